// SPDX-License-Identifier: MIT
// How a draft goes on where troops stand beneath each other in a column behind the names of their units.
#include "mail/detail/draft_builder.h"
#include "mail/detail/mail_token.h"

namespace muster {

// "Ballistarii   12 LI crossbow": where the troops stand behind a name and a gap; 0 if there is none.
std::size_t DraftBuilder::column_of_troops(const MailLine& line, std::string_view text) {
    if (line.bullet || text != line.text)
        return 0;
    const std::size_t gap = text.find("   ");
    const std::size_t begin = gap == std::string_view::npos ? gap : text.find_first_not_of(' ', gap);
    const bool behind_name = begin != std::string_view::npos && !is_digit(text.front()) && gap != 0 &&
                             text.find_first_of(",;:@=") > gap;
    return behind_name ? line.indent + begin : 0;
}

// Beneath the troops of a named unit, in their column: more of it, as long as no officer ends it.
bool DraftBuilder::goes_on_in_column(const MailLine& line, std::string_view text, bool officer) {
    const UnitDraft* unit = last_unit();
    return column_ != 0 && officers_.are_known() && line.indent == column_ && !line.after_blank &&
           !line.bullet && text == line.text && unit != nullptr && !unit->troops.empty() &&
           !officers_.is_leader_alone(*unit) && (officer || !officers_.has_officer(*unit));
}

} // namespace muster
