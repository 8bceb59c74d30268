// SPDX-License-Identifier: MIT
#include "library/detail/packed_text.h"

#include "army/fingerprint.h"
#include "base/file.h"
#include "base/translation.h"
#include "database/database_error.h"

#include <SQLiteCpp/Column.h>
#include <libdeflate.h>

#include <memory>
#include <stdexcept>

namespace muster {

namespace {

// libdeflate writes and reads zlib's streams in half of zlib's time, and its quickest level leaves armies no
// larger than zlib's third.
constexpr int level = 1;

struct Free {
    void operator()(libdeflate_compressor* state) const { ::libdeflate_free_compressor(state); }
    void operator()(libdeflate_decompressor* state) const { ::libdeflate_free_decompressor(state); }
};

// The states are large to make and are used again.
libdeflate_compressor* compressor() {
    thread_local const std::unique_ptr<libdeflate_compressor, Free> state(
        ::libdeflate_alloc_compressor(level));
    if (!state)
        throw std::runtime_error("an army cannot be packed: out of memory");
    return state.get();
}

[[noreturn]] void report_damage() {
    throw DamagedRow(translate("a saved army cannot be unpacked: the library is damaged"));
}

libdeflate_decompressor* decompressor() {
    thread_local const std::unique_ptr<libdeflate_decompressor, Free> state(
        ::libdeflate_alloc_decompressor());
    if (!state)
        throw std::runtime_error("an army cannot be unpacked: out of memory");
    return state.get();
}

} // namespace

std::string packed(std::string_view text) {
    std::string stream(::libdeflate_zlib_compress_bound(compressor(), text.size()), '\0');
    const std::size_t size =
        ::libdeflate_zlib_compress(compressor(), text.data(), text.size(), stream.data(), stream.size());
    if (size == 0)
        throw std::runtime_error("an army cannot be packed");
    stream.erase(size);
    return stream;
}

std::string unpacked_column(SQLite::Statement& row, int packed, int size) {
    const SQLite::Column blob = row.getColumn(packed);
    return unpacked({static_cast<const char*>(blob.getBlob()), static_cast<std::size_t>(blob.getBytes())},
                    static_cast<std::size_t>(row.getColumn(size).getInt64()));
}

std::string saved_text(SQLite::Statement& row, int packed, int size, int fingerprint) {
    std::string text = unpacked_column(row, packed, size);
    if (fingerprint_of_text(text) != row.getColumn(fingerprint).getString())
        throw DamagedRow(translate("its text has another fingerprint than it had when it was saved"));
    return text;
}

std::string unpacked(std::string_view stream, std::size_t size) {
    // Muster never stores more than an army file may hold. A larger size, or a negative one, was crafted:
    // nothing is allocated for it.
    if (size > largest_input_bytes)
        report_damage();
    std::string text(size, '\0');
    // Without a place for the size that it finds, it takes nothing but exactly this one.
    if (::libdeflate_zlib_decompress(decompressor(), stream.data(), stream.size(), text.data(), text.size(),
                                     nullptr) != LIBDEFLATE_SUCCESS)
        report_damage();
    return text;
}

} // namespace muster
