// SPDX-License-Identifier: MIT
// What the collection's page does with the player's figures and with what armies need of them.
#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "gui/library/collection_page.h"
#include "gui/library/library_model.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/library_service.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"

#include <fmt/format.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/intl.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <system_error>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_armies = 1000; // the least missing first; nobody reads more

wxString coloured(const wxString& words, const wxColour& colour) {
    return wxString::Format("<span foreground=\"%s\"><b>%s</b></span>", colour.GetAsString(wxC2S_HTML_SYNTAX),
                            words);
}

wxString number(std::int64_t value) {
    return wxString::Format("%lld", static_cast<long long>(value));
}

wxString csv_filter() {
    return _("Tables (*.csv)|*.csv|All files|*");
}

} // namespace

void CollectionPage::need(const Army& army) {
    try {
        needed_ = FigureKinds(*rulesets_.find(army.ruleset)).needed(army);
        needed_by_ = army_name_words(army.name);
    } catch (const LibraryError& error) { // its rules know no figures
        needed_.clear();
        needed_by_.clear();
        handlers_.say(wx(error.what()));
    }
    fill();
}

void CollectionPage::look_again() {
    fill();
    ask_fieldable();
}

void CollectionPage::fill() {
    rows_.clear();
    keeper_.look([this](const Library& /*library*/) {
        if (const Ruleset* chosen = ruleset())
            rows_ = collection_rows(CollectionTable(*keeper_.open()).rows(), *chosen, needed_);
    });
    const int before = table_->GetSelectedRow();
    table_->DeleteAllItems();
    std::int64_t missing = 0;
    for (const CollectionRow& row : rows_) {
        wxVector<wxVariant> cells;
        cells.push_back(wx(row.name));
        cells.push_back(wx(row.painted));
        cells.push_back(number(row.owned));
        cells.push_back(row.needed ? number(*row.needed) : wxString());
        cells.push_back(row.missing > 0 ? coloured(number(row.missing), Theme::now().error) : wxString());
        table_->AppendItem(cells);
        missing += row.missing;
    }
    if (before != wxNOT_FOUND && static_cast<std::size_t>(before) < rows_.size())
        table_->SelectRow(static_cast<unsigned>(before));
    wxString words;
    if (!needed_by_.empty())
        words = missing == 0 ? wxString::Format(_("For “%s” you have everything."), needed_by_)
                             : wxString::Format(_("For “%s” %s are missing."), needed_by_,
                                                wxString::Format(wxPLURAL("%u figure", "%u figures",
                                                                          static_cast<unsigned>(missing)),
                                                                 static_cast<unsigned>(missing)));
    else if (rows_.empty())
        words = _("Nothing is in the collection of these rules yet: add figures below.");
    needed_text_->SetLabelText(words);
    no_army_->Show(!needed_by_.empty());
    Layout();
}

wxString CollectionPage::needed_words() const {
    return needed_text_->GetLabelText();
}

void CollectionPage::ask_fieldable() {
    const Ruleset* chosen = ruleset();
    if (!chosen)
        return;
    const int turn = ++*asked_;
    keeper_.ask([this, turn, id = chosen->id, rulesets = &rulesets_,
                 asked = std::weak_ptr<int>(asked_)](Library& library) -> LibraryService::Then {
        auto found =
            std::make_shared<std::vector<Fieldable>>(CollectionTable(library).fieldable(*rulesets, id));
        return [this, turn, asked, found] {
            const std::shared_ptr<int> now = asked.lock();
            if (now && *now == turn)
                take_fieldable(std::move(*found));
        };
    });
}

void CollectionPage::take_fieldable(std::vector<Fieldable> found) {
    fieldable_ = std::move(found);
    const auto all = static_cast<unsigned>(fieldable_.size());
    const auto ready =
        static_cast<unsigned>(std::count_if(fieldable_.begin(), fieldable_.end(), [](const Fieldable& one) {
            return one.missing == 0 && one.needed != 0;
        }));
    fieldable_text_->SetLabelText(all == 0
                                      ? wxString(_("The library has no army of these rules."))
                                      : wxString::Format(_("%u of %u armies can be fielded."), ready, all));
    fieldable_.resize(std::min(fieldable_.size(), most_armies));
    armies_->DeleteAllItems();
    for (const Fieldable& one : fieldable_) {
        wxVector<wxVariant> cells;
        cells.push_back(army_name_words(one.army.name));
        cells.push_back(one.needed == 0 ? wxString(_("no figures"))
                        : one.missing == 0
                            ? coloured(_("nothing"), Theme::now().good)
                            : wxString::Format(_("%s of %s"), number(one.missing), number(one.needed)));
        armies_->AppendItem(cells);
    }
}

void CollectionPage::choose_army(std::size_t fieldable) {
    keeper_.look([&](const Library& library) {
        const StoredArmy& stored = fieldable_[fieldable].army;
        need(read_army(library.text(stored.id), stored.name, rulesets_));
    });
}

void CollectionPage::add_chosen() {
    const Ruleset* chosen = ruleset();
    if (!chosen)
        return;
    std::string kind;
    const std::vector<FigureTrait> traits = figure_traits(*chosen);
    for (std::size_t i = 0; i < traits.size(); ++i) {
        const auto value = static_cast<std::size_t>(std::max(kind_choices_[i]->GetSelection(), 0));
        kind += fmt::format("{}{}={}", i == 0 ? "" : " ", traits[i].id, traits[i].values[value].id);
    }
    add(kind, utf8(painted_->GetValue()), count_->GetValue());
}

void CollectionPage::add(const std::string& kind, const std::string& painted, std::int64_t count) {
    keeper_.change([&](Library& library) {
        const std::string whole = FigureKinds(*ruleset()).checked(kind);
        add_owned(library, {ruleset()->id, whole, std::string(trimmed(painted)), count});
    });
}

void CollectionPage::take_edit(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= rows_.size())
        return;
    const auto at = static_cast<unsigned>(row);
    change(at, utf8(table_->GetTextValue(at, 1)), utf8(table_->GetTextValue(at, 2)));
}

void CollectionPage::change(std::size_t row, const std::string& painted, const std::string& count) {
    const CollectionRow& before = rows_.at(row);
    const std::optional<std::int32_t> wanted = whole_number(trimmed(count));
    if (!wanted || *wanted < 0 || *wanted > most_owned) {
        handlers_.say(wxString::Format(_("“%s” is no number of figures; it is a whole number from 0 to %s."),
                                       wx(count), number(most_owned)));
        fill();
        return;
    }
    if (*wanted == 0 && before.owned == 0) {
        handlers_.say(_("There are none of these yet: say first how many you own."));
        fill();
        return;
    }
    const std::string& id = ruleset()->id;
    const Owned now{id, before.kind, std::string(trimmed(painted)), *wanted};
    keeper_.change([&](Library& library) {
        change_owned(library, {id, before.kind, before.painted, before.owned}, now);
    });
}

void CollectionPage::remove_chosen() {
    const int row = table_->GetSelectedRow();
    if (row != wxNOT_FOUND)
        change(static_cast<std::size_t>(row), rows_[static_cast<std::size_t>(row)].painted, "0");
}

void CollectionPage::import_with_dialog() {
    if (const auto file = ask_file_to_open(this, _("Take over a table of figures"), csv_filter()))
        import_csv(*file);
}

void CollectionPage::import_csv(const std::filesystem::path& file) {
    keeper_.change([&](Library& library) {
        const std::vector<Owned> rows = read_collection_csv(read_file(file), file.string(), rulesets_);
        CollectionTable(library).set(rows);
        const auto kinds = static_cast<unsigned>(rows.size());
        handlers_.say(wxString::Format(
            wxPLURAL("%u kind of figures was taken over.", "%u kinds of figures were taken over.", kinds),
            kinds));
    });
}

void CollectionPage::export_with_dialog() {
    if (const auto chosen = ask_file_to_save(this, _("Save the collection as a table"),
                                             utf8(_("collection") + ".csv"), csv_filter()))
        export_csv(chosen->file);
}

void CollectionPage::export_csv(const std::filesystem::path& file) {
    keeper_.look([&](const Library& /*library*/) {
        write_file(file, collection_csv(CollectionTable(*keeper_.open()).rows()));
        handlers_.say(wxString::Format(_("The collection is in %s."), wx(file)));
    });
}

} // namespace muster
