#include "stage.h"

#include "pages.h"
#include "table_scene.h"

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

std::optional<Key> Stage::ask(const Draw& draw, int ms) {
    while (true) {
        const bool fits = paint(draw);
        const std::optional<Key> key = screen_.key(fits ? ms : -1);
        if (!key) return std::nullopt;
        if (key->kind == KeyKind::resize) continue;
        if (fits || key->is(U'q')) return key;
    }
}

}  // namespace bornes::terminal
