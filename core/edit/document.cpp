// SPDX-License-Identifier: MIT
#include "edit/document.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/file.h"
#include "base/utf8_path.h"
#include "check/checker.h"
#include "lists/lists.h"
#include "sheet/pdf_attachment.h"
#include "sheet/sheet_file.h"

#include <fmt/format.h>

#include <system_error>
#include <utility>

namespace muster {

Document::Document(const Rulesets& rulesets, Army army)
    : rulesets_(&rulesets), ruleset_(&ruleset_of(army, rulesets)), list_(army.list),
      history_(std::move(army)) {
    history_.forget_saved();
    check_by(*ruleset_);
}

Document Document::open(const Rulesets& rulesets, const std::filesystem::path& file) {
    std::string bytes = read_file(file);
    const bool from_sheet = looks_like_pdf(bytes);
    Document document(rulesets, read_army(army_text_in(file, std::move(bytes)), path_text(file), rulesets));
    document.history_.mark_saved();
    if (!from_sheet) { // saving must not write over the sheet
        document.file_ = file;
        document.accept_file();
    }
    return document;
}

Document Document::from_sample(const Rulesets& rulesets, const std::filesystem::path& file) {
    Document document(rulesets, read_army(read_file(file), path_text(file), rulesets));
    document.history_.mark_saved();
    return document;
}

Document Document::from_library(const Rulesets& rulesets, std::string_view text, std::string_view name) {
    Document document(rulesets, read_army(text, name, rulesets));
    document.history_.mark_saved();
    return document;
}

Document Document::recover(const Rulesets& rulesets, std::string_view text,
                           const std::filesystem::path& file) {
    Document document(rulesets, read_army(text, path_text(file), rulesets));
    document.file_ = file;
    document.accept_file();
    return document;
}

const Ruleset& Document::ruleset_for(const Army& army) const {
    return army.ruleset == ruleset_->id && army.list == list_ ? *ruleset_ : ruleset_of(army, *rulesets_);
}

void Document::check_by(const Ruleset& ruleset) {
    set_report(ruleset, check(army(), ruleset, Detail::sheet));
}

void Document::set_report(const Ruleset& ruleset, Report report) {
    report_ = std::move(report);
    ruleset_ = &ruleset;
    list_ = army().list;
    ++state_;
}

void Document::add(std::string label, Army army, std::string_view join_key) {
    if (army == history_.value())
        return;
    const Ruleset& ruleset = ruleset_for(army);
    Report report = check(army, ruleset, Detail::sheet);
    history_.add(std::move(label), std::move(army), join_key);
    set_report(ruleset, std::move(report));
}

void Document::undo() {
    history_.undo();
    check_by(ruleset_for(army()));
}

void Document::redo() {
    history_.redo();
    check_by(ruleset_for(army()));
}

std::optional<InputError> Document::refresh_list() {
    try {
        if (const Ruleset& now = ruleset_of(army(), *rulesets_); &now != ruleset_)
            check_by(now);
    } catch (const InputError& error) {
        return error;
    }
    return std::nullopt;
}

std::string Document::text() const {
    Army army = history_.value();
    army.data = ruleset_->revision;
    return write_army(army, *ruleset_);
}

void Document::save(const std::filesystem::path& file) {
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(file, ignored);
    // The file is written by renaming another over it, which must not hit a device or folder.
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        throw std::system_error(
            std::make_error_code(std::errc::invalid_argument),
            fmt::format("{} is not a regular file; nothing was written", path_text(file)));
    write_file(file, text());
    file_ = file;
    history_.mark_saved();
    accept_file();
}

bool Document::has_file_changed() const {
    return stamp_.exists && stamp_of_file(file_) != stamp_;
}

void Document::accept_file() {
    stamp_ = stamp_of_file(file_);
}

void Document::reload(std::string label) {
    Army army = read_army(read_file(file_), path_text(file_), *rulesets_);
    if (army.ruleset != ruleset_->id) {
        // Steps of another rule set cannot be undone into.
        *this = open(*rulesets_, file_);
        return;
    }
    add(std::move(label), std::move(army));
    history_.mark_saved();
    accept_file();
}

} // namespace muster
