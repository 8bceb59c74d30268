// SPDX-License-Identifier: MIT
#include "event/event_reply.h"

#include "base/harmful_letters.h"
#include "base/letters.h"
#include "base/text_language.h"
#include "base/translation.h"
#include "check/checker.h"
#include "check/wording.h"
#include "event/open_event.h"
#include "event/status_json.h"
#include "lists/lists.h"

#include <glib.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>
#include <utility>

namespace muster {

namespace {

// In the letters that a mail's header may hold.
std::string header_text(const std::string& text) {
    gchar* const encoded = g_base64_encode(reinterpret_cast<const guchar*>(text.data()), text.size());
    std::string header = std::string("=?utf-8?B?") + encoded + "?=";
    g_free(encoded);
    return header;
}

std::string verdict_words(const PlayerList& list) {
    switch (list.state) {
    case ListState::passed: return translate("Your list is in order. Thank you.");
    case ListState::accepted: return translate("Your list is accepted.");
    case ListState::refused: return translate("Your list is refused.");
    case ListState::wrong: return translate("Your list is not in order yet. Please correct the following:");
    case ListState::query: return translate("Your list raises these questions, which I have to decide:");
    case ListState::unread:
        return translate(
            "I could not read your list for sure. Please answer the following, or send the army as "
            "a file:");
    case ListState::missing: break;
    }
    return translate("Your list has not arrived yet.");
}

void append_findings(std::string& text, const PlayerList& list) {
    for (const ListFinding& finding : list.findings) {
        if (list.state == ListState::unread && finding.rule == "event.not-read")
            continue;
        text += "  - " + (finding.place.empty() ? "" : finding.place + ": ") + finding.message;
        if (!finding.cite.empty())
            text += " (" + finding.cite + ")";
        text += "\n";
    }
    for (const OpenLine& open : list.open) {
        text += "  - ";
        if (open.line != 0)
            text += translate_format("Line {}", open.line) + ": ";
        if (!open.text.empty())
            text += "\"" + open.text + "\": ";
        text += open.why + "\n";
    }
}

// Which of them is meant, and that the others are not.
void append_others(std::string& text, const PlayerList& list) {
    if (list.others.empty())
        return;
    text += translate_format("Several lists came from you. This one counts: {}. These do not count:",
                             list.source) +
            "\n";
    for (const OtherRevision& other : list.others)
        text += "  - " + other.source + " (" +
                translate_format("received {}", readable_event_time(other.received)) + ")\n";
}

// So that the player can object.
void append_understood(std::string& text, const PlayerList& list, const Rulesets& rulesets) {
    const std::string words = understood_words(list, rulesets);
    if (!words.empty())
        text += "\n" + translate("This is how I understood it:") + "\n" + words;
}

void append_list(std::string& text, const PlayerList& list, bool several, const Rulesets& rulesets) {
    text += "\n";
    if (several)
        text += translate_format("List {}", list.slot) + ": ";
    std::string name = list.army && !list.army->name.empty() ? list.army->name : list.source;
    if (!list.list_title.empty())
        name += ", " + list.list_title;
    text += name + " (" + translate_format("received {}", readable_event_time(list.received)) + ")\n";
    append_others(text, list);
    text += verdict_words(list) + "\n";
    if (!list.why.empty())
        text += translate_format("The reason: {}", list.why) + "\n";
    if (list.state == ListState::accepted && !list.findings.empty())
        text += translate("You need not change anything. It is accepted in spite of these findings:") + "\n";
    append_findings(text, list);
    append_understood(text, list, rulesets);
    if (!list.fingerprint.empty())
        text += translate_format("Fingerprint: {}", list.fingerprint) + "\n";
}

// The first address that the roll gives the player; "" where it is none that a mail's header may hold.
std::string address_of(const RollPlayer& player) {
    const auto ends_address = [](unsigned char c) { return c <= ' ' || c == 0x7F || c == ',' || c == ';'; };
    const auto begin = player.mail.begin();
    const std::string address(begin, std::find_if(begin, player.mail.end(), ends_address));
    const bool is_ascii =
        std::all_of(address.begin(), address.end(), [](unsigned char c) { return c < 0x80; });
    return is_ascii && std::count(address.begin(), address.end(), '@') == 1 ? address : std::string();
}

struct LanguageWord {
    std::string_view word;
    const char* language;
};
// As organisers write it.
constexpr std::array<LanguageWord, 6> language_words{
    {{"en", "en"}, {"english", "en"}, {"englisch", "en"}, {"de", "de"}, {"german", "de"}, {"deutsch", "de"}}};

} // namespace

std::string reply_language(const RollPlayer& player) {
    for (const auto& [heading, cell] : player.more)
        if (const std::string name = lowered(heading);
            name == "language" || name == "lang" || name == "sprache")
            for (const LanguageWord& one : language_words)
                if (one.word == lowered(cell))
                    return one.language;
    return {};
}

RepliesInLanguage::RepliesInLanguage(const std::filesystem::path& event,
                                     const std::filesystem::path& catalogues, const std::string& language) {
    const TextLanguage own(catalogues, language);
    const OpenEvent opened = open_event(event, speaks_english() ? Translate() : translate_rule_text);
    const Rulesets& rulesets = opened.rules.rulesets();
    // By this thread alone: the others speak as the program does.
    const EventStatus status = status_of(opened.record, opened.pack, rulesets, 0);
    for (const EventPlayer& player : status.players)
        replies_.emplace(player.player.id, reply_to(player, opened.pack, rulesets));
}

std::string RepliesInLanguage::to(std::int64_t player) const {
    const auto found = replies_.find(player);
    return found == replies_.end() ? std::string() : found->second;
}

EventReplies::EventReplies(std::filesystem::path event, std::filesystem::path catalogues,
                           const EventPack& pack, const Rulesets& rulesets)
    : event_(std::move(event)), catalogues_(std::move(catalogues)), pack_(pack), rulesets_(rulesets) {}

std::string EventReplies::to(const EventPlayer& own) {
    const std::string language = reply_language(own.player);
    if (language.empty() || language == text_language())
        return reply_to(own, pack_, rulesets_);
    auto known = others_.find(language);
    if (known == others_.end())
        known = others_
                    .emplace(std::piecewise_construct, std::forward_as_tuple(language),
                             std::forward_as_tuple(event_, catalogues_, language))
                    .first;
    return known->second.to(own.player.id);
}

std::string understood_words(const PlayerList& list, const Rulesets& rulesets) {
    if (!list.army)
        return {};
    std::string text;
    const Army& army = *list.army;
    const Ruleset& ruleset = ruleset_of(army, rulesets);
    const Report report = numbers_alone(army, ruleset);
    const Wording wording(army, ruleset, report);
    const auto marks = [&](const Place& at) {
        const std::string words = marks_words(wording, at);
        return words.empty() ? words : ", " + words;
    };
    Place place;
    for (const Body& body : army.bodies) {
        ++place.body;
        place.unit = 0;
        text += "  " + element_name({place.body, 0, 0}, army, ruleset) + marks({place.body, 0, 0}) + "\n";
        for (const Unit& unit : body.units) {
            ++place.unit;
            place.troop = 0;
            for (const Troop& troop : unit.troops) {
                ++place.troop;
                const std::string code = wording.notation(place);
                text += "    " + std::to_string(troop.count) + " x " +
                        (troop.name.empty() ? code : troop.name + (code.empty() ? "" : ", " + code)) +
                        marks(place) + (place.troop == 1 ? marks({place.body, place.unit, 0}) : "") + "\n";
            }
        }
    }
    std::string numbers;
    for (const NamedNumber& number : list.numbers)
        numbers += (numbers.empty() ? "" : ", ") + number.name + " " + number.value.readable();
    return text + "  " + numbers + "\n";
}

std::string reply_to(const EventPlayer& own, const EventPack& pack, const Rulesets& rulesets) {
    std::string text = translate_format("Dear {},", own.player.name) + "\n\n" +
                       translate_format("this is about your list for {}.", pack.title) + "\n";
    if (own.lists.empty())
        text += "\n" + translate("Your list has not arrived yet.") + "\n";
    for (const PlayerList& list : own.lists)
        append_list(text, list, own.lists.size() > 1 || pack.lists_per_player > 1, rulesets);
    if (own.penalty != 0)
        text += "\n" + translate_format("Penalty points: {}", own.penalty) +
                (own.penalty_why.empty() ? "" : " (" + own.penalty_why + ")") + "\n";
    if (pack.deadline)
        text += "\n" + translate_format("The deadline is {}.", readable_event_time(pack.deadline->at)) + "\n";
    text += "\n" + translate("Regards") + "\n" +
            (pack.organiser.empty() ? translate("The umpire") : pack.organiser) + "\n";
    return harmless_lines(text);
}

std::string reply_draft(const EventPlayer& own, const EventPack& pack, const std::string& text) {
    const std::string address = address_of(own.player);
    std::string draft = "X-Unsent: 1\nMIME-Version: 1.0\n";
    if (!address.empty())
        draft += "To: " + address + "\n";
    return draft + "Subject: " + header_text(pack.title + ": " + own.player.name) +
           "\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n" + text;
}

} // namespace muster
