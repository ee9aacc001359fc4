#include "terminal/screen/stage.h"

#include "terminal/draw/pages.h"
#include "terminal/draw/table_scene.h"
#include "terminal/screen/keys.h"

namespace bornes::terminal {

bool Stage::paint(const Draw& draw) {
    const Size size = screen_.size();
    Canvas canvas(size);
    const bool fits = size.width >= kSmallest.width && size.height >= kSmallest.height;
    if (fits) {
        draw(canvas);
    } else {
        draw_too_small(canvas, voice_);
    }
    screen_.show(canvas);
    return fits;
}

void Stage::show(const Draw& draw) { paint(draw); }

void Stage::begin_turn(const Draw& draw) {
    constexpr int quarter_of_a_second = 250;
    paint(draw);
    screen_.drop_keys(quarter_of_a_second);
}

std::optional<Key> Stage::key(const Draw& draw, int ms, const platform::Bell* bell) {
    while (true) {
        const bool fits = paint(draw);
        const std::optional<Key> key = screen_.key(fits ? ms : -1, bell);
        if (!key) return std::nullopt;
        if (key->kind == KeyKind::resize) continue;
        if (fits || request_of(*key, {Mode::pass}) == Request::quit) return key;
    }
}

std::optional<Key> Stage::ask(const Draw& draw, int ms) {
    const std::optional<Key> pressed = key(draw, ms, game_ == nullptr ? nullptr : game_->bell());
    if (!pressed && game_ != nullptr && game_->advance()) changed_ = true;
    return pressed;
}

std::optional<Key> Stage::hold(const Draw& draw, int ms) { return key(draw, ms, nullptr); }

}  // namespace bornes::terminal
