# Finds the Emscripten whose em++ is on PATH, so that `cmake --preset wasm` works without emcmake.
find_program(CHECKERS_EM_CONFIG em-config)
if(NOT CHECKERS_EM_CONFIG)
  message(FATAL_ERROR "Emscripten is missing: no em-config on PATH (scripts/setup --web installs it)")
endif()
execute_process(
  COMMAND ${CHECKERS_EM_CONFIG} EMSCRIPTEN_ROOT
  OUTPUT_VARIABLE checkers_emscripten_root
  OUTPUT_STRIP_TRAILING_WHITESPACE
  COMMAND_ERROR_IS_FATAL ANY)
include(${checkers_emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)
