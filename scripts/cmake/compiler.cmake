# How our own code is compiled: link `checkers_options` privately. Third-party code gets only the global part.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

include(CheckCXXCompilerFlag)

add_library(checkers_options INTERFACE)
target_compile_options(checkers_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(checkers_options INTERFACE -Wno-restrict) # GCC 12 raises false alarms about std::string
endif()
if(CHECKERS_WARNINGS_AS_ERRORS)
  target_compile_options(checkers_options INTERFACE -Werror)
endif()

if(CHECKERS_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

if(EMSCRIPTEN)
  set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
  add_compile_options(-fno-exceptions)
  add_link_options(-sALLOW_MEMORY_GROWTH=1 -sDYNAMIC_EXECUTION=0)
  # Searches recurse: the default stack of newer releases (64 KiB) is too small.
  if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
    add_link_options(-sTOTAL_STACK=5242880)
  else()
    add_link_options(-sSTACK_SIZE=5242880)
  endif()
else()
  if(CHECKERS_POPCNT AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    check_cxx_compiler_flag(-mpopcnt CHECKERS_COMPILER_HAS_POPCNT)
    if(CHECKERS_COMPILER_HAS_POPCNT)
      add_compile_options(-mpopcnt)
      add_compile_definitions(CHECKERS_NEEDS_POPCNT)
    endif()
  endif()
endif()

# A program that runs in Node and sees the machine's files.
function(checkers_node_program target)
  if(EMSCRIPTEN)
    target_link_options(${target} PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1
                        --pre-js=${PROJECT_SOURCE_DIR}/scripts/cmake/node_program.js)
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${PROJECT_SOURCE_DIR}/scripts/cmake/node_program.js)
  endif()
endfunction()
