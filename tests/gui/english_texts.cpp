// SPDX-License-Identifier: MIT
#include "english_texts.h"

#include "base/file.h"
#include "gui/toolkit/wx_text.h"
#include "shipped_data.h"

#include <wx/control.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <filesystem>

namespace muster::tests {

namespace {

// Words that no German sentence has.
bool is_english_word(const wxString& word) {
    static const std::set<wxString> words{"the", "and", "of",   "with", "this", "that", "which", "are",
                                          "is",  "has", "have", "from", "for",  "to",   "your",  "you",
                                          "by",  "or",  "each", "than", "more", "first"};
    return words.contains(word);
}

bool has_english_word(const wxString& text) {
    wxStringTokenizer words(text, wxString::FromUTF8(" \n\t.,;:!?()“”„‘’'\"/–—…·"));
    while (words.HasMoreTokens())
        if (is_english_word(words.GetNextToken()))
            return true;
    return false;
}

// %s, %1$s, %zu, {} and {name}; the catalogues are in the C format or that of fmt.
std::vector<wxString> pieces_of(const wxString& text) {
    std::vector<wxString> pieces(1);
    for (std::size_t i = 0; i < text.length(); ++i) {
        const wxUniChar sign = text[i];
        if (sign == '%' && i + 1 < text.length() && text[i + 1] == '%') {
            pieces.back() += '%';
            ++i;
        } else if (sign == '%' || sign == '{') {
            const std::size_t end = sign == '{' ? text.find('}', i) : text.find_first_of("sdufx", i);
            if (end == wxString::npos)
                return {text};
            i = end;
            pieces.emplace_back();
        } else {
            pieces.back() += sign;
        }
    }
    return pieces;
}

bool matches(const wxString& text, const std::vector<wxString>& pieces) {
    if (!text.StartsWith(pieces.front()) || !text.EndsWith(pieces.back()))
        return false;
    std::size_t at = 0;
    for (const wxString& piece : pieces) {
        const std::size_t found = text.find(piece, at);
        if (found == wxString::npos)
            return false;
        at = found + piece.length();
    }
    return true;
}

// One that says little, such as "%s of %s", would be found in anything.
bool says_enough(const std::vector<wxString>& pieces) {
    constexpr int least = 12;
    int letters = 0;
    for (const wxString& piece : pieces)
        letters += static_cast<int>(
            std::count_if(piece.begin(), piece.end(), [](wxUniChar sign) { return wxIsalpha(sign); }));
    return letters >= least;
}

std::vector<wxString> longest_first(const std::set<wxString>& texts) {
    std::vector<wxString> sorted(texts.begin(), texts.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const wxString& one, const wxString& other) {
        return one.length() > other.length();
    });
    return sorted;
}

wxString without_escapes(wxString text) {
    text.Replace("\\n", "\n");
    text.Replace("\\\"", "\"");
    return text;
}

} // namespace

EnglishTexts::EnglishTexts() {
    for (const char* file : {"languages/de.po", "languages/rules/de.po"})
        read(wx(read_file(source_folder() / "app/gui" / file)));
    for (const wxString& text : german_)
        english_.erase(text); // the same word for something else
    read_names();
}

void EnglishTexts::read(const wxString& catalogue) {
    std::vector<wxString> english;
    std::vector<wxString> german;
    std::vector<wxString>* reads = nullptr;
    wxStringTokenizer lines(catalogue + "\n\n", "\n", wxTOKEN_RET_EMPTY_ALL);
    while (lines.HasMoreTokens()) {
        wxString line = lines.GetNextToken();
        if (line.empty()) {
            add(english, german);
            english.clear();
            german.clear();
            reads = nullptr;
        } else if (line.StartsWith("msgid")) {
            (reads = &english)->emplace_back();
        } else if (line.StartsWith("msgstr")) {
            (reads = &german)->emplace_back();
        } else if (!line.StartsWith("\"")) {
            reads = nullptr; // a comment
        }
        if (reads != nullptr)
            reads->back() += without_escapes(line.AfterFirst('"').BeforeLast('"'));
    }
}

void EnglishTexts::add(const std::vector<wxString>& english, const std::vector<wxString>& german) {
    if (english.empty() || german.empty() || english.front().empty() || english.front() == german.front())
        return;
    const auto add_all = [](const std::vector<wxString>& texts, std::set<wxString>& whole,
                            std::vector<Pieces>& patterns) {
        for (const wxString& text : texts) {
            whole.insert(wxControl::RemoveMnemonics(text));
            Pieces pieces = pieces_of(text);
            if (pieces.size() > 1 && says_enough(pieces))
                patterns.push_back(std::move(pieces));
        }
    };
    add_all(english, english_, english_patterns_);
    add_all(german, german_, german_patterns_);
}

void EnglishTexts::read_names() {
    std::set<wxString> quoted;
    std::set<wxString> notation;
    for (const auto& file : std::filesystem::recursive_directory_iterator(source_folder() / "armylists")) {
        const std::string ending = file.path().extension().string();
        if (ending != ".xml" && ending != ".muster")
            continue;
        const bool is_ruleset = file.path().filename() == "ruleset.xml";
        wxStringTokenizer parts(wx(read_file(file.path())), "<>\"", wxTOKEN_RET_EMPTY_ALL);
        for (wxString before; parts.HasMoreTokens();) {
            wxString text = parts.GetNextToken();
            text.Replace("&amp;", "&");
            text.Trim().Trim(false);
            if (!is_ruleset)
                names_.insert(text);
            if (has_english_word(text) && (!is_ruleset || before.EndsWith("cite=")))
                quoted.insert(text);
            else if (has_english_word(text) && before.EndsWith("short="))
                notation.insert(text);
            before = text;
        }
    }
    quoted_ = longest_first(quoted);
    notation_ = longest_first(notation);
}

bool EnglishTexts::contains(const wxString& text, bool is_row) const {
    if (is_row && names_.contains(text))
        return false;
    if (english_.contains(text))
        return true;
    const auto matches_text = [&](const Pieces& pieces) { return matches(text, pieces); };
    return std::any_of(english_patterns_.begin(), english_patterns_.end(), matches_text) &&
           std::none_of(german_patterns_.begin(), german_patterns_.end(), matches_text);
}

bool EnglishTexts::has_english_words(const wxString& text, bool is_row) const {
    if (!has_english_word(text))
        return false;
    wxString rest = text;
    for (const wxString& name : quoted_)
        rest.Replace(name, wxString());
    for (std::size_t i = 0; is_row && i < notation_.size(); ++i)
        rest.Replace(notation_[i], wxString());
    return has_english_word(rest);
}

} // namespace muster::tests
