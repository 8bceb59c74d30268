// SPDX-License-Identifier: MIT
// read_written_army: an army from the text that a player wrote, as in an e-mail. Whatever could not be
// understood for sure is an open question: with one, nobody can tell yet whether the army is legal.
#pragma once

#include "army/army.h"
#include "army/place.h"
#include "mail/open_question.h"
#include "ruleset/ruleset.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// A troop, and the line that says it.
struct WrittenTroop {
    std::size_t line = 0;
    Place place;
};

// A number of the whole army as its player worked it out.
struct WrittenFigure {
    std::size_t line = 0;
    std::size_t number = 0; // among those of an army
    std::int32_t value = 0;
    std::string question; // the id of the open question about it; empty if it comes out
};

struct WrittenArmy {
    Army army;
    std::vector<OpenQuestion> open;       // in the order of the text
    std::vector<SettledQuestion> settled; // by a choice, in the order of the text
    std::vector<std::string> notes;       // what was settled without asking: "line 3: …"
    std::vector<WrittenTroop> lines;
    std::vector<WrittenFigure> figures; // that the list states of the whole army
    std::size_t troops = 0;             // groups of alike troops that were read
    std::size_t unread = 0;             // lines that may be troops and were not
    bool says_ruleset = false;          // a line names this rule set
};

class NearWords;
class Vocabulary;

// Gathers the words of a rule set once, for many texts. The rule set must outlive it.
class WrittenArmyReader {
public:
    explicit WrittenArmyReader(const Ruleset& ruleset);
    ~WrittenArmyReader();
    WrittenArmyReader(const WrittenArmyReader&) = delete;
    WrittenArmyReader& operator=(const WrittenArmyReader&) = delete;

    // As read_written_army.
    [[nodiscard]] WrittenArmy read(std::string_view text, const Army& begin,
                                   const std::vector<Choice>& choices = {}) const;

private:
    // Of a text in one form.
    [[nodiscard]] WrittenArmy read_text(std::string_view text, const Army& begin,
                                        const std::vector<Choice>& choices) const;

    std::unique_ptr<const Vocabulary> vocabulary_;
    std::unique_ptr<const NearWords> near_words_;
};

// The text must be decoded already (mail/mail_text.h). `begin` is the army that a new one of the rule set
// begins as: from it comes what must be said and is not. A text that is too long to be a list, or has too
// long a line, is refused with an InputError.
[[nodiscard]] WrittenArmy read_written_army(std::string_view text, const Ruleset& ruleset, const Army& begin,
                                            const std::vector<Choice>& choices = {});

// The same, but no word is tried as the typing error of another: quicker, to see how much is understood.
[[nodiscard]] WrittenArmy read_as_typed(std::string_view text, const Ruleset& ruleset, const Army& begin);

} // namespace muster
