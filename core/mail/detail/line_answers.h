// SPDX-License-Identifier: MIT
// LineAnswers: the choices that a person made, by the lines of the text that they are about.
#pragma once

#include "mail/open_question.h"
#include "ruleset/ruleset.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class LineAnswers {
public:
    LineAnswers() = default;
    // Choices for lines that the text does not have are left out.
    LineAnswers(std::string_view text, const std::vector<Choice>& choices);

    // The reading chosen for the question; null if none. Line 0 is the list as a whole.
    [[nodiscard]] const std::string* reading(std::size_t line, std::string_view question) const;
    // The value chosen for a trait that the line does not say.
    [[nodiscard]] std::optional<std::int32_t> value(std::size_t line, const Trait& trait) const;
    [[nodiscard]] bool passes_over(std::size_t line) const;
    // Lines that are passed over, in order.
    [[nodiscard]] std::vector<std::size_t> passed_over() const;
    // The line without white space around it.
    [[nodiscard]] std::string words(std::size_t line) const;

private:
    struct Answer {
        std::size_t line = 0;
        Choice choice;
    };

    std::vector<std::string_view> lines_;
    std::vector<Answer> answers_;
};

inline constexpr std::string_view pass_over_id = "pass over";
inline constexpr std::string_view as_read_id = "as read";

// Of a trait that the list does not say.
[[nodiscard]] std::string unsaid_question_id(const Trait& trait);

} // namespace muster
