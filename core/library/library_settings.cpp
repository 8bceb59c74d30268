// SPDX-License-Identifier: MIT
#include "library/library_settings.h"

#include <SQLiteCpp/Statement.h>

namespace muster {

std::optional<std::string> library_setting(const Library& library, const std::string& name) {
    return translated(library.file(), [&]() -> std::optional<std::string> {
        const Statements::Use query = library.statement("SELECT value FROM setting WHERE name = ?");
        query->bindNoCopy(1, name);
        return query->executeStep() ? std::optional(query->getColumn(0).getString()) : std::nullopt;
    });
}

void set_library_setting(Library& library, const std::string& name, const std::optional<std::string>& value) {
    library.in_one_step([&] {
        const Statements::Use change =
            library.statement(value ? "INSERT OR REPLACE INTO setting (name, value) VALUES (?1, ?2)"
                                    : "DELETE FROM setting WHERE name = ?1");
        change->bindNoCopy(1, name);
        if (value)
            change->bindNoCopy(2, *value);
        change->exec();
    });
}

} // namespace muster
