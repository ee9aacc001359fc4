# What every user of the engine gets, inside this build and from find_package(bornes).
target_include_directories(
  bornes_engine PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>)
target_compile_features(bornes_engine PUBLIC cxx_std_20)
target_link_libraries(bornes_engine PRIVATE $<BUILD_INTERFACE:bornes_warnings>)
if(NOT TARGET bornes::engine)
  add_library(bornes::engine ALIAS bornes_engine)
endif()
