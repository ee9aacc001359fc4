// A plug-in of some program: one exported function that uses the engine.
#include <bornes/bornes.h>

extern "C" int plugin_levels() { return static_cast<int>(bornes::kLevels.size()); }
