// SPDX-License-Identifier: MIT
// The manifest of an exported library, manifest.xml (urn:muster:library:1, schemas/README.md): everything
// that the library knows of its armies beside their texts, and which file holds which text.
#pragma once

#include "library/stored_army.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct ManifestRevision {
    Moment saved = 0;
    std::string label;
    std::string fingerprint;
    std::string file; // in the archive
};

struct ManifestArmy {
    std::string key;
    Moment created = 0;
    std::optional<Moment> trashed;
    std::int32_t present = 1; // the number of the revision
    std::vector<std::string> tags;
    std::vector<ManifestRevision> revisions; // numbered from 1
};

[[nodiscard]] std::string write_manifest(const std::vector<ManifestArmy>& armies);
// Throws InputError for anything that write_manifest() would not have written, or that is larger than
// base/limits.h allows.
[[nodiscard]] std::vector<ManifestArmy> read_manifest(std::string_view text, std::string_view file);

} // namespace muster
