// SPDX-License-Identifier: MIT
#include "mail/detail/mail_parts.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "mail/detail/charset.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/html_text.h"
#include "mail/detail/mail_notices.h"
#include "mail/detail/mail_tree.h"
#include "mail/detail/same_words.h"
#include "mail/office_file.h"

#include <fmt/format.h>
#include <gmime/gmime.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace muster {

namespace {

// Pictures of signatures are smaller, or a page shows them.
constexpr std::size_t least_of_a_photo = std::size_t{32} << 10U;

bool is_of_type(GMimePart* part, const char* type, const char* subtype) {
    return g_mime_content_type_is_type(g_mime_object_get_content_type(GMIME_OBJECT(part)), type, subtype) !=
           0;
}

bool is_attached(GMimePart* part) {
    return g_mime_part_is_attachment(part) != 0;
}

std::string file_of(GMimePart* part) {
    const char* file = g_mime_part_get_filename(part);
    return file == nullptr ? "" : file;
}

bool is_text(GMimePart* part, const std::string& small_name) {
    return is_of_type(part, "text", "*") || small_name.ends_with(".txt") || small_name.ends_with(".csv") ||
           small_name.ends_with(".md");
}

struct Form {
    std::string text;
    int version = 0;
    bool is_html = false;
};

// One text of the mail, in all forms that it has.
struct MailText {
    int alternative = 0;
    std::vector<Form> forms;
};

class TextCollector {
public:
    explicit TextCollector(std::string_view name) : name_(name) {}

    void take(GMimePart* part, const PartPlace& place) {
        const std::string file = file_of(part);
        const std::string small = small_letters(file);
        if (is_of_type(part, "image", "*")) {
            take_picture(part, place, file);
            return;
        }
        if (is_office_file(small, {}) || is_of_type(part, "text", "rtf")) {
            not_read_.push_back(file.empty() ? "list.rtf" : file);
            return;
        }
        if (!is_text(part, small))
            return;
        const std::optional<DecodedPart> decoded = decoded_part(part, name_);
        if (!decoded)
            return;
        require_short(decoded->bytes);
        const char* charset =
            g_mime_content_type_get_parameter(g_mime_object_get_content_type(GMIME_OBJECT(part)), "charset");
        std::string text = utf8_of(decoded->bytes, charset == nullptr ? "" : charset);
        const bool is_html = is_of_type(part, "text", "html");
        add(is_html ? text_of_html(text) : text, is_html, is_attached(part) ? PartPlace() : place);
        require_short(decoded->behind);
        add(utf8_of(decoded->behind, {}), false, {});
    }

    void break_off() { breaks_off_ = true; }

    [[nodiscard]] std::string text() const {
        std::string text;
        for (const MailText& one : texts_) {
            if (!text.empty())
                add_line(text, next_text_mark);
            const std::string& best = best_form(one).text;
            text += best;
            for (const Form& form : one.forms)
                if (!have_same_words(form.text, best))
                    add_line(text, other_form_mark) += form.text;
        }
        for (const std::string& file : not_read_)
            add_line(text, not_read_line(file));
        if (breaks_off_)
            add_line(text, broken_off_mark);
        return text;
    }

private:
    static std::string& add_line(std::string& text, std::string_view line) {
        (text += line) += '\n';
        return text;
    }

    void require_short(const std::string& bytes) const {
        if (bytes.size() > largest_mail_text_bytes)
            throw InputError(std::string(name_), {},
                             fmt::format("a text in the mail is too long to be a list, which has at most {} "
                                         "MB; paste only the list",
                                         largest_mail_text_bytes >> 20U));
    }

    void take_picture(GMimePart* part, const PartPlace& place, const std::string& file) {
        if (place.is_related)
            return;
        const bool is_large = [&] {
            const std::optional<std::string> bytes = bytes_of_part(part, name_);
            return bytes && bytes->size() >= least_of_a_photo;
        }();
        if (is_attached(part) || is_large)
            not_read_.push_back(file.empty() ? "picture" : file);
    }

    void add(const std::string& text, bool is_html, const PartPlace& place) {
        if (is_blank(text))
            return;
        auto one = std::find_if(texts_.begin(), texts_.end(), [&](const MailText& other) {
            return place.alternative != 0 && other.alternative == place.alternative;
        });
        if (one == texts_.end())
            one = texts_.insert(texts_.end(), MailText{place.alternative, {}});
        if (one->forms.empty() || one->forms.back().version != place.version)
            one->forms.push_back({{}, place.version, is_html});
        add_line(one->forms.back().text, text);
    }

    // Plain text, where there is any.
    static const Form& best_form(const MailText& text) {
        const auto plain = std::find_if(text.forms.begin(), text.forms.end(),
                                        [](const Form& form) { return !form.is_html; });
        return plain == text.forms.end() ? text.forms.front() : *plain;
    }

    std::string_view name_;
    std::vector<MailText> texts_;
    std::vector<std::string> not_read_; // files that may be a list
    bool breaks_off_ = false;
};

} // namespace

std::string texts_of_message(std::string_view bytes, std::string_view name) {
    const Owned<GMimeMessage> mail = parsed_mail(bytes, name);
    TextCollector texts(name);
    MailVisit visit;
    visit.part = [&](GMimePart* part, const PartPlace& place) { texts.take(part, place); };
    visit.broken_off = [&] { texts.break_off(); };
    for_each_part(*mail, name, visit);
    const char* subject = g_mime_message_get_subject(mail.get());
    return (subject == nullptr ? "" : std::string("Subject: ") + subject + "\n\n") + texts.text();
}

} // namespace muster
