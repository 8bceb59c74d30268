// SPDX-License-Identifier: MIT
// The formats of a sheet, and a sheet as the bytes of its files in one of them.
#pragma once

#include "sheet/sheet_pages.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// An army to make a sheet of. The report must hold the numbers of Detail::sheet.
struct SheetSource {
    const Army& army;
    const Ruleset& ruleset;
    const Report& report;
};

struct SheetOrder;

// The sheets of several armies in the making of one file.
class JoinedSheets {
public:
    JoinedSheets() = default;
    virtual ~JoinedSheets() = default;
    JoinedSheets(const JoinedSheets&) = delete;
    JoinedSheets& operator=(const JoinedSheets&) = delete;

    virtual void add(const SheetSource& source) = 0;
    // The bytes of the file; empty if a file of this format cannot be empty and nothing was added. Nothing
    // can be added afterwards.
    [[nodiscard]] virtual std::string finished() = 0;
};

// One row of the table of formats: all that the command line and the windows need to know of a format.
struct SheetFormat {
    std::string_view id;     // as --format takes it: "markdown"
    std::string_view ending; // of its files, without the dot: "md"
    const char* title;       // for a list of choices; marked for translation
    bool file_per_page;      // pages become numbered files; else the sheet is one file
    // The bytes of the sheet's files.
    std::vector<std::string> (*write)(const SheetSource& source, const SheetOrder& order);
    // Begins one file for several armies; null if the format needs a file for each.
    std::unique_ptr<JoinedSheets> (*join)(const SheetOrder& order);
};

// In the order in which they are offered; the first, PDF, is the usual one.
[[nodiscard]] std::span<const SheetFormat> sheet_formats();
// Null if there is none with this id.
[[nodiscard]] const SheetFormat* find_sheet_format(std::string_view id);
// By the ending of the name, large letters or small; null if it is none of the endings.
[[nodiscard]] const SheetFormat* sheet_format_of_file(std::string_view file_name);

struct SheetOrder {
    SheetKind kind = SheetKind::full;
    const SheetFormat* format = &sheet_formats().front(); // never null
    PageSetup setup;
};

// The files' bytes: one file, or one for each page. A PDF carries the army's own file, except the opponent's
// copy. The report must hold the numbers of Detail::sheet.
[[nodiscard]] std::vector<std::string> sheet_files(const Army& army, const Ruleset& ruleset,
                                                   const Report& report, const SheetOrder& order);

} // namespace muster
