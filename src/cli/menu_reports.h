// The reports that the menu of `bornes play` shows, made by the commands of the same names.
#pragma once

#include "terminal/reports.h"

namespace bornes::cli {

terminal::Reports menu_reports();

}  // namespace bornes::cli
