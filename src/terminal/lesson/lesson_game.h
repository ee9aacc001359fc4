// The guided first game behind the interface Game. The learner makes the moves of a record, and
// every step says a sentence. If the learner tries another move, the lesson explains why that move
// is not wanted, and nothing changes.
#pragma once

#include <functional>

#include "terminal/lesson/lesson.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

class LessonGame : public Game {
public:
    // Starts at a step. Calls `keep` with every step that is reached.
    LessonGame(Lesson lesson, const Voice& voice, std::size_t step,
               std::function<void(std::size_t)> keep);

    int viewer() const override { return 0; }
    View view() const override;
    std::string name_of(int seat) const override;
    int people() const override { return 1; }
    std::vector<Event> events() const override { return events_; }
    const std::vector<Board>& finished_hands() const override { return finished_; }
    Demand demand() const override;
    // The learner has read the sentence.
    void looked() override { proceed(); }
    void act(Action action) override;
    // Makes one move of the record for the opponent.
    bool advance() override;
    // Shows the next sentence about the score sheet, at the end of the hand.
    void next_hand() override { proceed(); }
    bool is_lesson() const override { return true; }
    // Goes back one step.
    bool offers_undo() const override { return at_ > 0; }
    bool undo() override;
    bool can_hint() const override { return false; }
    bool can_skip() const override { return demand() != Demand::nothing; }
    void skip() override;
    std::vector<Remark> remarks() const override { return remarks_; }
    std::string lesson_note() const override;
    // Whether the lesson is finished.
    bool is_closed() const override { return at_ == lesson_.steps.size(); }

private:
    const LessonStep& step() const { return lesson_.steps[at_]; }
    bool reached() const {
        return !is_closed() && static_cast<int>(events_.size()) == step().after;
    }
    void proceed();
    void play_next();
    void replay(std::size_t moves);
    void note(std::string text);
    // The sentence of the step, and the task.
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
