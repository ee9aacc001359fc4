// The guided first game, as a game that a screen or lines can show: the learner makes the moves of
// a record, and every step says a sentence. A move that the step does not ask for is explained, and
// nothing changes.
#pragma once

#include <functional>

#include "terminal/lesson/lesson.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

class LessonGame : public Game {
public:
    // Goes on at that step. `keep` hears of every step that is reached.
    LessonGame(Lesson lesson, const Voice& voice, std::size_t step,
               std::function<void(std::size_t)> keep);

    int viewer() const override { return 0; }
    View view() const override;
    std::string name_of(int seat) const override;
    int people() const override { return 1; }
    std::vector<Event> events() const override { return events_; }
    const std::vector<Board>& finished_hands() const override { return finished_; }
    Demand demand() const override;
    // Something to read was read.
    void looked() override { go_on(); }
    void act(Action action) override;
    // One move of the record that is not the learner's.
    bool advance() override;
    // At the end of the hand: the next sentence about the sheet.
    void next_hand() override { go_on(); }
    bool is_lesson() const override { return true; }
    // A step back.
    bool can_undo() const override { return at_ > 0; }
    bool undo() override;
    bool can_hint() const override { return false; }
    bool can_skip() const override { return demand() != Demand::nothing; }
    void skip() override;
    std::vector<Remark> remarks() const override { return remarks_; }
    std::string lesson_note() const override;
    // Every step was taken.
    bool is_closed() const override { return at_ == lesson_.steps.size(); }

private:
    const LessonStep& step() const { return lesson_.steps[at_]; }
    bool reached() const {
        return !is_closed() && static_cast<int>(events_.size()) == step().after;
    }
    void go_on();
    void play_next();
    void replay(std::size_t moves);
    void note(std::string text);
    // The sentence of the step, and what is to be done.
    std::string words_of_step() const;
    std::string task() const;

    Lesson lesson_;
    const Voice& voice_;
    std::size_t at_;
    std::function<void(std::size_t)> keep_;
    Position position_;
    std::vector<Event> events_;
    std::vector<Remark> remarks_;
    std::vector<Board> finished_;
};

}  // namespace bornes::terminal
