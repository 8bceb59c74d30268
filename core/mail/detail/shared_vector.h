// SPDX-License-Identifier: MIT
// SharedVector: elements that are not changed any more. Copies share them, so that what was worked out once
// can be handed out again and again.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace muster {

template <class Element>
class SharedVector {
public:
    using value_type = Element;
    using const_iterator = typename std::vector<Element>::const_iterator;

    SharedVector() : SharedVector(std::vector<Element>()) {}
    SharedVector(std::vector<Element> elements) // NOLINT(google-explicit-constructor)
        : elements_(std::make_shared<const std::vector<Element>>(std::move(elements))) {}

    [[nodiscard]] const_iterator begin() const { return elements_->begin(); }
    [[nodiscard]] const_iterator end() const { return elements_->end(); }
    [[nodiscard]] const Element* data() const { return elements_->data(); }
    [[nodiscard]] std::size_t size() const { return elements_->size(); }
    [[nodiscard]] bool empty() const { return elements_->empty(); }
    [[nodiscard]] const Element& operator[](std::size_t index) const { return (*elements_)[index]; }
    [[nodiscard]] const Element& front() const { return elements_->front(); }
    [[nodiscard]] const Element& back() const { return elements_->back(); }

private:
    std::shared_ptr<const std::vector<Element>> elements_;
};

} // namespace muster
