#include "terminal/keep.h"

#include <unistd.h>

#include <iostream>

namespace bornes::terminal {

bool keeps_a_game() { return std::filesystem::exists(score_pad_file()); }

void keep(const KeepOptions& options) {
    Lines lines(STDIN_FILENO);
    const bool goes_on = !options.fresh && keeps_a_game();
    const words::Speech speech = speech_of(options.screen);
    std::optional<protocol::KeptPad> pad;
    if (goes_on) pad = read_score_pad(score_pad_file(), {speech, kDefaultEdition});
    const words::Voice voice(speech, pad ? pad->edition : options.game.edition);
    const PadDesk desk{lines, std::cout, voice, only_ascii(options.screen)};
    if (!pad) pad = new_score_pad(options.game, desk);
    if (pad) keep_score(*std::move(pad), score_pad_file(), desk);
    flush_output(voice);
}

}  // namespace bornes::terminal
