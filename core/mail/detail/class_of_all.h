// SPDX-License-Identifier: MIT
// A class that is said of all troops: "All of mine are mounted regulars".
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/statement.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class ClassOfAll {
public:
    explicit ClassOfAll(const Vocabulary& vocabulary) : vocabulary_(&vocabulary) {}

    // `line`: of the statement in the text.
    void take(const Statement& statement, std::size_t line);
    // The line with the class, "4 vignettes, mounted, in loose order", "4 foot archers", if it counts troops
    // and says values of theirs but no other class; another line as it is.
    [[nodiscard]] MailLine put_into(MailLine line) const;
    // The class, where the words of a row of a table say no other.
    [[nodiscard]] std::optional<std::int32_t> of_row(std::string_view words) const;
    // The lines that say a class of all while the list has troops of another one, of whom they may say
    // nothing.
    [[nodiscard]] std::vector<std::size_t> doubtful(const ArmyDraft& draft) const;

private:
    [[nodiscard]] bool is_excepted(const Tokens& tokens) const;

    const Vocabulary* vocabulary_;
    std::optional<SaidClass> said_;
    std::size_t line_ = 0;
    std::vector<std::vector<std::string>> except_; // in words
};

// The lines with the class, where one of those before says it: as they tell which of them hold troops.
[[nodiscard]] std::vector<MailLine> lines_with_class_of_all(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
