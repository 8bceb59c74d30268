// SPDX-License-Identifier: MIT
#include "library/detail/manifest.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/utf8.h"
#include "base/xml.h"
#include "base/xml_writer.h"

#include <fmt/format.h>

#include <charconv>
#include <set>
#include <string>

namespace muster {

namespace {

constexpr std::string_view manifest_namespace = "urn:muster:library:1";
constexpr std::string_view code_digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t key_length = 16;
constexpr std::size_t fingerprint_length = 19;

class ManifestReader {
public:
    ManifestReader(std::string_view text, std::string_view file)
        : document_(text, file, {}, largest_manifest_bytes) {}

    std::vector<ManifestArmy> read() const {
        const XmlElement root = document_.root();
        if (root.name() != "library" || given(root, "xmlns") != manifest_namespace)
            source().fail(root.name(),
                          fmt::format("a manifest begins with <library xmlns=\"{}\">", manifest_namespace));
        std::vector<ManifestArmy> armies;
        std::set<std::string> keys;
        for (const XmlElement& child : root.children()) {
            if (armies.size() == most_manifest_armies)
                source().fail(child.name(),
                              fmt::format("more than {0} armies; an archive has at most {0}. Export them "
                                          "in several parts",
                                          most_manifest_armies));
            armies.push_back(read_army(child));
            if (!keys.insert(armies.back().key).second)
                source().fail(child.name(), fmt::format("another army has the key {} already; export the "
                                                        "library again",
                                                        muster::quoted(armies.back().key)));
        }
        return armies;
    }

private:
    [[nodiscard]] SourceText source() const { return document_.source(); }

    [[nodiscard]] std::string given(const XmlElement& element, std::string_view name) const {
        const auto found = element.attribute(name);
        if (!found)
            source().fail(element.name(), fmt::format("the attribute {} is missing", name));
        return std::string(found->value);
    }

    // With at most so many characters.
    [[nodiscard]] std::string bounded(const XmlElement& element, std::string_view name,
                                      std::size_t most) const {
        std::string text = given(element, name);
        if (characters_in(text) > most)
            source().fail(element.name(),
                          fmt::format("the {} of this {} has more than {} characters; shorten it", name,
                                      element.name(), most));
        return text;
    }

    [[nodiscard]] Moment moment(const XmlElement& element, std::string_view name) const {
        constexpr Moment latest = 253'402'300'800'000; // the year 10000
        const std::string text = given(element, name);
        Moment value = -1;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || value < 0 || value >= latest)
            source().fail(element.name(),
                          fmt::format("{} is not a time in milliseconds since 1970", muster::quoted(text)));
        return value;
    }

    [[nodiscard]] std::string code(const XmlElement& element, std::string_view name,
                                   std::size_t length) const {
        std::string text = given(element, name);
        bool right = text.size() == length;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool hyphen = length == fingerprint_length && i % 5 == 4;
            right = right && (hyphen ? text[i] == '-' : code_digits.find(text[i]) != std::string_view::npos);
        }
        if (!right)
            source().fail(element.name(), fmt::format("{} is not a valid {}", muster::quoted(text), name));
        return text;
    }

    [[nodiscard]] ManifestArmy read_army(const XmlElement& element) const {
        if (element.name() != "army")
            source().fail(element.name(), "an army is expected here");
        ManifestArmy army;
        army.key = code(element, "key", key_length);
        army.created = moment(element, "created");
        if (element.attribute("trashed"))
            army.trashed = moment(element, "trashed");
        for (const XmlElement& child : element.children()) {
            if (child.name() == "tag") {
                army.tags.push_back(bounded(child, "name", longest_name));
                if (army.tags.size() > most_army_tags)
                    source().fail(
                        child.name(),
                        fmt::format("more than {0} tags; an army has at most {0}. Remove the others",
                                    most_army_tags));
            } else if (child.name() == "revision") {
                army.revisions.push_back(read_revision(child, army.revisions.size() + 1));
            } else {
                source().fail(child.name(), "a tag or a revision is expected here");
            }
        }
        const std::optional<std::int32_t> present = whole_number(given(element, "present"));
        if (!present || *present < 1 || static_cast<std::size_t>(*present) > army.revisions.size())
            source().fail(element.name(), "the current revision is not one of the army's");
        army.present = *present;
        return army;
    }

    [[nodiscard]] ManifestRevision read_revision(const XmlElement& element, std::size_t number) const {
        if (given(element, "number") != fmt::format("{}", number))
            source().fail(element.name(), "revisions are numbered 1, 2, 3, in order");
        return {moment(element, "saved"), bounded(element, "label", longest_text),
                code(element, "fingerprint", fingerprint_length), given(element, "file")};
    }

    XmlDocument document_;
};

} // namespace

std::string write_manifest(const std::vector<ManifestArmy>& armies) {
    XmlWriter xml;
    xml.open("library");
    xml.attribute("xmlns", manifest_namespace);
    for (const ManifestArmy& army : armies) {
        xml.open("army");
        xml.attribute("key", army.key);
        xml.attribute("created", std::to_string(army.created));
        if (army.trashed)
            xml.attribute("trashed", std::to_string(*army.trashed));
        xml.attribute("present", std::to_string(army.present));
        for (const std::string& tag : army.tags) {
            xml.open("tag");
            xml.attribute("name", tag);
            xml.close();
        }
        for (std::size_t i = 0; i < army.revisions.size(); ++i) {
            const ManifestRevision& revision = army.revisions[i];
            xml.open("revision");
            xml.attribute("number", std::to_string(i + 1));
            xml.attribute("saved", std::to_string(revision.saved));
            xml.attribute("fingerprint", revision.fingerprint);
            xml.attribute("file", revision.file);
            xml.attribute("label", revision.label);
            xml.close();
        }
        xml.close();
    }
    xml.close();
    return xml.take();
}

std::vector<ManifestArmy> read_manifest(std::string_view text, std::string_view file) {
    return ManifestReader(text, file).read();
}

} // namespace muster
