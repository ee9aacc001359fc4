// Marks a function that the host can call, by the name that it has there.
#pragma once

#define BORNES_EXPORT(name) __attribute__((export_name(#name)))
