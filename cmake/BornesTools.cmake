# Tools that make builds faster, if they are installed. They do not change the result.
if(NOT PROJECT_IS_TOP_LEVEL OR CMAKE_CROSSCOMPILING)
  return()
endif()

find_program(BORNES_CCACHE ccache)
if(BORNES_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${BORNES_CCACHE})
endif()

find_program(BORNES_MOLD mold)
if(BORNES_MOLD)
  include(CheckLinkerFlag)
  check_linker_flag(CXX -fuse-ld=mold BORNES_LINKS_WITH_MOLD)
  if(BORNES_LINKS_WITH_MOLD)
    add_link_options(-fuse-ld=mold)
  endif()
endif()
