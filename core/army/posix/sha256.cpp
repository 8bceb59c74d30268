// SPDX-License-Identifier: MIT
#include "army/detail/sha256.h"

#include <glib.h>

#include <memory>

namespace muster {

namespace {

struct FreeChecksum {
    void operator()(GChecksum* checksum) const { g_checksum_free(checksum); }
};

} // namespace

Sha256 sha256_of(std::string_view bytes) {
    const std::unique_ptr<GChecksum, FreeChecksum> checksum(g_checksum_new(G_CHECKSUM_SHA256));
    g_checksum_update(checksum.get(), reinterpret_cast<const guchar*>(bytes.data()),
                      static_cast<gssize>(bytes.size()));
    Sha256 digest{};
    gsize size = digest.size();
    g_checksum_get_digest(checksum.get(), digest.data(), &size);
    return digest;
}

} // namespace muster
