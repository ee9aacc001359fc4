#include "terminal/screen/at_table.h"

#include "terminal/screen/readers.h"

namespace bornes::terminal {
namespace {

// A question to who sits at a table elsewhere, over what there is to be seen of it.
DrawChoice over_table(const Game& game, const Voice& voice) {
    return [&](Canvas& canvas, const Choice& choice) {
        TableScene scene = waiting_scene(game, voice);
        scene.choice = choice;
        scene.keys = voice(Word::terminal_keys_choice);
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

// Keys of a table whose players sit elsewhere.
void handle_at_remote_table(Stage& stage, Game& game, const Voice& voice, Key key) {
    RemoteTable& remote = *game.remote();
    const bool watches = game.viewer() == View::kSpectator;
    const Board board = game.view().board;
    if (key.is(U't')) choose_phrase(stage, game, voice);
    if (key.is(U'b')) remote.come_back();
    if (key.is(U'x') && !watches) give_up_seat(stage, game, voice);
    if (key.is(U'r') && !board.over() && board.seat != game.viewer()) remote.replace(board.seat);
    if (watches && key.digit() >= 1) remote.sit(key.digit() - 1);
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
    if (!game.trouble().empty()) scene.messages.push_back(game.trouble());
    return scene;
}

TableScene waiting_scene(const Game& game, const Voice& voice) {
    TableScene scene = scene_of(game, voice);
    const Board board = game.view().board;
    if (!board.over() && board.seat != game.viewer()) {
        const std::string name = name_of(voice, game, board.seat);
        scene.prompt = game.is_online() ? voice(phrase::table_turn_of{.name = name})
                                        : voice(phrase::table_thinking{.name = name});
    } else if (!board.over() && game.is_online() && game.trouble().empty()) {
        scene.prompt = voice(Word::online_sent);
    }
    scene.keys = voice(game.is_online() ? Word::online_keys_waiting : Word::terminal_keys_waiting);
    return scene;
}

bool handle_at_table(Stage& stage, Game& game, const Voice& voice, Key key) {
    if (key.is(U'?')) read_help(stage, voice, game);
    if (key.is(U's')) read_score(stage, voice, game);
    if (game.remote() != nullptr) handle_at_remote_table(stage, game, voice, key);
    return !key.is(U'q');
}

}  // namespace bornes::terminal
