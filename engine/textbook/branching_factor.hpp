#pragma once

#include <cstdint>

namespace checkers::textbook {

// The branching factor b of a uniform tree of this depth with this many nodes below its root:
// nodes = b + b^2 + ... + b^depth (Russell & Norvig, section 3.6.1).
double effective_branching_factor(std::uint64_t nodes, int depth);

}  // namespace checkers::textbook
