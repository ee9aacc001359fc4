# bornes_public_library(TARGET NAME): makes a library of ours bornes::NAME, inside this build and for
# find_package(bornes), with the headers of include/. To be called after the room that adds the target.
include(GNUInstallDirs)

function(bornes_public_library target name)
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>)
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:bornes_warnings>)
  if(NOT TARGET bornes::${name})
    add_library(bornes::${name} ALIAS ${target})
  endif()
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  install(
    TARGETS ${target}
    EXPORT bornesTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
endfunction()
