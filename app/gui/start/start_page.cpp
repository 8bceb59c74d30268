// SPDX-License-Identifier: MIT
#include "gui/start/start_page.h"

#include "army/army_reader.h"
#include "army/sample_armies.h"
#include "base/file.h"
#include "base/input_error.h"
#include "check/checker.h"
#include "edit/library_origin.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/card.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <wx/button.h>
#include <wx/datetime.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <chrono>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t max_recent_shown = 8;

wxString time_text(const std::filesystem::file_time_type& time) {
    using std::chrono::system_clock;
    const auto ago = std::filesystem::file_time_type::clock::now() - time;
    const auto then = system_clock::now() - std::chrono::duration_cast<system_clock::duration>(ago);
    return wxDateTime(system_clock::to_time_t(then)).Format("%x %H:%M");
}

// The name of the army, its rules and its origin.
wxString description_of(const UnsavedWork& work, const Rulesets& rulesets) {
    wxString words;
    try {
        const Army army = read_army(read_file(work.file), work.file.string(), rulesets);
        for (const std::string& word : {army.name, rulesets.title_of(army.ruleset)})
            words += word.empty() ? wxString() : wx(word) + wxString::FromUTF8(" · ");
    } catch (const InputError&) { // restoring it reports the error
    }
    words += work.origin.empty()        ? wxString(_("An army without a file"))
             : library_key(work.origin) ? wxString(_("An army in the library"))
                                        : wx(work.origin);
    return wxString::Format(_("%s, from %s"), words, time_text(work.time));
}

// Where a recent file is, and what it is unless that is an army.
wxString about_file(const std::filesystem::path& file) {
    const wxString folder = wx(std::filesystem::path(file.parent_path()));
    return file.extension() == ".muster-event" ? _("Tournament") + wxString::FromUTF8(" · ") + folder
                                               : folder;
}

} // namespace

StartPage::StartPage(wxWindow* parent, const Rulesets& rulesets, Handlers handlers)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      rulesets_(rulesets), handlers_(std::move(handlers)) {
    set_accessible_name(*this, _("Start page"));
    SetScrollRate(0, FromDIP(16));
}

void StartPage::add_heading(wxSizer* column, const wxString& text, const wxString& second) {
    auto* heading = new StyledLabel(this, text, LabelStyle::heading);
    column->Add(heading, wxSizerFlags().Border(wxTOP, FromDIP(18)));
    if (!second.empty()) {
        auto* line = new wxStaticText(this, wxID_ANY, second);
        set_text_colour(*line, &Theme::faint);
        column->Add(line, wxSizerFlags().Border(wxTOP, FromDIP(2)));
    }
    column->AddSpacer(FromDIP(control_gap));
}

void StartPage::add_unsaved_work(wxSizer* page, const std::vector<UnsavedWork>& left) {
    if (left.empty())
        return;
    add_heading(page, _("Unsaved work was found"),
                _("Muster ended before this work was saved. Restore opens it as it was; nothing is written "
                  "until you save it."));
    for (const UnsavedWork& work : left) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(new wxStaticText(this, wxID_ANY, description_of(work, rulesets_)),
                 wxSizerFlags(1).CentreVertical());
        auto* restore = new wxButton(this, wxID_ANY, _("Restore"));
        restore->Bind(wxEVT_BUTTON, [this, work](wxCommandEvent& /*event*/) {
            CallAfter([this, work] { handlers_.recover(work); });
        });
        auto* discard = new wxButton(this, wxID_ANY, _("Discard"));
        discard->Bind(wxEVT_BUTTON, [this, work](wxCommandEvent& /*event*/) {
            CallAfter([this, work] { handlers_.discard(work); });
        });
        row->Add(restore, wxSizerFlags().Border(wxLEFT, FromDIP(control_gap)));
        row->Add(discard, wxSizerFlags().Border(wxLEFT, FromDIP(control_gap)));
        page->Add(row, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    }
}

// For example if the program was copied without its data.
wxString StartPage::no_rulesets_text() const {
    wxString folders;
    for (const std::filesystem::path& folder : rulesets_.folders())
        folders += wx(folder) + "\n";
    return wxString::Format(_("No rule sets were found in these folders:\n%sStart Muster with --data and the "
                              "folder that contains them."),
                            folders);
}

void StartPage::add_rulesets(wxSizer* column) {
    const std::vector<std::string> ids = rulesets_.ids();
    add_heading(column, _("New army"), ids.empty() ? no_rulesets_text() : _("Choose a rule set."));
    for (const std::string& id : ids) {
        Card::Text text;
        int lines = 2;
        std::function<void()> act = [this, id] { handlers_.make_new(id); };
        try {
            const Ruleset* ruleset = rulesets_.find(id);
            text = {wx(ruleset->title), wx(ruleset->edition), wx(ruleset->about)};
        } catch (const InputError& error) {
            text = {wx(id), _("cannot be read"), wx(error.what())};
            act = [] {};
        }
        auto* card = new Card(this, std::move(text), lines, std::move(act));
        cards_.push_back(card);
        column->Add(card, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(control_gap)));
    }
}

// Else only the menu tells of them.
void StartPage::add_tournaments(wxSizer* column) {
    const auto add = [&](const wxString& label, const char* action) {
        auto* button = new wxButton(this, wxID_ANY, label);
        button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent& /*event*/) {
            CallAfter([this, action] { handlers_.run(action); });
        });
        column->Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(control_gap)));
    };
    add(_("New tournament…"), "file.new_event");
    add(_("Open a tournament…"), "file.open_event");
}

void StartPage::add_recent(wxSizer* column, const std::vector<std::filesystem::path>& recent) {
    add_heading(column, _("Open"));
    auto* open = new wxButton(this, wxID_ANY, _("Open an army file…"));
    open->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { CallAfter([this] { handlers_.open(); }); });
    column->Add(open, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(control_gap)));
    add_tournaments(column);
    std::size_t shown = 0;
    for (const std::filesystem::path& file : recent) {
        std::error_code ignored;
        if (!std::filesystem::exists(file, ignored) || shown++ == max_recent_shown)
            continue;
        auto* card = new Card(this, {wx(std::filesystem::path(file.stem())), about_file(file), {}}, 0,
                              [this, file] { handlers_.open_file(file); });
        cards_.push_back(card);
        column->Add(card, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(control_gap)));
    }
}

void StartPage::add_samples(wxSizer* column) {
    add_heading(column, _("Sample armies"), _("Each one opens as a copy that you can change."));
    auto* grid = new wxFlexGridSizer(2, FromDIP(control_gap), FromDIP(control_gap));
    grid->AddGrowableCol(0, 1);
    grid->AddGrowableCol(1, 1);
    for (const std::string& id : rulesets_.ids())
        for (const std::filesystem::path& file : sample_files(rulesets_, id)) {
            try {
                const Army army = read_army(read_file(file), file.string(), rulesets_);
                auto* card =
                    new Card(this, {wx(army.name), wx(rulesets_.find(id)->title), wx(army.about.notes)}, 2,
                             [this, file] { handlers_.open_sample(file); });
                cards_.push_back(card);
                grid->Add(card, wxSizerFlags().Expand());
            } catch (const InputError&) { // only readable samples are offered
            }
        }
    column->Add(grid, wxSizerFlags().Expand());
}

void StartPage::show(const std::vector<std::filesystem::path>& recent, const std::vector<UnsavedWork>& left) {
    Freeze();
    cards_.clear();
    DestroyChildren();
    auto* page = new wxBoxSizer(wxVERTICAL);
    add_unsaved_work(page, left);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    auto* first = new wxBoxSizer(wxVERTICAL);
    add_rulesets(first);
    add_recent(first, recent);
    auto* second = new wxBoxSizer(wxVERTICAL);
    add_samples(second);
    columns->Add(first, wxSizerFlags(2).Border(wxRIGHT, FromDIP(28)));
    columns->Add(second, wxSizerFlags(3));
    page->Add(columns, wxSizerFlags().Expand());
    auto* margins = new wxBoxSizer(wxVERTICAL);
    margins->Add(page, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(28)));
    SetSizer(margins);
    FitInside();
    Layout();
    Thaw();
}

} // namespace muster
