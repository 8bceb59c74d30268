// SPDX-License-Identifier: MIT
#include "german_check.h"

#include "english_texts.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/card.h"
#include "gui/widgets/drawn_list.h"
#include "gui/widgets/segmented_choice.h"
#include "whole_labels.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/ctrlsub.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/radiobox.h>
#include <wx/stattext.h>
#include <wx/stockitem.h>
#include <wx/textctrl.h>
#include <wx/tokenzr.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace muster::tests {

namespace {

constexpr unsigned most_rows = 60; // of a long table

// What a screen reader says besides its name.
wxString description_of(const wxWindow& window) {
#ifdef __WXGTK__
    if (AtkObject* const object = gtk_widget_get_accessible(window.GetHandle()))
        if (const char* const words = atk_object_get_description(object))
            return wxString::FromUTF8(words);
#endif
    return {};
}

wxString text_of(const wxVariant& value) {
    if (value.GetType() == "string")
        return value.GetString();
    if (value.GetType() == "wxDataViewIconText") {
        wxDataViewIconText text;
        text << value;
        return text.GetText();
    }
    return {};
}

std::vector<wxString> cells_of(const wxDataViewCtrl& table) {
    std::vector<wxString> cells;
    const wxDataViewModel* const model = table.GetModel();
    wxDataViewItemArray todo;
    if (model != nullptr)
        model->GetChildren(wxDataViewItem(), todo);
    for (unsigned row = 0; row < todo.size() && row < most_rows; ++row) {
        const wxDataViewItem item = todo[row];
        for (unsigned column = 0; column < table.GetColumnCount(); ++column) {
            wxVariant value;
            model->GetValue(value, item, table.GetColumn(column)->GetModelColumn());
            cells.push_back(text_of(value));
        }
        wxDataViewItemArray inside;
        if (model->IsContainer(item))
            model->GetChildren(item, inside);
        for (const wxDataViewItem& one : inside)
            todo.push_back(one);
    }
    return cells;
}

} // namespace

void GermanCheck::check(const wxWindow& window) const {
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShownOnScreen() || child->IsTopLevel())
            continue;
        check_texts(*child);
        check_rows(*child);
        check_whole(*child, page_);
        check(*child);
    }
}

void GermanCheck::check(const wxMenu& menu) const {
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        check_text(item->GetItemLabelText());
        check_text(item->GetHelp());
    }
}

void GermanCheck::check_text(const wxString& text, bool is_row) const {
    static const EnglishTexts english;
    wxStringTokenizer lines(text, "\n");
    while (lines.HasMoreTokens()) {
        const wxString line = lines.GetNextToken().Trim().Trim(false);
        BOOST_CHECK_MESSAGE(!english.contains(line, is_row), page_ << ": English: " << utf8(line));
        BOOST_CHECK_MESSAGE(!english.has_english_words(line, is_row),
                            page_ << ": English words: " << utf8(line));
    }
}

void GermanCheck::check_texts(const wxWindow& window) const {
    // "Cancel" and the like are the desktop's words, which wx knows in English.
    const bool is_stock = dynamic_cast<const wxAnyButton*>(&window) != nullptr &&
                          wxIsStockID(window.GetId()) && wxIsStockLabel(window.GetId(), window.GetLabel());
    if (is_stock)
        return;
    if (dynamic_cast<const wxStaticText*>(&window) != nullptr ||
        dynamic_cast<const wxAnyButton*>(&window) != nullptr ||
        dynamic_cast<const wxCheckBox*>(&window) != nullptr ||
        dynamic_cast<const wxRadioBox*>(&window) != nullptr)
        check_text(wxControl::RemoveMnemonics(window.GetLabel()));
    const auto* const card = dynamic_cast<const Card*>(&window);
    if (card == nullptr) // its tip is its texts, in lines of its width
        check_text(window.GetToolTipText());
    check_text(accessible_name(window));
    check_text(description_of(window), true);
    if (const auto* field = dynamic_cast<const wxTextCtrl*>(&window)) {
        check_text(field->GetHint(), true); // the name that an unnamed one gets
        if (!field->IsEditable())
            check_text(field->GetValue(), true);
    }
    if (const auto* choice = dynamic_cast<const SegmentedChoice*>(&window))
        for (const SegmentedChoice::Segment& segment : choice->segments()) {
            check_text(segment.label);
            check_text(segment.tip.BeforeFirst('\n'));
        }
    if (card != nullptr)
        for (const wxString& text : {card->text().heading, card->text().subtitle, card->text().body})
            check_text(text, true);
}

void GermanCheck::check_rows(const wxWindow& window) const {
    if (const auto* list = dynamic_cast<const wxItemContainerImmutable*>(&window))
        for (unsigned i = 0; i < list->GetCount(); ++i)
            check_text(list->GetString(i), true);
    if (const auto* list = dynamic_cast<const DrawnList*>(&window))
        for (std::size_t row = 0; row < list->GetItemCount() && row < most_rows; ++row)
            check_text(list->row_text(row), true);
    if (const auto* table = dynamic_cast<const wxDataViewCtrl*>(&window)) {
        check_columns(*table);
        for (const wxString& cell : cells_of(*table))
            check_text(cell, true);
    }
}

void GermanCheck::check_columns(const wxDataViewCtrl& table) const {
    for (unsigned i = 0; i < table.GetColumnCount(); ++i) {
        const wxDataViewColumn& column = *table.GetColumn(i);
        check_text(column.GetTitle());
        if (column.IsHidden())
            continue;
        const int needed = TextMetrics::width(table, table.GetFont(), column.GetTitle());
        BOOST_CHECK_MESSAGE(column.GetWidth() >= needed, page_ << ": cut: " << utf8(column.GetTitle())
                                                               << " with " << column.GetWidth() << " of "
                                                               << needed);
    }
}

} // namespace muster::tests
