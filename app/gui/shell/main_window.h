// SPDX-License-Identifier: MIT
// MainWindow: one army, or the start page. It puts the panels together around a Workbench, makes menus and
// toolbar from the action table, and does what those actions say; the panels do the rest.
#pragma once

#include "browse/army_comparison.h"
#include "edit/autosave.h"
#include "edit/library_origin.h"
#include "gui/shell/window_layout.h"
#include "gui/shell/workbench.h"
#include "sheet/sheet_output.h"

#include <wx/frame.h>
#include <wx/timer.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class wxPanel;
class wxSimplebook;

namespace muster {

class Application;
class ArmyGrid;
class BandPanel;
class CollectionPage;
class ComparePage;
class FindingsPanel;
class HomePage;
class InspectorPanel;
class Library;
class LibraryPage;
class LinePanel;
class HouseRulesPage;
class ListEditPage;
class ListPage;
class NewArmyPage;
class NoticeBar;
class PalettePanel;
class SheetPanel;
class StartPage;
class TextPage;
class TimelinePanel;
class WhyPanel;

class MainWindow : public wxFrame {
public:
    MainWindow(Application& application, unsigned number);
    ~MainWindow() override;

    // Says in the window what is wrong with the file, if it cannot be read.
    bool open_file(const std::filesystem::path& file);
    // The same in two steps, the second of which may be another window's.
    std::optional<Document> read_file_here(const std::filesystem::path& file);
    void show_read(Document document, const std::filesystem::path& file);
    bool open_sample(const std::filesystem::path& file);
    // Of the library's army, if it is one.
    void show_document(Document document, std::optional<LibraryArmy> kept = {});
    // An army of the library as it is now; false if it cannot be read, which is said.
    bool open_stored(ArmyId army);
    void open_revision(ArmyId army, std::int32_t revision);
    // Makes it the army of this window and of the library again; a step that can be undone.
    void restore_revision(std::int32_t revision);
    // The library went on with the army meanwhile.
    void take_present();
    void compare(const ComparedText& before, const ComparedText& after);
    // Puts an army into the library as a copy of another size, and opens it.
    void keep_rescaled(const Army& copy, const wxString& label);
    [[nodiscard]] const std::optional<LibraryArmy>& kept() const { return kept_; }
    // What unsaved work and the session call the army: its file, or its key in the library.
    [[nodiscard]] std::filesystem::path origin() const;
    void show_workspace();
    [[nodiscard]] bool is_unused() const { return !bench_.has_document(); }

    [[nodiscard]] Workbench& bench() { return bench_; }
    [[nodiscard]] const Workbench& bench() const { return bench_; }
    [[nodiscard]] PalettePanel& palette() { return *palette_; }
    [[nodiscard]] ArmyGrid& grid() { return *grid_; }
    [[nodiscard]] InspectorPanel& inspector() { return *inspector_; }
    [[nodiscard]] FindingsPanel& findings() { return *findings_; }
    [[nodiscard]] LinePanel& line() { return *line_; }
    [[nodiscard]] BandPanel& band() { return *band_; }
    [[nodiscard]] SheetPanel& sheet() { return *sheet_; }
    [[nodiscard]] StartPage& start_page() { return *start_; }
    [[nodiscard]] HomePage& home() { return *home_; }
    // Shows it.
    [[nodiscard]] LibraryPage& library_page();
    [[nodiscard]] ComparePage* compare_page() { return compare_; } // null until it is needed
    [[nodiscard]] TimelinePanel* timeline() { return timeline_; }  // null until it is shown
    [[nodiscard]] NewArmyPage& new_army_page() { return *new_page_; }
    [[nodiscard]] ListPage& list_page();
    [[nodiscard]] ListEditPage& list_edit_page();
    [[nodiscard]] HouseRulesPage& house_rules_page();
    [[nodiscard]] TextPage& text_page();
    [[nodiscard]] CollectionPage& collection_page();
    [[nodiscard]] NoticeBar& notice() { return *notice_; }
    // True if it is on the disk afterwards.
    // Of several pages all; what is there already is asked about, unless the caller has.
    bool save_sheet_to(const std::string& file, const SheetFormat& format, bool asks = true);
    // Over the pages of the sheet: what is done with them.
    [[nodiscard]] std::unique_ptr<wxMenu> sheet_menu();
    bool save_to(const std::filesystem::path& file, const wxString& label = {});
    // Where the army is saved: its file, else the library.
    bool save_labelled(const wxString& label);
    void notice_disk();
    // Files of army lists may have changed: armies in all windows are judged by them as they are now.
    void notice_lists();
    enum class Keeping { waits, begins }; // until it is on the disk
    // False if it cannot be kept, which is said.
    bool keep_unsaved_work(Keeping keeping = Keeping::waits);
    // What was restored is kept at once, before what it came from goes.
    bool keep_recovered();
    void run_action(std::size_t action);
    void colours_changed();

    // What the action table names.
    void new_army();
    void new_window();
    void open();
    void show_start();
    void save();
    void save_with_label();
    void show_library();
    void rescale();
    void show_figures();
    void show_collection();
    void show_changes();
    void import_armies();
    void export_armies();
    void check_armies();
    void choose_mirror();
    void sync_mirror();
    void switch_mirror_off();
    void toggle_timeline();
    void save_as();
    void reload();
    void save_sheet();
    void page_setup();
    void print_preview();
    void print();
    void copy_sheet_text();
    void copy_sheet_picture();
    void close_window();
    void quit();
    void undo();
    void redo();
    void cut();
    void copy();
    void paste();
    void duplicate();
    void remove();
    void rename();
    void select_all();
    void move_up();
    void move_down();
    void find_troops();
    void add_body();
    void add_unit();
    void one_more();
    void one_fewer();
    void select_army();
    void show_lists();
    void show_house_rules();
    void army_from_text();
    void next_finding();
    void fix_all();
    void show_commands();
    void leave_page(); // to the army, or where there is none to the start page
    void toggle_palette();
    void toggle_inspector();
    void toggle_why();
    void toggle_findings();
    void toggle_line();
    void toggle_sheet();
    void next_panel();
    void reset_layout();
    void use_system_theme();
    void use_light_theme();
    void use_dark_theme();
    void toggle_session();
    void about_rules();
    void about();

    [[nodiscard]] bool always() const { return true; }
    [[nodiscard]] bool has_army() const;
    [[nodiscard]] bool away_from_army() const;
    [[nodiscard]] bool has_file() const;
    [[nodiscard]] bool can_undo() const;
    [[nodiscard]] bool can_redo() const;
    [[nodiscard]] bool can_edit() const;
    [[nodiscard]] bool can_edit_selection() const;
    [[nodiscard]] bool has_troops_selected() const;
    [[nodiscard]] bool has_findings() const;
    [[nodiscard]] bool palette_shown() const;
    [[nodiscard]] bool inspector_shown() const;
    [[nodiscard]] bool why_shown() const;
    [[nodiscard]] bool findings_shown() const;
    [[nodiscard]] bool line_shown() const;
    [[nodiscard]] bool sheet_shown() const;
    [[nodiscard]] bool sheet_previewed() const;
    [[nodiscard]] bool timeline_shown() const;
    [[nodiscard]] bool system_theme() const;
    [[nodiscard]] bool light_theme() const;
    [[nodiscard]] bool dark_theme() const;
    [[nodiscard]] bool session_kept() const;
    [[nodiscard]] bool mirror_is_on() const;

private:
    void make_pages();
    void make_workspace(wxWindow* parent);
    void make_menus();
    void make_toolbar();
    void bind_actions();
    void update_action(wxUpdateUIEvent& event, std::size_t action);
    void fill_recent_menu();
    void look(News news);
    void toggle_pane(const wxString& name);
    void make_army(Army army);
    void show_home();
    void show_page(wxWindow& page);
    void show_lists_of(const std::string& ruleset);
    void take_new_lists();
    [[nodiscard]] bool pane_shown(const wxString& name) const;
    [[nodiscard]] bool typing() const;
    [[nodiscard]] bool may_step() const;
    [[nodiscard]] wxString suggested_name() const;
    [[nodiscard]] wxString army_title() const;
    bool may_replace_sheet(const std::string& file, std::size_t pages);
    [[nodiscard]] LibraryPage* make_library_page(wxWindow* parent);
    void rescale_army(const Army& army);
    void with_stored(ArmyId army, const std::function<void(const Army&)>& act);
    void show_figures_of(const Army& army);
    // That closes to the page which is shown now.
    CollectionPage& collection_page_from_here();
    void print_many(std::vector<SheetModel> sheets, const PageSetup& setup);
    void make_timeline();
    void show_timeline();
    void find_past();
    [[nodiscard]] bool is_of_another(const Library& library, ArmyId army,
                                     const std::filesystem::path& file) const;
    void name_second_copy();
    // The army that the file held, if that is another one than is written over it.
    std::optional<StoredArmy> keep_overwritten(const std::filesystem::path& file);
    // Its number; none if the library did not take it, which is said.
    std::optional<std::int32_t> keep_revision(const wxString& label);
    bool save_in_library(const wxString& label);
    bool show_kept(const std::string& text, const StoredArmy& stored, bool present);
    bool take_text(const std::string& text, const wxString& label);
    // False if the user would rather go on here.
    [[nodiscard]] bool may_leave();
    void on_close(wxCloseEvent& event);
    void apply_moved(int step);
    void change_counts(int step);
    void set_theme(int choice);
    void show_context_menu();
    void leave_preview();
    void keep_in_turn();

    Application& application_;
    Workbench bench_;
    Autosave autosave_;
    std::optional<LibraryArmy> kept_; // none: the first save makes one
    std::size_t kept_state_ = 0;      // of the document, when it was last autosaved
    wxTimer autosave_timer_;
    DockManager aui_;
    wxSimplebook* pages_ = nullptr;
    NoticeBar* notice_ = nullptr;
    HomePage* home_ = nullptr;
    bool turns_back_ = false; // to what is new, if the library has nothing to show
    StartPage* start_ = nullptr;
    ComparePage* compare_ = nullptr;
    wxWindow* compared_from_ = nullptr; // the page
    TimelinePanel* timeline_ = nullptr;
    NewArmyPage* new_page_ = nullptr;
    ListPage* list_page_ = nullptr; // this and the next are made when first asked for
    ListEditPage* list_edit_page_ = nullptr;
    HouseRulesPage* house_rules_page_ = nullptr;
    TextPage* text_page_ = nullptr;
    CollectionPage* collection_page_ = nullptr;
    wxWindow* collection_from_ = nullptr; // the page
    wxPanel* workspace_ = nullptr;
    BandPanel* band_ = nullptr;
    PalettePanel* palette_ = nullptr;
    ArmyGrid* grid_ = nullptr;
    InspectorPanel* inspector_ = nullptr;
    WhyPanel* why_ = nullptr;
    FindingsPanel* findings_ = nullptr;
    LinePanel* line_ = nullptr;
    SheetPanel* sheet_ = nullptr;
    bool sheet_shown_before_ = false; // the preview
    wxMenu* recent_menu_ = nullptr;
    wxString first_layout_;
};

} // namespace muster
