# Variable checkers_font_source: a generated .cpp that holds the app's fonts. Inter from Debian's package fonts-inter;
# where that is missing, the Roboto that Dear ImGui's own repository carries. Needs imgui_dir (imgui.cmake).
set(CHECKERS_FONT_REGULAR "" CACHE FILEPATH "Font of the app; empty: Inter, else Dear ImGui's Roboto")
set(CHECKERS_FONT_STRONG "" CACHE FILEPATH "The same for titles")

function(checkers_find_font variable name)
  if(${variable})
    return()
  endif()
  foreach(candidate
          /usr/share/fonts/opentype/inter/Inter-${name}.otf
          /usr/share/fonts/truetype/inter/Inter-${name}.ttf
          /usr/share/fonts-inter/Inter-${name}.otf
          ${imgui_dir}/misc/fonts/Roboto-Medium.ttf)
    if(EXISTS ${candidate})
      set(${variable} ${candidate} PARENT_SCOPE)
      return()
    endif()
  endforeach()
  message(FATAL_ERROR "The font Inter is missing: install Debian's fonts-inter (scripts/setup does), or set ${variable}")
endfunction()

checkers_find_font(CHECKERS_FONT_REGULAR Regular)
checkers_find_font(CHECKERS_FONT_STRONG SemiBold)

add_executable(embed_font ${PROJECT_SOURCE_DIR}/scripts/cmake/embed_font.cpp)
target_include_directories(embed_font SYSTEM PRIVATE ${imgui_dir})
target_compile_options(embed_font PRIVATE -Wno-unused-function)
checkers_node_program(embed_font)

set(checkers_font_source ${CMAKE_CURRENT_BINARY_DIR}/font_data.cpp)
add_custom_command(
  OUTPUT ${checkers_font_source}
  COMMAND embed_font ${checkers_font_source} inter_regular ${CHECKERS_FONT_REGULAR} inter_strong ${CHECKERS_FONT_STRONG}
  DEPENDS embed_font ${CHECKERS_FONT_REGULAR} ${CHECKERS_FONT_STRONG}
  COMMENT "Embedding the fonts"
  VERBATIM)
