// SPDX-License-Identifier: MIT
#include "gui/library/library_page.h"

#include "gui/library/library_batch_bar.h"
#include "gui/library/library_mirror_bar.h"
#include "gui/library/library_model.h"
#include "gui/library/library_shelves.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/empty_note.h"

#include <wx/button.h>
#include <wx/dnd.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t rows_at_once = 100;
constexpr std::chrono::milliseconds most_to_wait{50}; // with nothing painted yet

class ImportDrop : public wxFileDropTarget {
public:
    explicit ImportDrop(LibraryPage& page) : page_(page) {}

    bool OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& files) override {
        std::vector<std::filesystem::path> paths;
        for (const wxString& file : files)
            paths.emplace_back(utf8(file));
        page_.CallAfter([&page = page_, paths] { page.import(paths); });
        return true;
    }

private:
    LibraryPage& page_;
};

} // namespace

struct LibraryPage::Answer {
    std::vector<StoredArmy> rows;
};

LibraryPage::LibraryPage(wxWindow* parent, LibraryService& keeper, MirrorService& mirror,
                         const Rulesets& rulesets, Handlers handlers)
    : wxPanel(parent), keeper_(keeper), mirror_(mirror), rulesets_(rulesets), handlers_(std::move(handlers)),
      model_(new LibraryModel(rulesets)) {
    ask_rows(0); // is done by the time that all else is made
    shelves_ = new LibraryShelves(this, [this] { choose_shelf(); });
    table_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                wxDV_MULTIPLE | wxDV_ROW_LINES | wxBORDER_NONE);
    set_accessible_name(*table_, _("Armies in the library"));
    table_->AssociateModel(model_.get());
    model_->tell_chosen([this](unsigned row) { return table_->IsSelected(model_->GetItem(row)); });
    empty_ = new EmptyNote(this);
    empty_->Hide();
    batch_ = new LibraryBatchBar(this);
    batch_->Hide();
    mirror_bar_ = new LibraryMirrorBar(this, mirror);
    middle_ = new wxBoxSizer(wxHORIZONTAL);
    middle_->Add(shelves_, wxSizerFlags().Expand());
    middle_->Add(table_, wxSizerFlags(1).Expand());
    middle_->Add(empty_, wxSizerFlags(1).Expand());
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(make_top(), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    sizer->Add(read_only_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
    sizer->Add(middle_, wxSizerFlags(1).Expand());
    sizer->Add(batch_, wxSizerFlags().Expand());
    sizer->Add(make_actions(), wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    sizer->Add(mirror_bar_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    SetSizer(sizer);
    make_columns();
    bind_table();
    SetDropTarget(new ImportDrop(*this));
    keeper_.listen(asked_, [this] {
        if (IsShownOnScreen())
            look_again();
    });
    update_actions();
}

LibraryPage::~LibraryPage() = default;

wxSizer* LibraryPage::make_top() {
    search_ = new wxSearchCtrl(this, wxID_ANY);
    search_->SetDescriptiveText(_("Search names, notes, troops, lists, players…"));
    search_->ShowCancelButton(true);
    set_accessible_name(*search_, _("Search the library"));
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { search(search_->GetValue()); });
    search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent& /*event*/) { search_->Clear(); });
    search_->Bind(wxEVT_SEARCHCTRL_SEARCH_BTN, [this](wxCommandEvent& /*event*/) {
        if (!model_->rows().empty())
            handlers_.open(model_->rows().front().id);
    });
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(search_, wxSizerFlags(1).CentreVertical());
    const auto add = [&](const wxString& label, const wxString& help, std::function<void()> act) {
        auto* button = new wxButton(this, wxID_ANY, label);
        button->SetToolTip(help);
        button->Bind(wxEVT_BUTTON,
                     [this, act = std::move(act)](wxCommandEvent& /*event*/) { CallAfter(act); });
        sizer->Add(button, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
        return button;
    };
    add(_("New army…"), _("Begin a new army"), [this] { handlers_.make_new(); });
    add(_("Open file…"), _("Open an army file"), [this] { handlers_.open_file(); });
    import_ = add(_("Import…"), _("Take army files or an exported zip into the library; or drop them here"),
                  [this] { import_with_dialog(); });
    read_only_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                  wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    read_only_->Hide();
    return sizer;
}

void LibraryPage::bind_table() {
    table_->Bind(wxEVT_DATAVIEW_COLUMN_HEADER_CLICK, [this](wxDataViewEvent& event) {
        const int at = event.GetColumn();
        if (at < 0 || static_cast<std::size_t>(at) >= columns_.size() ||
            !columns_[static_cast<std::size_t>(at)].sortable)
            return;
        const Column column = columns_[static_cast<std::size_t>(at)];
        const bool again = column.sort == query_.sort && column.number == query_.number;
        // Words begin with A, times and sizes with the greatest.
        const bool high_first = column.sort == LibrarySort::saved || column.sort == LibrarySort::total ||
                                column.sort == LibrarySort::verdict || column.sort == LibrarySort::date;
        CallAfter([this, column, descending = again ? !query_.descending : high_first] {
            sort(column.sort, column.number, descending);
        });
    });
    table_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& /*event*/) {
        if (!in_trash())
            CallAfter([this] { open_chosen(); });
    });
    table_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& /*event*/) {
        update_actions();
        show_timeline();
    });
    table_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& /*event*/) { show_menu(); });
    table_->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        pressed_on_ = chosen();
        event.Skip();
    });
    table_->Bind(wxEVT_DATAVIEW_ITEM_BEGIN_DRAG, &LibraryPage::begin_drag, this);
    table_->EnableDragSource(wxDF_FILENAME);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const wxWindow* focus = wxWindow::FindFocus();
        const bool in_search = focus && (focus == search_ || focus->GetParent() == search_);
        if (event.GetKeyCode() == WXK_DELETE && !in_search && !in_trash())
            delete_chosen();
        else
            event.Skip();
    });
}

void LibraryPage::look_at_first() {
    if (!mirror_.known())
        mirror_.sync();
    asks_groups_ = true;
    keeper_.take_up_soon(most_to_wait);
}

void LibraryPage::look_again() {
    if (!mirror_.known())
        mirror_.sync();
    wanted_ = chosen();
    asks_groups_ = true;
    ask_rows(0);
    show_timeline();
}

void LibraryPage::search(const wxString& typed) {
    query_.typed = utf8(typed);
    to_top_ = true;
    wanted_ = chosen();
    ask_rows(0);
}

void LibraryPage::sort(LibrarySort by, const std::string& number, bool descending) {
    query_.sort = by;
    query_.number = number;
    query_.descending = descending;
    to_top_ = true;
    wanted_ = chosen();
    mark_sorted();
    ask_rows(0);
}

void LibraryPage::choose_shelf() {
    const LibraryShelves::Entry entry = shelves_->chosen();
    using Kind = LibraryShelves::Kind;
    query_.shelf = entry.kind == Kind::trash ? Shelf::trash : Shelf::kept;
    query_.ruleset = entry.kind == Kind::ruleset ? entry.id : std::string();
    query_.tag = entry.kind == Kind::tag ? entry.id : std::string();
    const Ruleset* ruleset = query_.ruleset.empty() ? nullptr : model_->find(query_.ruleset);
    model_->choose_numbers(ruleset ? stored_numbers(*ruleset) : std::vector<StoredNumber>{});
    if (query_.sort == LibrarySort::total)
        query_.sort = LibrarySort::saved;
    query_.number.clear();
    wanted_.clear();
    to_top_ = true;
    make_columns();
    update_actions();
    ask_rows(0);
}

void LibraryPage::ask_of_shown(std::function<std::function<void()>(const LibraryView&)> look) {
    const auto is_wanted = [turn = asked_->load(), asked = std::weak_ptr<std::atomic<int>>(asked_)] {
        const auto now = asked.lock();
        return now && *now == turn;
    };
    keeper_.ask(
        [is_wanted, look = std::move(look)](Library& library) -> LibraryService::Then {
            return [is_wanted, take_up = look(LibraryView(library, is_wanted))] {
                if (is_wanted())
                    take_up();
            };
        },
        unreadable());
}

void LibraryPage::ask_rows(std::size_t offset) {
    if (offset == 0)
        ++*asked_;
    ask_of_shown([this, offset, query = query_](const LibraryView& view) {
        auto answer = std::make_shared<Answer>();
        answer->rows = view.rows(query, offset, rows_at_once);
        return [this, offset, answer] { take(*answer, offset); };
    });
}

void LibraryPage::take(Answer& answer, std::size_t offset) {
    const bool all = answer.rows.size() < rows_at_once;
    ++rows_taken_;
    unreadable_ = false;
    if (offset != 0) {
        model_->append(std::move(answer.rows), all);
        return;
    }
    const bool more = query_.typed.empty() && answer.rows.size() > found_; // such as after an import
    found_ = answer.rows.size();
    model_->show(std::move(answer.rows), all,
                 [this] { CallAfter([this] { ask_rows(model_->rows().size()); }); });
    if (!model_->rows().empty() && (std::exchange(fits_columns_, false) || more))
        fit_columns();
    if (std::exchange(to_top_, false) && !model_->rows().empty())
        table_->EnsureVisible(model_->GetItem(0));
    if (!wanted_.empty())
        choose(std::exchange(wanted_, {}));
    update_actions();
    // Afterwards: what reads through the whole library takes time from the painting of the rows.
    CallAfter([this, all, turn = asked_->load()] {
        if (!all && turn == asked_->load())
            ask_count();
        if (std::exchange(asks_groups_, false))
            ask_groups();
    });
}

// How many there are besides those that are shown.
void LibraryPage::ask_count() {
    ask_of_shown([this, query = query_](const LibraryView& view) {
        return [this, count = view.count(query)] {
            found_ = count;
            update_actions();
        };
    });
}

void LibraryPage::ask_groups() {
    keeper_.ask(
        [this, asked = std::weak_ptr<void>(asked_)](Library& library) -> LibraryService::Then {
            const LibraryGroups groups = LibraryView(library).groups();
            return [this, groups, why = library.read_only(), asked] {
                if (asked.expired())
                    return;
                show_read_only(why);
                using Kind = LibraryShelves::Kind;
                std::vector<LibraryShelves::Entry> entries{{Kind::all, {}, _("All armies"), groups.kept}};
                for (const LibraryGroup& group : groups.rulesets)
                    entries.push_back(
                        {Kind::ruleset, group.name, model_->title_of(group.name), group.armies});
                for (const LibraryGroup& group : groups.tags)
                    entries.push_back({Kind::tag, group.name, wx(group.name), group.armies});
                entries.push_back({Kind::trash, {}, _("Trash"), groups.trash});
                shelves_->show(std::move(entries));
                if (groups.kept == 0 && groups.trash == 0)
                    handlers_.found_empty();
            };
        },
        unreadable());
}

std::function<void(const wxString&)> LibraryPage::unreadable() {
    return [this, asked = std::weak_ptr<void>(asked_)](const wxString& reason) {
        if (asked.expired())
            return;
        unreadable_ = true;
        update_actions();
        if (!keeper_.said().Contains(reason)) // as it is if it cannot be opened
            keeper_.say(reason);
        handlers_.found_empty();
    };
}

const StoredArmy* LibraryPage::army_at(const wxDataViewItem& item) const {
    if (!item.IsOk())
        return nullptr;
    const unsigned row = model_->GetRow(item);
    return row < model_->rows().size() ? &model_->rows()[row] : nullptr;
}

std::vector<ArmyId> LibraryPage::chosen() const {
    wxDataViewItemArray items;
    table_->GetSelections(items);
    std::vector<ArmyId> armies;
    for (const wxDataViewItem& item : items)
        if (const StoredArmy* army = army_at(item))
            armies.push_back(army->id);
    return armies;
}

void LibraryPage::choose(const std::vector<ArmyId>& armies) {
    wxDataViewItemArray items;
    for (std::size_t row = 0; row < model_->rows().size(); ++row)
        if (std::find(armies.begin(), armies.end(), model_->rows()[row].id) != armies.end())
            items.push_back(model_->GetItem(static_cast<unsigned>(row)));
    table_->SetSelections(items);
    update_actions();
    show_timeline();
}

} // namespace muster
