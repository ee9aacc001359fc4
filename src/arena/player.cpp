#include "arena/player.h"

#include <charconv>

#include "arena/program_player.h"

namespace bornes::arena {
namespace {

class BotPlayer : public Player {
public:
    BotPlayer(Level level, std::uint64_t seed, Allowance budget)
        : bot_(make_bot(level, seed)), budget_(budget) {}

    Move move(const View& view, const ActionList& /*legal*/) override {
        return {bot_->think(view, budget_.from_now()).action, false};
    }

private:
    std::unique_ptr<Bot> bot_;
    Allowance budget_;
};

std::optional<Allowance> budget_from_text(std::string_view text) {
    const bool time = text.ends_with("ms");
    if (time) text.remove_suffix(2);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1) return std::nullopt;
    return time ? Allowance::of_time(number) : Allowance::of_rollouts(number);
}

}  // namespace

std::optional<PlayerName> player_from_text(std::string_view text) {
    constexpr std::string_view kCommand = "cmd:";
    PlayerName name{std::string(text), std::nullopt, std::nullopt, {}};
    if (text.starts_with(kCommand)) {
        name.command = text.substr(kCommand.size());
        return name.command.empty() ? std::nullopt : std::optional(name);
    }
    const std::size_t at = text.find('@');
    name.level = from_id<Level>(text.substr(0, at));
    if (!name.level) return std::nullopt;
    if (at == std::string_view::npos) return name;
    name.budget = budget_from_text(text.substr(at + 1));
    return name.budget ? std::optional(name) : std::nullopt;
}

std::unique_ptr<Player> make_player(const PlayerName& name, const protocol::Hello& hello,
                                    const Limits& limits) {
    if (!name.level)
        return std::make_unique<ProgramPlayer>(name.command, hello, limits.deadline_ms);
    return std::make_unique<BotPlayer>(*name.level, hello.seed,
                                       name.budget.value_or(limits.budget));
}

}  // namespace bornes::arena
