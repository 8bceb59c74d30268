// SPDX-License-Identifier: MIT
// TimelinePanel: all revisions of one army of the library, newest first, with buttons to open, restore and
// compare them.
#pragma once

#include "browse/latest_query.h"
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

    TimelinePanel(wxWindow* parent, LibraryService& library, const Rulesets& rulesets, Handlers handlers);

    // Shows this army under its name, or no army under a heading that explains why.
    void show(std::optional<ArmyId> army, const wxString& heading);
    // The library has changed.
    void refresh();
    [[nodiscard]] const std::vector<RevisionStory>& stories() const { return stories_; }
    [[nodiscard]] TimelineList& list() { return *list_; }
    // Selects rows by their indices in stories(), as clicks do.
    void select(const std::vector<std::size_t>& rows);
    void open_selected();
    void restore_selected();
    void compare_selected();

private:
    void show_stories(std::vector<RevisionStory> stories);
    void update_buttons();
    [[nodiscard]] std::vector<std::size_t> selected() const; // rows

    LibraryService& library_;
    LatestQuery query_;
    const Rulesets& rulesets_;
    Handlers handlers_;
    std::optional<ArmyId> army_;
    std::vector<RevisionStory> stories_;
    bool can_change_ = true; // false: the library is read-only
    wxStaticText* heading_;
    TimelineList* list_;
    wxButton* open_;
    wxButton* restore_;
    wxButton* compare_;
    std::shared_ptr<int> token_ = std::make_shared<int>(0); // the service notifies the panel while it lives
};

} // namespace muster
