// What the host of a bot says, as lines of JSON (docs/record-format.md).
#pragma once

#include <string>
#include <string_view>

#include "bornes/position.h"
#include "protocol/table.h"

namespace bornes::protocol {

// {"deck":"full",...}: the settings that differ from the edition's own.
void append_settings(std::string& out, const HouseRules& house);

std::string hello_message(const Hello& hello);
std::string act_message(const View& view, const ActionList& legal, int deadline_ms);
std::string event_message(int seat, Action action);
std::string hand_over_message(const Board& board);
std::string game_over_message(const Board& board);
std::string error_message(std::string_view reason);

}  // namespace bornes::protocol
