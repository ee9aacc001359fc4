// Exports a function to the host under a given name.
#pragma once

#define BORNES_EXPORT(name) __attribute__((export_name(#name)))
