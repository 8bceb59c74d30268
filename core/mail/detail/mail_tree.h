// SPDX-License-Identifier: MIT
// A mail as GMime takes it apart, for all that read its parts.
#pragma once

#include <gmime/gmime.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

constexpr int deepest_part = 10;
constexpr int most_parts = 200;

template <class T>
struct Unref {
    void operator()(T* object) const { g_object_unref(object); }
};
template <class T>
using Owned = std::unique_ptr<T, Unref<T>>;

// `name` is what an error calls the mail; throws InputError where there is none.
[[nodiscard]] Owned<GMimeMessage> parsed_mail(std::string_view bytes, std::string_view name);

// Where a part stands in a mail.
struct PartPlace {
    int alternative = 0;     // which multipart/alternative holds it, from 1; 0: none
    int version = 0;         // which of its forms, from 0: they say the same
    bool is_related = false; // a page shows it
};

// What is called as a mail is walked through. A mail within the mail comes before its parts.
struct MailVisit {
    std::function<void(GMimePart*, const PartPlace&)> part = {};
    std::function<void(GMimeMessage*)> mail = {};
    std::function<void()> broken_off = {}; // parts end without the line that says so
};
// Visits every part that holds no others, those of mails within the mail too. Throws InputError for more than
// `most_parts` parts, and for parts deeper than `deepest_part`.
void for_each_part(GMimeMessage& mail, std::string_view name, const MailVisit& visit);

struct DecodedPart {
    std::string bytes;
    std::string behind; // words behind the end of base64
};

// Nothing where the part has no content. Throws InputError about the mail of this name for a part that cannot
// be decoded whole.
[[nodiscard]] std::optional<DecodedPart> decoded_part(GMimePart* part, std::string_view name);
[[nodiscard]] std::optional<std::string> bytes_of_part(GMimePart* part, std::string_view name);

} // namespace muster
