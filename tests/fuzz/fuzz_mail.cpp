// SPDX-License-Identifier: MIT
// Whatever bytes come as a player's mail: they are refused with an InputError, or become an army that can be
// checked, without a fault. The first byte chooses the rule set.
#include "army/army_reader.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "ruleset/rulesets.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace {

using namespace muster;

const Rulesets& rulesets() {
    static const Rulesets value({std::filesystem::path(MUSTER_SOURCE_DIR) / "armylists"});
    return value;
}

struct Reader {
    explicit Reader(const char* id)
        : words(*rulesets().find(id)), begin(read_army(rulesets().find(id)->start, "start", rulesets())) {}

    WrittenArmyReader words;
    Army begin;
};

const Reader& reader_for(std::uint8_t choice) {
    static const std::array<std::unique_ptr<Reader>, 5> readers{
        std::make_unique<Reader>("into-glory-ride"), std::make_unique<Reader>("phalanx"),
        std::make_unique<Reader>("phalanx-ii"), std::make_unique<Reader>("undying-lands"),
        std::make_unique<Reader>("ancient-1969")};
    return *readers[choice % readers.size()];
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const Reader& reader = reader_for(data[0]);
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    try {
        (void)reader.words.read(text_of_mail(bytes, "it"), reader.begin);
    } catch (const InputError&) { // NOLINT(bugprone-empty-catch) refused, as it may be
    }
    return 0;
}
