// SPDX-License-Identifier: MIT
// DraftBuilder: begins the bodies and units that headings name and puts lines of troops where the layout
// shows them.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/ditto.h"
#include "mail/detail/last_troops.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/officers.h"
#include "mail/detail/vocabulary.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class DraftBuilder {
public:
    DraftBuilder(const Vocabulary& vocabulary, ArmyDraft& draft);

    // `inline_troops`: a unit's troops stand in the rest of the line; the next such line with the same
    // heading goes on with the body.
    void begin_body(const MailLine& line, std::string_view heading, bool inline_troops = false);
    // `inline_troops`: the unit's troops stand in the rest of the line.
    void begin_unit(const MailLine& line, std::string_view heading, bool inline_troops);
    // "Not linked:": what follows stands in units of its own.
    void end_unit();
    void add(const MailLine& line, std::string_view text, std::vector<LineReading> ways);
    // What a table of the army's parts says of one, such as ", rating 3".
    void describe_body(const std::string& name, const std::string& words) { of_named_bodies_[name] = words; }
    // `body_words`: what the row says of its body, such as ", rating 3".
    void add_row(const MailLine& line, std::vector<LineReading> ways, const std::string& body,
                 const std::string& unit, const std::string& body_words);
    // "Legion II: the same as Legion I": whether the unit's troops could be repeated in one of its own.
    bool repeat(const MailLine& line, const UnitPlace& unit, const Ditto& ditto);
    [[nodiscard]] std::optional<UnitPlace> last_place() const;
    [[nodiscard]] Officers& officers() { return officers_; }
    [[nodiscard]] LastTroops& last_troops() { return last_troops_; }
    [[nodiscard]] UnitDraft* last_unit() { return last_unit_of(draft_); }
    // "Three links, each in line": of those whose headings do not say it.
    void say_of_links(const ValueOf& value) { of_links_.push_back(value); }
    // "Orders for both wings: attack": of those that do not say otherwise.
    void say_of_bodies(const ValueOf& value) { of_bodies_.push_back(value); }
    void settle_said_of_all();
    // A heading beneath which nothing stands is one of the mail, not of the army, or tells of a part that is
    // called so. Returns the lines of those that count something behind the colon, "Right wing: 2 hoplites",
    // or say otherwise than the part does.
    std::vector<std::size_t> drop_empty();

    // The body by whose name the words begin, else the last; nullptr if there is none.
    [[nodiscard]] const BodyDraft* body_meant(std::string_view words) const {
        const BodyDraft* last = draft_.bodies.empty() ? nullptr : &draft_.bodies.back();
        const BodyDraft* labelled = body_labelled(words);
        return labelled != nullptr ? labelled : last;
    }
    // "(she leads the chariots herself)" beneath the general's line and, under it, the chariots: he joins
    // them.
    bool lead_last(std::string_view text);
    // "Front:", "rear:" of the link that stands open above the line.
    [[nodiscard]] bool is_rank_of_link(const MailLine& line, std::string_view heading);
    // "Sub-commander rating 3", "Orders: hold" in a line of its own beneath the body's heading: whether it
    // was that.
    bool extend_body(std::string_view words);

private:
    // Of "Eored: sub-commander rating 4, orders attack" the body that is called so; nullptr if none is.
    [[nodiscard]] BodyDraft* body_labelled(std::string_view words) const;
    [[nodiscard]] TroopReading repeated(TroopReading troop, const Ditto& ditto, bool first) const;
    BodyDraft& body();
    UnitDraft& new_unit(const MailLine& line);
    void close_unit_before(const MailLine& line);
    [[nodiscard]] bool belongs_to_row_above(std::string_view text) const;
    [[nodiscard]] bool belongs_above(const MailLine& line, std::string_view text) const;
    void join_above();
    [[nodiscard]] static std::size_t column_of_troops(const MailLine& line, std::string_view text);
    [[nodiscard]] bool goes_on_in_column(const MailLine& line, std::string_view text, bool officer);
    [[nodiscard]] bool may_be_led_by(const TroopReading& leader);
    void ask_of_leading(std::size_t index, const char* question);

    const Vocabulary& vocabulary_;
    ArmyDraft& draft_;
    Officers officers_;
    LastTroops last_troops_;
    std::map<std::string, std::string> of_named_bodies_;

    std::vector<ValueOf> of_links_;
    std::vector<ValueOf> of_bodies_;
    // "Support links:", of which each line beneath is one; without values where that is no longer certain.
    std::optional<std::vector<ValueOf>> of_link_group_;
    bool unit_open_ = false;       // the next troops belong to the last unit
    bool commander_leads_ = false; // a heading's line names the unit's commander alone
    bool one_line_ = false;        // whose troops stand in one line
    std::size_t unit_indent_ = 0;
    std::size_t inner_indent_ = 0; // of its first troop
    std::size_t last_indent_ = 0;  // of the last line of troops
    std::size_t column_ = 0;       // where the troops of a named unit stand behind its name; 0: nowhere
    std::string last_row_unit_;
    bool last_was_row_ = false;
};

} // namespace muster
