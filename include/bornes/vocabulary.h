// Everything that the engine can name, as one JSON object: cards, editions with their rules,
// settings with their values, rows of the score sheet with their points, and the ids of every enum.
// Programs in other languages read it instead of keeping lists of their own.
//
// Most fields are arrays in the engine's order:
//
// - limits, an object: players, hand size, decks
//
// - cards: id, family, count in the full deck, miles, and what answers a hazard
//
// - editions: id, playsAs, default, `own`: for each number of players, all settings as texts
//
// - settings: name, rule, words, menu (what a menu offers), and least, most, multiple of a number
//
// - scoreRows: id, json, rule, worth, scoredBy
//
// - families, phases, verbs, battles, piles: ids
//
// - refusals, rulesFaults, dealFaults, sheetFaults: id and English sentence. The sentences of
//   sheetFaults have {name} in place of each argument
#pragma once

#include <string>

namespace bornes {

// Returns the JSON object, without a line end. Every call returns the same text.
std::string vocabulary();

}  // namespace bornes
