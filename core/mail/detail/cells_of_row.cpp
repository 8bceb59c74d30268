// SPDX-License-Identifier: MIT
#include "mail/detail/cells_of_row.h"

#include "mail/detail/mail_token.h"

#include <string>
#include <string_view>

namespace muster {

namespace {

class Row {
public:
    Row(const Phrases& phrases, std::string_view mark, std::size_t begin, std::size_t end)
        : phrases_(phrases), mark_(mark), begin_(begin), end_(end) {}

    [[nodiscard]] bool parts(std::size_t at) const {
        const Tokens& tokens = phrases_.tokens;
        return at >= begin_ && at < end_ && tokens[at].is(mark_) && (mark_ != "-" || !tokens[at].spaced);
    }

    [[nodiscard]] std::size_t alike(const PhraseItem& item) const {
        if (!parts(item.begin - 1) && !parts(item.end))
            return 0;
        if (mark_ == "," && item.end < end_ && phrases_.tokens[item.end].is_word())
            return 0; // "II" of "HIM, II, RA, II Corps"
        const std::string said = words(item.begin, item.end);
        std::size_t found = 0;
        for (std::size_t at = item.begin; at > begin_ + 1 && parts(at - 1);) {
            const std::size_t first = begin_of_cell(at - 2);
            found += words(first, at - 1) == said ? 1U : 0U;
            at = first;
        }
        for (std::size_t at = item.end; at + 1 < end_ && parts(at);) {
            const std::size_t last = end_of_cell(at + 1);
            found += words(at + 1, last) == said ? 1U : 0U;
            at = last;
        }
        return found;
    }

private:
    [[nodiscard]] std::size_t begin_of_cell(std::size_t at) const {
        const std::size_t owner = phrases_.owner[at];
        return owner == Phrases::nobody ? at : phrases_.items[owner].begin;
    }
    [[nodiscard]] std::size_t end_of_cell(std::size_t at) const {
        const std::size_t owner = phrases_.owner[at];
        return owner == Phrases::nobody ? at + 1 : phrases_.items[owner].end;
    }
    [[nodiscard]] std::string words(std::size_t begin, std::size_t end) const {
        std::string text;
        for (std::size_t at = begin; at < end; ++at)
            text += phrases_.tokens[at].plain() + " ";
        return text;
    }

    const Phrases& phrases_;
    std::string_view mark_;
    std::size_t begin_;
    std::size_t end_;
};

} // namespace

std::size_t cells_alike(const Phrases& phrases, const PhraseItem& item, std::size_t begin, std::size_t end) {
    static constexpr std::string_view marks[] = {"/", "|", "-", ","};
    for (const std::string_view mark : marks)
        if (const std::size_t found = Row(phrases, mark, begin, end).alike(item); found != 0)
            return found;
    return 0;
}

} // namespace muster
