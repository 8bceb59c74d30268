// SPDX-License-Identifier: MIT
// TextLanguage: while it lives, the texts of this thread are in another language, whatever the program
// speaks; other threads go on as they do.
#pragma once

#include "base/catalogue.h"

#include <filesystem>
#include <optional>
#include <string>

namespace muster {

// One at a time in a thread.
class TextLanguage {
public:
    // As choose_text_language(); "en" needs no catalogue. Throws InputError if there is no such catalogue.
    TextLanguage(const std::filesystem::path& folder, const std::string& language);
    ~TextLanguage();
    TextLanguage(const TextLanguage&) = delete;
    TextLanguage& operator=(const TextLanguage&) = delete;

    [[nodiscard]] const std::string& name() const { return name_; } // as HTML names it
    [[nodiscard]] std::string translate(const std::string& english) const;
    [[nodiscard]] std::string translate_rule_text(const std::string& english) const;

private:
    std::string name_;
    std::optional<Catalogue> program_;
    std::optional<Catalogue> rules_;
};

} // namespace muster
