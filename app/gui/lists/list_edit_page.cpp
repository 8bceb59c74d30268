// SPDX-License-Identifier: MIT
#include "gui/lists/list_edit_page.h"

#include "gui/lists/list_details.h"
#include "gui/lists/list_form.h"
#include "gui/shell/leave_button.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/styled_label.h"
#include "lists/list_fit.h"
#include "ruleset/data_folders.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {
constexpr int gap = 8;
constexpr int parts_width = 230;
constexpr int form_width = 430;
constexpr int keep_after_ms = 800; // of the last change
constexpr std::size_t most_complaints = 4;
} // namespace

ListEditPage::ListEditPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), bench_(bench), handlers_(std::move(handlers)),
      house_(rulesets, house_folder()) {
    set_accessible_name(*this, _("House list"));
    auto* heading = new StyledLabel(this, _("House list"), LabelStyle::heading);
    state_ = new wxStaticText(this, wxID_ANY, wxString());
    state_->SetForegroundColour(Theme::now().faint);
    form_ =
        new ListForm(this, [this](const FieldKey& key, const std::string& value) { changed(key, value); });
    form_->SetMinSize(FromDIP(wxSize(form_width, 100)));

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(heading, wxSizerFlags().CentreVertical());
    top->Add(state_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(2 * gap)));
    sizer->Add(top, wxSizerFlags().Expand().Border(wxALL, FromDIP(2 * gap)));
    auto* thirds = new wxBoxSizer(wxHORIZONTAL);
    thirds->Add(make_parts(), wxSizerFlags().Expand().Border(wxLEFT, FromDIP(gap)));
    thirds->Add(form_, wxSizerFlags(4).Expand().Border(wxLEFT, FromDIP(gap)));
    thirds->Add(make_answer(), wxSizerFlags(4).Expand().Border(wxLEFT, FromDIP(gap)));
    sizer->Add(thirds, wxSizerFlags(1).Expand());
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(gap)));
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (editor_)
            CallAfter([this] { wrap_answer(); });
    });
    keep_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { keep(); });
}

wxSizer* ListEditPage::make_parts() {
    part_names_ = new wxListBox(this, wxID_ANY);
    part_names_->SetMinSize(FromDIP(wxSize(parts_width, 100)));
    set_accessible_name(*part_names_, _("Parts of the list"));
    part_names_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (event.GetSelection() >= 0)
            choose(static_cast<std::size_t>(event.GetSelection()));
    });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(part_names_, wxSizerFlags(1).Expand());
    auto* first = new wxBoxSizer(wxHORIZONTAL);
    add_ = make_page_button(*this, *first, _("Add…"),
                            _("Adds troops, an option, allies, a limit or an exception"),
                            &ListEditPage::show_add_menu);
    remove_ = make_page_button(*this, *first, _("Remove"), _("Removes the chosen part; this can be undone"),
                               &ListEditPage::remove_part);
    up_ = make_page_button(*this, *first, wxString::FromUTF8("↑"), _("Moves the chosen part up"),
                           &ListEditPage::move_up);
    down_ = make_page_button(*this, *first, wxString::FromUTF8("↓"), _("Moves the chosen part down"),
                             &ListEditPage::move_down);
    set_accessible_name(*up_, _("Moves the chosen part up"));
    set_accessible_name(*down_, _("Moves the chosen part down"));
    sizer->Add(first);
    auto* second = new wxBoxSizer(wxHORIZONTAL);
    more_troops_ = make_page_button(*this, *second, _("Another kind"),
                                    _("Adds another way for these troops to be"), &ListEditPage::more_troops);
    fewer_troops_ =
        make_page_button(*this, *second, _("One kind less"), _("Removes the last way for these troops to be"),
                         &ListEditPage::fewer_troops);
    sizer->Add(second);
    return sizer;
}

wxSizer* ListEditPage::make_answer() {
    verdict_ = new wxStaticText(this, wxID_ANY, wxString());
    trial_ = new wxStaticText(this, wxID_ANY, wxString());
    problem_button_ = new wxButton(this, wxID_ANY, _("Show where"));
    problem_button_->Bind(wxEVT_BUTTON,
                          [this](wxCommandEvent& /*event*/) { CallAfter([this] { go_to_problem(); }); });
    details_ = new ListDetails(this);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(verdict_, wxSizerFlags().Expand().Border(wxRIGHT, FromDIP(gap)));
    sizer->Add(problem_button_, wxSizerFlags().Border(wxTOP, FromDIP(gap / 2)));
    sizer->Add(trial_, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, FromDIP(gap)));
    sizer->Add(details_, wxSizerFlags(1).Expand());
    return sizer;
}

wxSizer* ListEditPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    save_ = make_page_button(*this, *sizer, _("Save the list"), _("From then on armies can be made of it"),
                             &ListEditPage::save);
    undo_ = make_page_button(*this, *sizer, _("Undo"), _("Takes the last change back"), &ListEditPage::undo);
    redo_ = make_page_button(*this, *sizer, _("Redo"), _("Makes the change again"), &ListEditPage::redo);
    revert_ = make_page_button(*this, *sizer, _("Back to the saved list"), _("Takes all changes since back"),
                               &ListEditPage::go_back_to_saved);
    (void)make_page_button(*this, *sizer, _("Save as file…"), _("A file of the list for others"),
                           &ListEditPage::share);
    sizer->AddStretchSpacer();
    set_leave_button(*make_page_button(
        *this, *sizer, _("Close"), _("What is not saved is kept as unfinished work"), &ListEditPage::close));
    return sizer;
}

void ListEditPage::begin(ListDraft draft, bool saved) {
    keep();
    const std::string ruleset = draft.get("ruleset");
    const std::string id = draft.get("id");
    std::optional<ListDraft> unfinished = house_.unsaved(ruleset, id);
    editor_ = std::make_unique<ListEditor>(rulesets_, std::move(draft), saved);
    if (unfinished)
        editor_->go_on_with(std::move(*unfinished));
    kept_id_ = id;
    kept_ = true;
    chosen_ = 0;
    fill_parts();
    fill_form();
    look();
    if (wxWindow* title = form_->control({{}, 0, "title"}))
        title->SetFocus();
}

void ListEditPage::fill_parts() {
    parts_ = editor_->parts();
    wxArrayString names;
    for (const ListPartRow& part : parts_) {
        wxString name = part.depth > 0 ? wxString("      ") : wxString();
        if (part.kind == ListPartKind::option)
            name += _("Option:") + " ";
        if (part.kind == ListPartKind::ally)
            name += _("Allies:") + " ";
        if (part.kind == ListPartKind::limit)
            name += _("Limit:") + " ";
        if (part.kind == ListPartKind::permit)
            name += _("Exception:") + " ";
        names.Add(name + wx(part.name));
    }
    part_names_->Set(names);
    chosen_ = std::min(chosen_, parts_.size() - 1);
    part_names_->SetSelection(static_cast<int>(chosen_));
}

void ListEditPage::fill_form() {
    form_->show(editor_->fields(chosen()));
}

void ListEditPage::choose(std::size_t part) {
    chosen_ = part;
    part_names_->SetSelection(static_cast<int>(part));
    fill_form();
    offer_for_part();
}

void ListEditPage::take_change() {
    fill_parts();
    fill_form();
    look();
}

void ListEditPage::choose_path(const DraftPath& path) {
    fill_parts();
    for (std::size_t i = 0; i < parts_.size(); ++i)
        if (parts_[i].path == path)
            chosen_ = i;
    choose(chosen_);
}

void ListEditPage::changed(const FieldKey& key, const std::string& value) {
    editor_->set(chosen(), key, value);
    const std::vector<ListPartRow> now = editor_->parts();
    // Names are typed letter by letter: the list of parts follows, the form must not.
    for (std::size_t i = 0; i < now.size() && i < parts_.size(); ++i)
        if (now[i].name != parts_[i].name) {
            fill_parts();
            break;
        }
    if (key.attribute == "list") // of an ally: other entries can be lent
        CallAfter([this] { fill_form(); });
    look();
}

void ListEditPage::offer_for_part() {
    const bool is_entry = chosen().kind == ListPartKind::entry;
    remove_->Enable(!chosen().path.empty());
    up_->Enable(!chosen().path.empty());
    down_->Enable(!chosen().path.empty());
    more_troops_->Enable(is_entry);
    fewer_troops_->Enable(is_entry);
}

void ListEditPage::look() {
    const ListEditor& editor = *editor_;
    offer_for_part();
    undo_->Enable(editor.can_undo());
    redo_->Enable(editor.can_redo());
    revert_->Enable(editor.was_saved() && editor.modified());
    save_->Enable(editor.in_force() != nullptr && (editor.modified() || !editor.was_saved()));
    const wxString saved = !editor.was_saved() ? _("not saved yet")
                           : editor.modified() ? _("changed since it was saved")
                                               : _("saved");
    state_->SetLabel(wxString::FromUTF8("· ") + wx(editor.published().title) + wxString::FromUTF8(" · ") +
                     saved);
    show_answer();
    kept_ = false;
    keep_timer_.StartOnce(keep_after_ms);
    Layout();
}

wxString ListEditPage::verdict() const {
    return verdict_->GetLabel() + "\n" + trial_->GetLabel();
}

void ListEditPage::show_answer() {
    const Theme& theme = Theme::now();
    const std::optional<InputError>& problem = editor_->problem();
    verdict_->SetForegroundColour(problem ? theme.error : theme.good);
    verdict_words_ = problem ? wxString::Format(_("Not yet: %s"), wx(problem->message()))
                             : wxString(_("The list can be used."));
    problem_button_->Show(problem.has_value());
    wxString& trial = trial_words_;
    trial.clear();
    bool agrees = false;
    if (bench_.has_document() && editor_->in_force() != nullptr &&
        bench_.army().ruleset == editor_->published().id) {
        const std::vector<std::string> complaints = complaints_of_list(bench_.army(), *editor_->in_force());
        agrees = complaints.empty();
        const auto count = static_cast<unsigned>(complaints.size());
        trial = agrees ? wxString(_("The open army agrees with it."))
                       : wxString::Format(wxPLURAL("The open army under this list: %u finding",
                                                   "The open army under this list: %u findings", count),
                                          count);
        for (std::size_t i = 0; i < std::min(complaints.size(), most_complaints); ++i)
            trial += "\n" + wxString::FromUTF8("· ") + wx(complaints[i]);
    }
    trial_->SetForegroundColour(agrees ? theme.good : theme.query);
    trial_->Show(!trial.empty());
    wrap_answer();
    details_->show(editor_->lines());
}

void ListEditPage::wrap_answer() {
    const int width = std::max(details_->GetClientSize().x, FromDIP(300));
    verdict_->SetLabel(verdict_words_);
    verdict_->Wrap(width);
    trial_->SetLabel(trial_words_);
    trial_->Wrap(width);
}

void ListEditPage::show_add_menu() {
    wxMenu menu;
    menu.Append(1, _("Troops"));
    menu.Append(2, _("Option, with troops of its own"));
    menu.Append(3, _("Allies from another list"));
    menu.Append(4, _("Limit on several together"));
    menu.Append(5, _("Exception from a rule"));
    const int answer = GetPopupMenuSelectionFromUser(
        menu, ScreenToClient(add_->ClientToScreen(wxPoint(0, add_->GetSize().y))));
    constexpr std::array<ListPartKind, 5> kinds{ListPartKind::entry, ListPartKind::option, ListPartKind::ally,
                                                ListPartKind::limit, ListPartKind::permit};
    if (answer > 0)
        add_part(kinds.at(static_cast<std::size_t>(answer) - 1));
}

void ListEditPage::add_part(ListPartKind kind) {
    choose_path(editor_->add(kind, chosen()));
    look();
    for (const FieldKey& first : {FieldKey{{}, 0, "name"}, FieldKey{"say", 0, {}}})
        if (wxWindow* control = form_->control(first))
            control->SetFocus();
}

void ListEditPage::more_troops() {
    editor_->add_troop(chosen());
    take_change();
}

void ListEditPage::fewer_troops() {
    editor_->remove_troop(chosen());
    take_change();
}

void ListEditPage::remove_part() {
    editor_->remove(chosen());
    take_change();
}

void ListEditPage::move(int by) {
    choose_path(editor_->move(chosen(), by));
    look();
}

void ListEditPage::undo() {
    editor_->undo();
    take_change();
}

void ListEditPage::redo() {
    editor_->redo();
    take_change();
}

void ListEditPage::go_back_to_saved() {
    editor_->go_on_with(editor_->saved_draft());
    take_change();
}

void ListEditPage::go_to_problem() {
    DraftPath path = editor_->problem_at();
    // A troop belongs to its entry, a text to the list; size, army and the like have a page of their own.
    const DraftElement& top = path.empty() ? editor_->draft() : editor_->draft().children[path.front()];
    const bool of_army = top.name == "army" || top.name == "size" || top.name == "per" || top.name == "every";
    for (; !path.empty(); path.pop_back())
        if (kind_of_part(element_at(editor_->draft(), path)) != ListPartKind::list)
            break;
    if (path.empty())
        choose(of_army ? 1 : 0);
    else
        choose_path(path);
}

} // namespace muster
