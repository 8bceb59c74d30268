// SPDX-License-Identifier: MIT
#include "library/packed_text.h"

#include "library/library_error.h"

#include <SQLiteCpp/Column.h>
#include <zlib.h>

#include <stdexcept>

namespace muster {

namespace {

const Bytef* bytes_of(std::string_view text) {
    return reinterpret_cast<const Bytef*>(text.data());
}

// A sixth quicker than the usual level, and armies are a twentieth larger.
constexpr int level = 3;

// zlib's state, which is large to make and is used again.
class Packer {
public:
    Packer() {
        if (::deflateInit(&state_, level) != Z_OK)
            throw std::runtime_error("an army cannot be packed: out of memory");
    }
    ~Packer() { ::deflateEnd(&state_); }
    Packer(const Packer&) = delete;
    Packer& operator=(const Packer&) = delete;

    std::string packed(std::string_view text) {
        ::deflateReset(&state_);
        std::string stream(::deflateBound(&state_, static_cast<uLong>(text.size())), '\0');
        state_.next_in = const_cast<Bytef*>(bytes_of(text)); // NOLINT(cppcoreguidelines-pro-type-const-cast)
        state_.avail_in = static_cast<uInt>(text.size());
        state_.next_out = reinterpret_cast<Bytef*>(stream.data());
        state_.avail_out = static_cast<uInt>(stream.size());
        if (::deflate(&state_, Z_FINISH) != Z_STREAM_END)
            throw std::runtime_error("an army cannot be packed");
        stream.erase(state_.total_out);
        return stream;
    }

private:
    z_stream state_{};
};

} // namespace

std::string packed(std::string_view text) {
    thread_local Packer packer;
    return packer.packed(text);
}

std::string unpacked_column(SQLite::Statement& row, int packed, int size) {
    const SQLite::Column blob = row.getColumn(packed);
    return unpacked({static_cast<const char*>(blob.getBlob()), static_cast<std::size_t>(blob.getBytes())},
                    static_cast<std::size_t>(row.getColumn(size).getInt64()));
}

std::string unpacked(std::string_view stream, std::size_t size) {
    std::string text(size, '\0');
    auto filled = static_cast<uLongf>(size);
    if (::uncompress(reinterpret_cast<Bytef*>(text.data()), &filled, bytes_of(stream),
                     static_cast<uLong>(stream.size())) != Z_OK ||
        filled != size)
        throw LibraryError(LibraryTrouble::damaged,
                           "a saved army cannot be unpacked: the library is damaged");
    return text;
}

} // namespace muster
