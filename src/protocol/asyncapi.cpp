#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <cctype>

#include "protocol/api_files.h"
#include "protocol/api_parts.h"
#include "protocol/commands.h"
#include "protocol/pretty_json.h"

namespace bornes::protocol {
namespace {

namespace json = boost::json;

json::object link(const std::string& path) { return {{"$ref", "#/" + path}}; }

// The name of a message: "StateMessage" becomes `state`.
template <typename T>
std::string name_of() {
    std::string name(kAbout<T>.name);
    if (const std::size_t end = name.find("Message"); end != std::string::npos) name.resize(end);
    name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    return name;
}

// The messages of the channel. `add` also appends a message to those that an operation carries.
class Messages {
public:
    template <typename T>
    void add(json::array& carried) {
        const std::string name = name_of<T>();
        components_[name] = json::object{
            {"name", name}, {"contentType", "application/json"}, {"payload", reference<T>()}};
        in_channel_[name] = link("components/messages/" + name);
        carried.push_back(link("channels/table/messages/" + name));
    }
    const json::object& components() const { return components_; }
    const json::object& in_channel() const { return in_channel_; }

private:
    json::object components_;
    json::object in_channel_;
};

json::object operation(std::string_view action, std::string_view summary, json::array messages) {
    return {{"action", action},
            {"summary", summary},
            {"channel", link("channels/table")},
            {"messages", std::move(messages)}};
}

json::object query() {
    json::object properties;
    json::array required;
    for (const QueryParameter& each : kSocketQuery) {
        json::object schema = each.schema();
        schema["description"] = each.says;
        properties[each.name] = std::move(schema);
        if (each.required) required.push_back(json::string(each.name));
    }
    return {{"type", "object"}, {"properties", properties}, {"required", required}};
}

}  // namespace

std::string asyncapi_text() {
    Messages messages;
    json::array heard;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, ServerMessage>>(
        [&](auto type) { messages.add<typename decltype(type)::type>(heard); });
    json::array ordered;
    messages.add<Command>(ordered);
    const json::object channel{
        {"address", kSocketPath},
        {"description",
         "One table. A client whose token owns a seat plays there; everybody else watches."},
        {"parameters", json::object{{"id", json::object{{"description", kTableId.says}}}}},
        {"bindings", json::object{{"ws", json::object{{"query", query()}}}}},
        {"messages", messages.in_channel()}};
    const json::object operations{
        {"hear", operation("send", "Messages from the server.", heard)},
        {"order", operation("receive", "Commands of the client, in text frames of at most 4 KiB.",
                            ordered)}};
    return pretty(json::object{
               {"asyncapi", "3.0.0"},
               {"info", info_of("The WebSocket of a table. docs/protocol.md explains it.")},
               {"channels", json::object{{"table", channel}}},
               {"operations", operations},
               {"components", json::object{{"messages", messages.components()}}}}) +
           "\n";
}

}  // namespace bornes::protocol
