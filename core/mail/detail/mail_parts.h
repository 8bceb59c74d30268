// SPDX-License-Identifier: MIT
// The texts in a message with headers, by GMime.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// The subject as "Subject: …", then the texts. Throws InputError as text_of_mail() does.
[[nodiscard]] std::string texts_of_message(std::string_view bytes, std::string_view name);

} // namespace muster
