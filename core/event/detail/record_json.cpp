// SPDX-License-Identifier: MIT
#include "event/detail/record_json.h"

#include "base/json_bounds.h"
#include "base/translation.h"
#include "database/database_error.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace muster {

namespace {

using Json = nlohmann::ordered_json;

std::string written(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

template <class Read>
auto read_json(const std::string& text, const Read& read) {
    try {
        if (excess_in_json(text).empty())
            return read(Json::parse(text));
    } catch (const nlohmann::json::exception&) { // told below
    }
    throw DamagedRow(translate("the tournament holds a row that cannot be read; restore a backup"));
}

// A number with a point, or one beyond all that fit, is none.
std::int64_t whole_in(const Json& json) {
    constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    if (!json.is_number_integer() || (json.is_number_unsigned() && json.get<std::uint64_t>() > most))
        throw DamagedRow(translate("the tournament holds a row that cannot be read; restore a backup"));
    return json.get<std::int64_t>();
}

} // namespace

std::string json_of(const std::vector<OpenLine>& open) {
    Json json = Json::array();
    for (const OpenLine& one : open)
        json.push_back({{"line", one.line}, {"text", one.text}, {"why", one.why}});
    return written(json);
}

std::string json_of(const std::vector<StatedNumber>& declared) {
    Json json = Json::array();
    for (const StatedNumber& one : declared)
        json.push_back({{"number", one.number}, {"value", one.value}});
    return written(json);
}

std::string json_of(const std::vector<Choice>& choices) {
    Json json = Json::array();
    for (const Choice& one : choices)
        json.push_back({{"words", one.words}, {"question", one.question}, {"reading", one.reading}});
    return written(json);
}

std::string json_of(const std::vector<std::pair<std::string, std::string>>& more) {
    Json json = Json::object();
    for (const auto& [heading, cell] : more)
        json[heading] = cell;
    return written(json);
}

std::vector<OpenLine> open_in_json(const std::string& text) {
    return read_json(text, [](const Json& json) {
        std::vector<OpenLine> open;
        for (const Json& one : json)
            open.push_back({whole_in(one.at("line")), one.at("text").get<std::string>(),
                            one.at("why").get<std::string>()});
        return open;
    });
}

std::vector<StatedNumber> declared_in_json(const std::string& text) {
    return read_json(text, [](const Json& json) {
        std::vector<StatedNumber> declared;
        for (const Json& one : json)
            declared.push_back({one.at("number").get<std::string>(), whole_in(one.at("value"))});
        return declared;
    });
}

std::vector<Choice> choices_in_json(const std::string& text) {
    return read_json(text, [](const Json& json) {
        std::vector<Choice> choices;
        for (const Json& one : json)
            choices.push_back({one.at("words").get<std::string>(), one.at("question").get<std::string>(),
                               one.at("reading").get<std::string>()});
        return choices;
    });
}

std::vector<std::pair<std::string, std::string>> more_in_json(const std::string& text) {
    return read_json(text, [](const Json& json) {
        std::vector<std::pair<std::string, std::string>> more;
        for (const auto& [heading, cell] : json.items())
            more.emplace_back(heading, cell.template get<std::string>());
        return more;
    });
}

std::string_view word_of(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::accept: return "accept";
    case DecisionKind::refuse: return "refuse";
    case DecisionKind::undo: return "undo";
    case DecisionKind::penalty: break;
    }
    return "penalty";
}

std::optional<DecisionKind> decision_called(std::string_view word) {
    for (const DecisionKind kind :
         {DecisionKind::accept, DecisionKind::refuse, DecisionKind::penalty, DecisionKind::undo})
        if (word == word_of(kind))
            return kind;
    return std::nullopt;
}

} // namespace muster
