// SPDX-License-Identifier: MIT
#include "mail/detail/line_answers.h"

#include "base/text.h"

#include <algorithm>

namespace muster {

LineAnswers::LineAnswers(std::string_view text, const std::vector<Choice>& choices) {
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines_.push_back(trimmed(text.substr(at, end - at)));
        at = end + 1;
    }
    for (const Choice& choice : choices) {
        if (choice.words.empty())
            answers_.push_back({0, choice});
        for (std::size_t i = 0; i < lines_.size() && !choice.words.empty(); ++i)
            if (lines_[i] == choice.words)
                answers_.push_back({i + 1, choice});
    }
}

const std::string* LineAnswers::reading(std::size_t line, std::string_view question) const {
    const auto found = std::find_if(answers_.begin(), answers_.end(), [&](const Answer& answer) {
        return answer.line == line && answer.choice.question == question;
    });
    return found == answers_.end() ? nullptr : &found->choice.reading;
}

std::optional<std::int32_t> LineAnswers::value(std::size_t line, const Trait& trait) const {
    const std::string* answer = reading(line, unsaid_question_id(trait));
    return answer == nullptr ? std::nullopt : trait.parse(*answer);
}

bool LineAnswers::passes_over(std::size_t line) const {
    return std::any_of(answers_.begin(), answers_.end(), [&](const Answer& answer) {
        return line != 0 && answer.line == line && answer.choice.reading == pass_over_id;
    });
}

std::vector<std::size_t> LineAnswers::passed_over() const {
    std::vector<std::size_t> lines;
    for (const Answer& answer : answers_)
        if (passes_over(answer.line) && std::find(lines.begin(), lines.end(), answer.line) == lines.end())
            lines.push_back(answer.line);
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::string LineAnswers::words(std::size_t line) const {
    return line == 0 || line > lines_.size() ? std::string() : std::string(lines_[line - 1]);
}

std::string unsaid_question_id(const Trait& trait) {
    return "unsaid " + trait.id;
}

} // namespace muster
