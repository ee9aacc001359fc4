// Asks who plays, before the first hand.
#include <ostream>
#include <sstream>

#include "bornes/utf8.h"
#include "terminal/plain/score_pad.h"
#include "terminal/telling/text.h"
#include "words/trimmed.h"

namespace bornes::terminal {
namespace {

// Splits the names of a line at commas, or at blanks if there is no comma.
std::vector<std::string> names_in(const std::string& line) {
    const char between = line.find(',') == std::string::npos ? ' ' : ',';
    std::vector<std::string> names;
    std::istringstream in(line);
    for (std::string name; std::getline(in, name, between);)
        if (const auto trimmed = words::trimmed(name); !trimmed.empty())
            names.emplace_back(trimmed);
    return names;
}

// Asks until the rules allow the number of players.
bool ask_names(NewPad& game, const PadDesk& desk) {
    while (const auto line = desk.ask(std::string(desk.voice(words::Word::terminal_keep_names)))) {
        game.names = names_in(*line);
        game.players = static_cast<int>(game.names.size());
        const RulesResult made = make_rules(game.edition, game.players, game.house);
        if (made) return true;
        desk.put(std::string(desk.voice(words::sentence_of(made.fault))) + "\n");
    }
    return false;
}

}  // namespace

void PadDesk::put(std::string_view text) const {
    out << (ascii ? ascii_lines(text) : std::string(text));
}

std::optional<std::string> PadDesk::ask(const std::string& question) const {
    put(question + " > ");
    out.flush();
    std::string line;
    if (in.next(nullptr, line) != Lines::Heard::end) return std::string(words::trimmed(line));
    put("\n");
    return std::nullopt;
}

std::optional<protocol::KeptPad> new_score_pad(NewPad game, const PadDesk& desk) {
    constexpr std::size_t longest_name = 24;
    if (game.players == 0) game.players = static_cast<int>(game.names.size());
    if (game.players == 0 && !ask_names(game, desk)) return std::nullopt;
    protocol::KeptPad pad;
    pad.edition = game.edition;
    pad.house = game.house;
    pad.players = game.players;
    pad.dealer = game.players - 1;  // R2.3
    game.names.resize(static_cast<std::size_t>(game.players));
    for (std::size_t seat = 0; seat < game.names.size(); ++seat) {
        const std::string& name = game.names[seat];
        const int number = static_cast<int>(seat) + 1;
        pad.names.push_back(name.empty()
                                ? desk.voice(words::phrase::player_numbered{.figure = number})
                                : printable(name, longest_name));
    }
    return pad;
}

}  // namespace bornes::terminal
