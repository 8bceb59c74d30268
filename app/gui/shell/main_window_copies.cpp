// SPDX-License-Identifier: MIT
// What a window does with the library beside saving: copies of another size, the collection, what an update
// of the rules has changed, the mirror folder.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/input_error.h"
#include "gui/library/collection_page.h"
#include "gui/library/library_mirror_bar.h"
#include "gui/library/library_page.h"
#include "gui/library/rescale_dialog.h"
#include "gui/shell/application.h"
#include "gui/shell/library_service.h"
#include "gui/shell/main_window.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>
#include <wx/simplebook.h>

#include <utility>

namespace muster {

void MainWindow::with_stored(ArmyId army, const std::function<void(const Army&)>& act) {
    std::optional<Army> read;
    application_.library().query([&](const Library& library) {
        read = read_army(library.text(army), library.army(army).name, application_.rulesets());
    });
    if (read)
        act(*read);
}

void MainWindow::rescale() {
    rescale_army(bench_.army());
}

void MainWindow::rescale_army(const Army& army) {
    try {
        RescaleDialog dialog(this, army, application_.rulesets());
        if (dialog.ShowModal() != wxID_OK)
            return;
        if (const std::optional<Army> copy = dialog.result())
            keep_rescaled(*copy, wxString::Format(_("“%s”, rescaled to %d"), wx(army.name),
                                                  static_cast<int>(dialog.preview()->result.wanted)));
    } catch (const InputError& error) {
        notice_->say(wx(error.what()));
    }
}

void MainWindow::keep_rescaled(const Army& copy, const wxString& label) {
    std::optional<Saved> saved;
    application_.library().change([&](Library& library) {
        const Rulesets& rulesets = application_.rulesets();
        const std::string text = write_army(copy, *rulesets.find(copy.ruleset));
        saved = library.add(facts_of(text, copy.name, rulesets), utf8(label));
    });
    if (!saved)
        return;
    application_.open_stored(saved->army, this);
    SetStatusText(wxString::Format(_("“%s” is in the library."), wx(copy.name)));
}

CollectionPage& MainWindow::collection_page() {
    if (collection_page_)
        return *collection_page_;
    CollectionPage::Handlers handlers;
    handlers.open = [this](ArmyId army) { application_.open_stored(army, this); };
    handlers.say = [this](const wxString& words) { notice_->say(words); };
    handlers.close = [this] { show_page(*collection_from_); };
    collection_page_ =
        new CollectionPage(pages_, application_.library(), application_.rulesets(), std::move(handlers));
    pages_->AddPage(collection_page_, wxString());
    return *collection_page_;
}

CollectionPage& MainWindow::collection_page_from_here() {
    CollectionPage& page = collection_page();
    if (pages_->GetCurrentPage() != &page)
        collection_from_ = pages_->GetCurrentPage();
    return page;
}

void MainWindow::show_figures_of(const Army& army) {
    CollectionPage& page = collection_page_from_here();
    page.begin(army);
    show_page(page);
}

void MainWindow::show_figures() {
    show_figures_of(bench_.army());
}

void MainWindow::show_collection() {
    CollectionPage& page = collection_page_from_here();
    page.begin(bench_.has_document() ? bench_.army().ruleset : std::string());
    show_page(page);
}

void MainWindow::show_changes() {
    library_page().check_changes();
}

void MainWindow::import_armies() {
    library_page().import_with_dialog();
}

void MainWindow::export_armies() {
    library_page().export_chosen();
}

void MainWindow::check_armies() {
    library_page().check_chosen();
}

void MainWindow::choose_mirror() {
    library_page().mirror().choose_folder();
}

void MainWindow::sync_mirror() {
    application_.mirror().sync();
}

void MainWindow::switch_mirror_off() {
    application_.mirror().switch_off();
}

bool MainWindow::mirror_is_on() const {
    return application_.mirror().folder().has_value();
}

} // namespace muster
