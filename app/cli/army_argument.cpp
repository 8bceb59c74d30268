// SPDX-License-Identifier: MIT
#include "army_argument.h"

#include "army/army_writer.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/utf8_path.h"
#include "browse/army_files.h"
#include "sheet/pdf_attachment.h"
#include "sheet/sheet_file.h"
#include "target_file.h"

namespace muster {

void require_army_text(const std::string& file, std::string_view text) {
    constexpr std::string_view before_xml = "\xEF\xBB\xBF \t\r\n";
    const std::string_view begin = text.substr(0, text.find('<'));
    if (file.ends_with(army_ending) || text.starts_with("%PDF") ||
        begin.find_first_not_of(before_xml) == std::string_view::npos)
        return;
    throw InputError(file, {},
                     "this is not an army file. A list written as text is read with "
                     "\"muster-cli convert FILE --to RULESET\"");
}

void require_no_pdf(const std::string& file, std::string_view bytes) {
    if (looks_like_pdf(bytes))
        throw InputError(file, {},
                         "is a PDF, not an army file. The army in the PDF of a sheet is extracted with "
                         "\"muster-cli open PDF -o FILE\"");
}

std::string given_army_text(const std::string& file, const std::string& library_file) {
    if (is_stored_army(file))
        return stored_army_text(file, library_file);
    std::string text = army_text_in(path_of(file), read_file(path_of(file)));
    require_army_text(file, text);
    return text;
}

LoadedArmy load_army_file(const std::string& file, const Rulesets& rulesets, Detail detail,
                          const std::string& library_file) {
    if (is_stored_army(file))
        return load_army(stored_army_text(file, library_file), file, rulesets, detail);
    const std::string text = read_file(path_of(file));
    require_no_pdf(file, text);
    require_army_text(file, text);
    return load_army(text, file, rulesets, detail);
}

LoadedArmy load_army_or_sheet(const std::string& file, const Rulesets& rulesets, Detail detail,
                              const std::string& library_file) {
    return load_army(given_army_text(file, library_file), file, rulesets, detail);
}

void save_army(const std::string& file, const Army& army, const Ruleset& ruleset, bool force) {
    write_target(file, write_army(army, ruleset), force);
}

} // namespace muster
