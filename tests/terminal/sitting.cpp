#include "sitting.h"

#include "terminal/screen/at_table.h"

namespace bornes::terminal {

Setup setup_with(int players, int people, std::uint64_t seed) {
    Setup setup;
    setup.players = players;
    setup.seed = seed;
    setup.seats = you_against(Level::novice, "Ann");
    constexpr std::array names{"Ann", "Bob", "Cid", "Dee", "Eve", "Fay"};
    for (int seat = 0; seat < people; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        setup.seats[i] = {std::nullopt, names[i]};
    }
    return setup;
}

void let_bot_move(Session& session) {
    while (!session.advance()) platform::Bell::wait(-1, session.bell(), 100);
}

void play_on(Session& session, int most_actions) {
    for (int i = 0; i < most_actions && !session.position().board.over(); ++i) {
        if (session.demand() == Demand::look) session.looked();
        if (session.demand() == Demand::nothing) {
            let_bot_move(session);
        } else if (session.demand() == Demand::action) {
            ActionList legal;
            legal_actions(session.view(), legal);
            session.act(legal[0]);
        }
    }
}

void KeyedScreen::drop_keys(int) {
    ++drops_;
    shown_.pop_back();
}

std::optional<Key> KeyedScreen::key(int ms, const platform::Bell* bell) {
    if (ms >= 0) {
        if (bell != nullptr) platform::Bell::wait(-1, bell, ms);
        return std::nullopt;
    }
    if (keys_.empty()) throw Interrupted{};
    const Key next = keys_.front();
    keys_.pop_front();
    return next;
}

std::string KeyedScreen::all() const {
    std::string text;
    for (const std::string& picture : shown_) text += picture;
    return text;
}

std::vector<Voice> all_voices() {
    std::vector<Voice> voices;
    for (const Language each : words::languages()) voices.emplace_back(each, kDefaultEdition);
    return voices;
}

Canvas table(const Session& session, Size size, const Voice& voice) {
    Canvas canvas(size);
    TableScene scene = scene_of(session, voice);
    scene.selected = 0;
    draw_table(canvas, scene);
    return canvas;
}

int rows_with(const Canvas& canvas, std::string_view text) {
    int count = 0;
    for (int y = 0; y < canvas.size().height; ++y)
        count += canvas.row(y).find(text) != std::string::npos ? 1 : 0;
    return count;
}

}  // namespace bornes::terminal
