// SPDX-License-Identifier: MIT
#include "browse/army_batch.h"

#include "base/translation.h"
#include "check/report.h"
#include "library/damaged_text.h"

#include <fmt/format.h>

#include <stdexcept>

namespace muster {

std::size_t BatchResult::problems() const {
    return static_cast<std::size_t>(std::count_if(
        lines.begin(), lines.end(), [](const BatchLine& line) { return !line.problem.empty(); }));
}

InputError problem_of_army(const std::string& name) {
    try {
        throw;
    } catch (const InputError& error) {
        if (error.file() == name)
            return error;
        // The army may be in order, but that cannot be known without its rule set and list.
        return {name, {}, translate_format("its rule set or army list cannot be read: {}", error.what())};
    } catch (const DamagedText& error) {
        return {name, {}, error.why()};
    } catch (const DatabaseError& error) {
        if (error.trouble() != DatabaseTrouble::missing)
            throw;
        return {name, {}, error.what()};
    } catch (const TooLargeReport& error) {
        return {name, {}, error.what()};
    } catch (const std::overflow_error&) {
        return {
            name, {}, translate("its numbers are too large to be calculated; lower its counts and values")};
    } catch (const std::runtime_error& error) { // a disk that is full, a picture that is too large
        return {name, {}, error.what()};
    }
}

} // namespace muster
