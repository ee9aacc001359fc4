# The libraries for other projects: bornes::engine, bornes::bots and so on.
include(GNUInstallDirs)

configure_file(${PROJECT_SOURCE_DIR}/include/bornes/version.h.in ${PROJECT_BINARY_DIR}/include/bornes/version.h @ONLY)

set_property(GLOBAL PROPERTY BORNES_PUBLIC_LIBRARIES "")

# bornes_public_library(TARGET NAME): makes TARGET available as bornes::NAME, inside this build and
# for find_package(bornes), with the headers of include/. Call it after the room that adds the
# target.
function(bornes_public_library target name)
  target_include_directories(
    ${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                     $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>)
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:bornes_warnings>)
  if(NOT TARGET bornes::${name})
    add_library(bornes::${name} ALIAS ${target})
  endif()
  set_target_properties(
    ${target} PROPERTIES EXPORT_NAME ${name} VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
  set_property(GLOBAL APPEND PROPERTY BORNES_PUBLIC_LIBRARIES ${target})

  # Plug-ins are shared objects, so the code must be position independent. It stays as fast, because
  # calls to symbols that nobody can interpose are direct. A shared library exports everything.
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  if(BUILD_SHARED_LIBS)
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU,Clang>:-fno-semantic-interposition>)
  elseif(NOT BORNES_WASM)
    set_target_properties(${target} PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  endif()

  if(BORNES_INSTALL)
    install(
      TARGETS ${target}
      EXPORT bornesTargets
      ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
      LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
      INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  endif()
endfunction()
