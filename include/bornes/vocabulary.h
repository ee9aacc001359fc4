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
// - editions: id, playsAs, default, and `own`: by number of players the text of every setting
//
// - settings: name, rule, words, menu (what a menu offers), and least, most, multiple of a number
//
// - scoreRows: id, json, rule, worth, scoredBy
//
// - families, phases, verbs, battles, piles: ids
//
// - refusals, rulesFaults, dealFaults, sheetFaults: id and English sentence, with {name} in the
//   places of the arguments of a sheet's fault
#pragma once

#include <string>

namespace bornes {

// Returns the JSON object, without a line end. Every call returns the same text.
std::string vocabulary();

}  // namespace bornes
