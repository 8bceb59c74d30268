// SPDX-License-Identifier: MIT
// WrittenBodies: begins the bodies and units that the headings of a written list name. Internal to
// read_written_army().
#pragma once

#include "army/army.h"
#include "mail/detail/lexicon.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class WrittenBodies {
public:
    // Writes into `army`, which must stay where it is, as the two others; what a heading does not say is as
    // in the first body of `begin`.
    WrittenBodies(const Ruleset& ruleset, const Lexicon& lexicon, const Army& begin, Army& army)
        : ruleset_(ruleset), lexicon_(lexicon), begin_(begin), army_(army) {}

    void begin_body(std::string_view heading);
    void begin_unit(std::string_view name, std::string_view notation = {});
    // A heading beneath which nothing stands is one of the mail, not of the army.
    void drop_empty();
    // "Sub-commander's rating is not said; taken as 3"
    [[nodiscard]] std::vector<std::string> open() const;

    [[nodiscard]] bool unit_is_open() const { return unit_open_; } // the next troop belongs to the last unit
    void open_unit(bool open) { unit_open_ = open; }

private:
    const Ruleset& ruleset_;
    const Lexicon& lexicon_;
    const Army& begin_;
    Army& army_;
    bool unit_open_ = false;
    std::set<std::size_t> open_; // traits of bodies that were not said
};

} // namespace muster
