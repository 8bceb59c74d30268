// SPDX-License-Identifier: MIT
#include "army/detail/sha256.h"

// bcrypt.h wants the types of windows.h.
// clang-format off
#include <windows.h>
#include <bcrypt.h>
// clang-format on

#include <stdexcept>
#include <string>

namespace muster {

Sha256 sha256_of(std::string_view bytes) {
    BCRYPT_ALG_HANDLE algorithm = nullptr;
    std::string input(bytes); // the call wants bytes that it could change
    Sha256 digest{};
    const bool is_done =
        ::BCryptOpenAlgorithmProvider(&algorithm, BCRYPT_SHA256_ALGORITHM, nullptr, 0) == 0 &&
        ::BCryptHash(algorithm, nullptr, 0, reinterpret_cast<PUCHAR>(input.data()),
                     static_cast<ULONG>(input.size()), digest.data(), static_cast<ULONG>(digest.size())) == 0;
    if (algorithm != nullptr)
        ::BCryptCloseAlgorithmProvider(algorithm, 0);
    if (!is_done)
        throw std::runtime_error("Windows cannot compute a SHA-256 checksum");
    return digest;
}

} // namespace muster
