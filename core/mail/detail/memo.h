// SPDX-License-Identifier: MIT
// Memo: what was worked out of texts, each by its text.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace muster {

// `MostBytes`: of all texts together. A byte may be a token, and a token takes some hundred bytes.
template <class Value, std::size_t MostBytes = std::size_t{64} << 10U>
class Memo {
public:
    // What `work_out` gives of the text, which is asked once, but for all that is forgotten where the texts
    // become too many.
    template <class WorkOut>
    [[nodiscard]] Value of(std::string_view text, const WorkOut& work_out) {
        if (const auto known = values_.find(text); known != values_.end())
            return known->second;
        Value value = work_out();
        if (bytes_ > MostBytes) {
            values_.clear();
            bytes_ = 0;
        }
        bytes_ += text.size();
        values_.emplace(text, value);
        return value;
    }

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    std::unordered_map<std::string, Value, Hash, std::equal_to<>> values_;
    std::size_t bytes_ = 0;
};

} // namespace muster
