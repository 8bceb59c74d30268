// SPDX-License-Identifier: MIT
#include "mail/detail/plus_bullets.h"

#include "base/text.h"
#include "mail/detail/mail_token.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

constexpr std::string_view plus_bullet = "+ ";

bool holds_digit(const std::string& text) {
    return std::any_of(text.begin(), text.end(), is_digit);
}

bool may_be_bulleted(const MailLine& line) {
    return line.role == MailLine::Role::text && line.text.starts_with(plus_bullet);
}

// It counts troops, not "+ unit commander", and none stand above to which they could be added.
bool adds_to_nothing(const std::vector<MailLine>& lines, std::size_t at) {
    const std::string& text = lines[at].text;
    return may_be_bulleted(lines[at]) && text.size() > plus_bullet.size() &&
           is_digit(text[plus_bullet.size()]) &&
           (at == 0 || lines[at].after_blank || !holds_digit(lines[at - 1].text));
}

} // namespace

void take_plus_bullets(std::vector<MailLine>& lines) {
    bool bullets = false;
    for (std::size_t at = 0; at < lines.size() && !bullets; ++at)
        bullets = adds_to_nothing(lines, at);
    if (!bullets)
        return;
    for (MailLine& line : lines)
        if (may_be_bulleted(line)) {
            line.text = std::string(trimmed(std::string_view(line.text).substr(plus_bullet.size())));
            line.bullet = true;
        }
}

} // namespace muster
