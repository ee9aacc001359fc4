// A game at an online table, behind the interface Game.
#pragma once

#include <memory>

#include "client/socket.h"
#include "client/table_client.h"
#include "terminal/model/adviser.h"
#include "terminal/model/game.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

// The table that a person wants to join, and the token that owns the seat.
struct Invitation {
    client::Address address;
    std::string table;
    std::string token;
    bool watch = false;  // take no seat automatically
};

class OnlineGame : public Game, public RemoteTable {
public:
    OnlineGame(const Invitation& invitation, const Voice& voice);

    int viewer() const override { return client_.you(); }
    // Only after `dealt`.
    View view() const override { return *client_.view(); }
    std::string name_of(int seat) const override;
    int people() const override { return 1; }
    std::vector<Event> events() const override { return events_; }
    const std::vector<Board>& finished_hands() const override { return finished_; }
    Demand demand() const override;
    void act(Action action) override;
    bool advance() override;
    const platform::Bell* bell() const override { return &bell_; }
    void next_hand() override;
    bool can_hint() const override;
    void ask_hint() override;
    std::optional<Candidate> take_hint() override { return adviser_.take(view()); }
    std::string trouble(const Voice& voice) const override;

    RemoteTable* remote() override { return this; }
    bool is_online() const override { return true; }
    bool is_connected() const override { return !lost_; }
    void retry() override { socket_.try_now(); }
    std::vector<Remark> remarks() const override { return remarks_; }
    bool is_gone(int seat) const override;
    bool is_closed() const override { return !refused_.empty(); }
    std::optional<int> seconds_left() const override;
    void say(std::string_view phrase) override;
    void sit(int seat) override;
    void leave() override;
    void come_back() override;
    void replace(int seat) override;
    void put_bot(int seat, std::optional<Level> level) override;
    void remove(int seat) override;
    void move_seat() override;

    // For the time before the first hand.
    bool dealt() const { return client_.view().has_value(); }
    const std::optional<client::TableState>& table() const { return client_.table(); }
    bool connected() const { return connected_; }
    bool waits_for_answer() const { return !client_.unanswered().empty(); }
    // Why the server refused the person. Empty if it did not.
    const std::string& refused() const { return refused_; }
    void start();
    std::string who_sits(int seat) const;

private:
    void handle(const client::SocketEvent& event);
    void take_seat_at_first();
    void take_news();
    void tell(const client::News& news);
    void note_move(const client::News& news);
    std::string words_for(const client::News& news) const;
    std::string refusal(const client::News& news) const;
    void tell_deal();
    std::string watching(const Voice& voice) const;
    std::string lost() const;
    void settle_miles(std::size_t first);
    void remark(std::string text);
    void send();

    Invitation invitation_;
    Voice voice_;
    platform::Bell bell_;
    client::TableClient client_;
    std::vector<Event> events_;
    std::vector<Remark> remarks_;
    std::vector<Remark> about_deal_;  // remarks that stay when the cards are dealt
    std::vector<Board> finished_;
    bool connected_ = false;
    bool was_connected_ = false;
    bool lost_ = false;  // the client reconnects from time to time
    bool asked_for_seat_ = false;
    bool deal_told_ = false;
    std::string refused_;
    Adviser adviser_{bell_};
    client::Socket socket_;  // the last member, so that nothing rings during destruction
};

}  // namespace bornes::terminal
