// SPDX-License-Identifier: MIT
// DraftBuilder: begins the bodies and units that headings name and puts lines of troops where the layout
// shows them.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>
#include <unordered_set>
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
    void add(const MailLine& line, std::string_view text, std::vector<LineReading> ways);
    // `body_words`: what the row says of its body, such as ", rating 3".
    void add_row(const MailLine& line, std::vector<LineReading> ways, const std::string& body,
                 const std::string& unit, const std::string& body_words);
    // Officers that stand in lines of their own join the units beside them. Returns the lines of those that
    // nothing shows a unit for.
    [[nodiscard]] std::vector<std::size_t> join_officers();
    // A heading beneath which nothing stands is one of the mail, not of the army.
    void drop_empty();

    [[nodiscard]] bool is_officer(const LineReading& reading) const;
    [[nodiscard]] UnitDraft* last_unit();
    // "Sub-commander rating 3", "Orders: hold" in a line of its own beneath the body's heading: whether it
    // was that.
    bool extend_body(std::string_view words);

private:
    BodyDraft& body();
    UnitDraft& new_unit(const MailLine& line);
    void read_body_words(std::string_view heading, BodyDraft& body) const;
    void close_unit_before(const MailLine& line);
    [[nodiscard]] bool belongs_above(const MailLine& line, std::string_view text) const;
    void join_above();
    [[nodiscard]] bool is_leader_alone(const UnitDraft& unit) const;
    [[nodiscard]] bool has_officer(const UnitDraft& unit) const;
    [[nodiscard]] bool takes_officer(const std::vector<UnitDraft>& units, std::size_t i) const;
    [[nodiscard]] bool are_several(const UnitDraft& officers) const;

    struct OfficerPlaces {
        bool any = false;
        bool behind = true;
        bool before = true;
    };
    [[nodiscard]] OfficerPlaces officer_places(const std::vector<UnitDraft>& units) const;
    static void join_officers_of(std::vector<UnitDraft>& units, bool behind);

    const Vocabulary& vocabulary_;
    ArmyDraft& draft_;
    std::unordered_set<std::int32_t> officers_; // classes whose figure belongs to the rank and file
    bool unit_open_ = false;                    // the next troops belong to the last unit
    bool one_line_ = false;                     // whose troops stand in one line
    std::size_t unit_indent_ = 0;
    std::size_t inner_indent_ = 0; // of its first troop
    std::size_t last_indent_ = 0;  // of the last line of troops
    std::string last_row_unit_;
    bool last_was_row_ = false;
};

} // namespace muster
