#include "protocol/write.h"

#include "bornes/settings.h"

namespace bornes::protocol {

void write(std::string& out, const HouseRules& house) {
    out += '{';
    for (const auto& [name, value] : house_rule_texts(house))
        inside::separated(out).append("\"").append(name).append("\":\"").append(value).append("\"");
    out += '}';
}

void write(std::string& out, CallWindow window) {
    if (window.value == 0) {
        out.append("\"automatic\"");
        return;
    }
    write(out.append("{\"window\":"), window.value);
    out += '}';
}

void write(std::string& out, const BotSeats& bots) {
    std::vector<BotSeat> list;
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        if (bots[seat]) list.push_back({static_cast<int>(seat), *bots[seat]});
    write(out, list);
}

}  // namespace bornes::protocol
