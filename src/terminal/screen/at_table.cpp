#include "terminal/screen/at_table.h"

#include "terminal/screen/readers.h"

namespace bornes::terminal {
namespace {

// Draws a question over the picture of an online table.
DrawChoice over_table(const Game& game, const Voice& voice) {
    return [&](Canvas& canvas, const Choice& choice) {
        TableScene scene = waiting_scene(game, voice);
        scene.choice = choice;
        scene.keys = keys_line(voice, {Mode::choice, true}, canvas.size().width);
        draw_table(canvas, scene);
    };
}

void choose_phrase(Stage& stage, Game& game, const Voice& voice) {
    if (const auto phrase = ask_phrase(stage, voice, over_table(game, voice)))
        game.remote()->say(*phrase);
}

void give_up_seat(Stage& stage, Game& game, const Voice& voice) {
    const Choice choice{
        std::string(voice(Word::online_ask_leave)),
        {{1, std::string(voice(Word::online_stay))}, {2, std::string(voice(Word::online_give_up))}},
        0};
    if (ask_choice(stage, choice, over_table(game, voice)) == 1) game.remote()->leave();
}

// Handles the requests of online tables.
void handle_at_remote_table(Stage& stage, Game& game, const Voice& voice, Request request,
                            Key key) {
    RemoteTable& remote = *game.remote();
    const bool watches = game.viewer() == View::kSpectator;
    const Board board = game.view().board;
    switch (request) {
        case Request::say: choose_phrase(stage, game, voice); break;
        case Request::come_back: remote.come_back(); break;
        case Request::retry: remote.retry(); break;
        case Request::give_up_seat:
            if (!watches) give_up_seat(stage, game, voice);
            break;
        case Request::move_seat:
            if (!watches) remote.move_seat();
            break;
        case Request::replace:
            if (!board.over() && board.seat != game.viewer()) remote.replace(board.seat);
            break;
        case Request::number:
            if (watches) remote.sit(key.digit() - 1);
            break;
        default: break;
    }
}

}  // namespace

TableScene scene_of(const Game& game, const Voice& voice) {
    TableScene scene{game, voice};
    const Board board = game.view().board;
    scene.messages.push_back(tell_deal(voice, game, board));
    const std::vector<Event> events = game.events();
    const std::vector<Remark> remarks = game.remarks();
    auto remark = remarks.begin();
    for (std::size_t i = 0; i <= events.size(); ++i) {
        for (; remark != remarks.end() && remark->after <= i; ++remark)
            scene.messages.push_back(remark->text);
        if (i == events.size()) break;
        if (events[i].seat == game.viewer()) scene.old_messages = scene.messages.size();
        scene.messages.push_back(tell(voice, game, events[i]));
    }
    if (std::string trouble = game.trouble(voice); !trouble.empty())
        scene.messages.push_back(std::move(trouble));
    return scene;
}

TableScene waiting_scene(const Game& game, const Voice& voice) {
    TableScene scene = scene_of(game, voice);
    const Board board = game.view().board;
    if (!board.over() && board.seat != game.viewer()) {
        const std::string name = name_of(voice, game, board.seat);
        if (game.is_gone(board.seat))
            scene.prompt = voice(phrase::online_gone{.name = name});
        else
            scene.prompt = game.is_online() ? voice(phrase::table_turn_of{.name = name})
                                            : voice(phrase::table_thinking{.name = name});
    }
    return scene;
}

bool handle_at_table(Stage& stage, Game& game, const Voice& voice, Request request, Key key) {
    if (request == Request::help) read_help(stage, voice, game);
    if (request == Request::score) read_score(stage, voice, game);
    if (game.remote() != nullptr) handle_at_remote_table(stage, game, voice, request, key);
    return request != Request::quit;
}

}  // namespace bornes::terminal
