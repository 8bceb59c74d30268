// SPDX-License-Identifier: MIT
#include "base/translation.h"

#include "base/environment.h"
#include "base/input_error.h"
#include "base/text_language.h"
#include "base/utf8_path.h"

#include <libintl.h>

#include <algorithm>
#include <clocale>
#include <optional>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr const char* program_domain = "muster";
constexpr const char* rules_domain = "muster-rules";
constexpr const char* english_name = "en";
constexpr const char* catalogue_head = ""; // the message that every catalogue translates

std::string html_name(std::string language) {
    std::replace(language.begin(), language.end(), '_', '-');
    return language;
}

// gettext takes the language from the environment variable LANGUAGE, whatever the locale is.
class Language {
public:
    [[nodiscard]] const std::string& name() const { return name_; }

    void choose(const std::string& name) {
        if (std::optional<std::string> before = environment_variable(variable))
            before_ = std::move(before);
        set_environment_variable(variable, name.c_str());
        name_ = html_name(name);
    }
    void choose_english() {
        if (name_ == english_name)
            return;
        set_environment_variable(variable, before_ ? before_->c_str() : nullptr);
        before_.reset();
        name_ = english_name;
    }

private:
    static constexpr const char* variable = "LANGUAGE";
    std::string name_ = english_name;
    std::optional<std::string> before_; // the user's own setting
};

Language& language_in_use() {
    static Language language;
    return language;
}

// Of this thread; null while it has that of the program.
const TextLanguage*& own_language() {
    thread_local const TextLanguage* own = nullptr;
    return own;
}

bool is_plain_c(const char* locale) {
    const std::string_view name = locale == nullptr ? "C" : locale;
    return name == "C" || name == "POSIX";
}

// The user's own locale, or any that the system has.
bool leave_locale_c() {
    for (const char* locale : {"", "C.UTF-8", "en_US.UTF-8"})
        if (!is_plain_c(std::setlocale(LC_MESSAGES, locale)))
            return true;
    return false;
}

} // namespace

bool choose_text_language(const std::filesystem::path& folder, const std::string& language) {
    choose_english();
    if (!leave_locale_c())
        return false;
    language_in_use().choose(language);
    for (const char* domain : {program_domain, rules_domain}) {
        ::bindtextdomain(domain, path_text(folder).c_str());
        ::bind_textdomain_codeset(domain, "UTF-8");
    }
    if (std::string_view(::dgettext(program_domain, catalogue_head)).empty())
        choose_english();
    return !speaks_english();
}

void choose_english() {
    language_in_use().choose_english();
}

const std::string& text_language() {
    return own_language() != nullptr ? own_language()->name() : language_in_use().name();
}

bool speaks_english() {
    return text_language() == english_name;
}

std::string translate(const char* english) {
    if (own_language() != nullptr)
        return own_language()->translate(english);
    return speaks_english() || *english == '\0' ? english : ::dgettext(program_domain, english);
}

std::string translate_rule_text(const std::string& english) {
    if (own_language() != nullptr)
        return own_language()->translate_rule_text(english);
    return speaks_english() || english.empty() ? english : ::dgettext(rules_domain, english.c_str());
}

TextLanguage::TextLanguage(const std::filesystem::path& folder, const std::string& language)
    : name_(html_name(language)) {
    if (language != english_name) {
        const std::filesystem::path own = folder / path_of(language) / "LC_MESSAGES";
        program_ = Catalogue::read(own / path_of(std::string(program_domain) + ".mo"));
        rules_ = Catalogue::read(own / path_of(std::string(rules_domain) + ".mo"));
        if (!program_)
            throw InputError(path_text(own), {}, muster::translate("has no texts in this language"));
    }
    own_language() = this;
}

TextLanguage::~TextLanguage() {
    own_language() = nullptr;
}

std::string TextLanguage::translate(const std::string& english) const {
    return program_ ? program_->translate(english) : english;
}

std::string TextLanguage::translate_rule_text(const std::string& english) const {
    return rules_ ? rules_->translate(english) : english;
}

} // namespace muster
