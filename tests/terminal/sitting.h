// Games for tests: a session in its own folder, and a screen with keys that were pressed before.
#pragma once

#include <deque>

#include "support/temporary_folder.h"
#include "terminal/model/session.h"
#include "terminal/screen/screen.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

struct Folder : tests::TemporaryFolder {
    std::filesystem::path file() const { return path() / "game.bornes"; }
};

// `people` persons in the first seats, and novices in the others.
Setup setup_with(int players, int people, std::uint64_t seed = 1);

// Waits for the move of the bot that is to act.
void let_bot_move(Session& session);

// Makes moves of persons and bots until `most_actions` actions are made or the hand is over.
// Persons play the first legal action that is not a discard, if there is one.
void play_on(Session& session, int most_actions);

class KeyedScreen : public Screen {
public:
    KeyedScreen(Size size, std::initializer_list<Key> keys) : size_(size), keys_(keys) {}

    Size size() const override { return size_; }
    void show(const Canvas& canvas) override { shown_.push_back(canvas.text()); }
    // A wait with a time limit ends when the bell rings.
    std::optional<Key> key(int ms, const platform::Bell* bell) override;

    // Removes the last picture from `shown`, because no key answers the picture before a turn
    // begins.
    void drop_keys(int ms) override;

    int drops() const { return drops_; }
    // Every picture that was shown.
    const std::vector<std::string>& shown() const { return shown_; }
    std::string all() const;

private:
    Size size_;
    std::deque<Key> keys_;
    int drops_ = 0;
    std::vector<std::string> shown_;
};

std::vector<Voice> all_voices();
// The table with the first card of the hand selected.
Canvas table(const Session& session, Size size, const Voice& voice);
int rows_with(const Canvas& canvas, std::string_view text);

inline Key letter(char32_t c) { return {KeyKind::letter, c}; }

}  // namespace bornes::terminal
