# Target checkers_imgui: Dear ImGui with its SDL2 and OpenGL 3 backends, and SDL2 itself.
if(CHECKERS_IMGUI_DIR)
  set(imgui_dir ${CHECKERS_IMGUI_DIR})
elseif(CHECKERS_FETCHED_IMGUI_DIR)
  set(imgui_dir ${CHECKERS_FETCHED_IMGUI_DIR})
else()
  include(FetchContent)
  FetchContent_Declare(
    imgui
    GIT_REPOSITORY https://github.com/ocornut/imgui.git
    GIT_TAG v1.90.1
    GIT_SHALLOW ON)
  FetchContent_MakeAvailable(imgui)
  set(imgui_dir ${imgui_SOURCE_DIR})
endif()

add_library(
  checkers_imgui STATIC
  ${imgui_dir}/imgui.cpp
  ${imgui_dir}/imgui_draw.cpp
  ${imgui_dir}/imgui_tables.cpp
  ${imgui_dir}/imgui_widgets.cpp
  ${imgui_dir}/imgui_demo.cpp
  ${imgui_dir}/backends/imgui_impl_sdl2.cpp
  ${imgui_dir}/backends/imgui_impl_opengl3.cpp)
target_include_directories(checkers_imgui SYSTEM PUBLIC ${imgui_dir} ${imgui_dir}/backends)
target_compile_options(checkers_imgui PRIVATE -w)

if(NOT EMSCRIPTEN)
  find_package(SDL2 REQUIRED)
  find_package(OpenGL REQUIRED)
  target_link_libraries(checkers_imgui PUBLIC SDL2::SDL2 OpenGL::GL ${CMAKE_DL_LIBS})
elseif(CHECKERS_SDL2_WASM_PREFIX OR CHECKERS_BUILT_SDL2_WASM_PREFIX)
  set(sdl2_prefix ${CHECKERS_BUILT_SDL2_WASM_PREFIX})
  if(CHECKERS_SDL2_WASM_PREFIX)
    set(sdl2_prefix ${CHECKERS_SDL2_WASM_PREFIX})
  endif()
  target_include_directories(checkers_imgui SYSTEM PUBLIC ${sdl2_prefix}/include/SDL2)
  target_link_libraries(checkers_imgui PUBLIC ${sdl2_prefix}/lib/libSDL2.a)
  # Keeps Emscripten's own SDL 1 out of the way.
  target_compile_options(checkers_imgui PUBLIC -sUSE_SDL=0)
  target_link_options(checkers_imgui PUBLIC -sUSE_SDL=0)
else()
  target_compile_options(checkers_imgui PUBLIC -sUSE_SDL=2)
  target_link_options(checkers_imgui PUBLIC -sUSE_SDL=2)
endif()
