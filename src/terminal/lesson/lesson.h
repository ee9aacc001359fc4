// The guided first game as data: a record with a fixed deck, and the sentences and tasks of each
// step. Page and terminal read the same file, lessons/first-game.json.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bornes/record.h"
#include "protocol/described.h"

namespace bornes::terminal {

// The answer to an action that the step does not ask for.
struct WrongAnswer {
    std::string action{};
    std::string says{};  // a key of the catalogue
};
BOOST_DESCRIBE_STRUCT(WrongAnswer, (), (action, says))

struct LessonStep {
    int after = 0;                      // the number of moves of the record before this step
    std::string says{};                 // a key of the catalogue
    std::string at{};                   // the thing that the sentence is about
    std::optional<std::string> move{};  // the action to make; empty if the step is only to be read
    std::string topic{};
    std::vector<WrongAnswer> wrong{};
};
BOOST_DESCRIBE_STRUCT(LessonStep, (), (after, says, at, move, topic, wrong))

struct LessonFile {
    std::vector<std::string> record{};  // the lines of the record
    std::vector<LessonStep> steps{};
};
BOOST_DESCRIBE_STRUCT(LessonFile, (), (record, steps))

// A lesson with its parsed record.
struct Lesson {
    Record record;
    std::vector<LessonStep> steps;
};

// The compiled-in lesson, for an edition that is the default of a language. Throws
// std::runtime_error if its record is not legal in that edition; a test makes sure that it is.
Lesson first_game(Edition edition = kDefaultEdition);

}  // namespace bornes::terminal

namespace bornes::protocol {

template <>
inline constexpr About kAbout<terminal::WrongAnswer>{
    .name = "WrongAnswer",
    .says = "The answer to an action that the step does not ask for.",
    .closed = true};
template <>
inline constexpr auto kFields<terminal::WrongAnswer> = std::array{
    Field("action", "The action."),
    Field("says", "The key of the sentence."),
};
template <>
inline constexpr About kAbout<terminal::LessonStep>{
    .name = "LessonStep", .says = "One step of a lesson.", .closed = true};
template <>
inline constexpr auto kFields<terminal::LessonStep> = std::array{
    Field("after", "How many moves of the record come before the step."),
    Field("says", "The key of the sentence."),
    Field("at", "The thing that the sentence is about."),
    Field("move", "The action that the learner must make.").named("do"),
    Field("topic", "What the step teaches."),
    Field("wrong", "Answers to other actions, where they differ from the usual answer.")
        .may_be_absent(),
};
template <>
inline constexpr About kAbout<terminal::LessonFile>{
    .name = "Lesson", .says = "A guided game.", .closed = true};
template <>
inline constexpr auto kFields<terminal::LessonFile> = std::array{
    Field("record", "The lines of the record."),
    Field("steps", "The steps, in order."),
};

}  // namespace bornes::protocol
