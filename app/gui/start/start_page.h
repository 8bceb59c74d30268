// SPDX-License-Identifier: MIT
// StartPage: unsaved work of earlier runs, and cards for a new army of each rule set, for recent files and
// for the sample armies.
#pragma once

#include "edit/autosave.h"
#include "ruleset/rulesets.h"

#include <wx/scrolwin.h>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

class wxFlexGridSizer;
class wxSizer;

namespace muster {

class Card;

class StartPage : public wxScrolledWindow {
public:
    struct Handlers {
        std::function<void(const std::string& ruleset)> make_new;
        std::function<void()> open;
        std::function<void(std::string_view action)> run; // by its id
        std::function<void(const std::filesystem::path&)> open_file;
        std::function<void(const std::filesystem::path&)> open_sample;
        std::function<void(const UnsavedWork&)> recover;
        std::function<void(const UnsavedWork&)> discard;
    };

    StartPage(wxWindow* parent, const Rulesets& rulesets, Handlers handlers);

    // Creates the cards again, because files may have changed.
    void show(const std::vector<std::filesystem::path>& recent, const std::vector<UnsavedWork>& left);
    [[nodiscard]] const std::vector<Card*>& cards() const { return cards_; }

private:
    void add_heading(wxSizer* column, const wxString& text, const wxString& second = {});
    void add_unsaved_work(wxSizer* page, const std::vector<UnsavedWork>& left);
    void add_rulesets(wxSizer* column);
    [[nodiscard]] wxString no_rulesets_text() const;
    void add_tournaments(wxSizer* column);
    void add_recent(wxSizer* column, const std::vector<std::filesystem::path>& recent);
    void add_samples(wxSizer* column);

    const Rulesets& rulesets_;
    Handlers handlers_;
    std::vector<Card*> cards_;
};

} // namespace muster
