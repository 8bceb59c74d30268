// SPDX-License-Identifier: MIT
// TimelinePanel: every revision of one army of the library, newest first: when it was saved, its label and
// verdict, what it changed. Any can be opened, made the present one again, or compared.
#pragma once

#include "browse/revision_story.h"

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <vector>

class wxButton;
class wxStaticText;

namespace muster {

class LibraryService;
class TimelineList;

class TimelinePanel : public wxPanel {
public:
    struct Handlers {
        std::function<void(ArmyId, std::int32_t revision)> open;
        std::function<void(ArmyId, std::int32_t revision)> restore;
        std::function<void(ArmyId, std::int32_t before, std::int32_t after)> compare;
    };

    TimelinePanel(wxWindow* parent, LibraryService& keeper, const Rulesets& rulesets, Handlers handlers);

    // Of this army, below its name; or nothing, below the reason.
    void show(std::optional<ArmyId> army, const wxString& heading);
    // The library has changed.
    void look_again();
    [[nodiscard]] const std::vector<RevisionStory>& stories() const { return stories_; }
    [[nodiscard]] TimelineList& list() { return *list_; }
    // By their numbers in stories(), as clicks would.
    void choose(const std::vector<std::size_t>& rows);
    void press_open();
    void press_restore();
    void press_compare();

private:
    void take(std::vector<RevisionStory> stories);
    void update_buttons();
    [[nodiscard]] std::vector<std::size_t> chosen() const; // rows

    LibraryService& keeper_;
    const Rulesets& rulesets_;
    Handlers handlers_;
    std::optional<ArmyId> army_;
    std::vector<RevisionStory> stories_;
    bool may_change_ = true; // the library, which may only be read
    wxStaticText* heading_;
    TimelineList* list_;
    wxButton* open_;
    wxButton* restore_;
    wxButton* compare_;
    std::shared_ptr<int> asked_ = std::make_shared<int>(0); // counts what was asked; answers to old ones go
};

} // namespace muster
