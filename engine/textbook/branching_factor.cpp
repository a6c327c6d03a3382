#include "engine/textbook/branching_factor.hpp"

namespace checkers::textbook {
namespace {

double nodes_of_uniform_tree(double b, int depth) {
  double sum = 0;
  double level = 1;
  for (int i = 0; i < depth; ++i) sum += level *= b;
  return sum;
}

}  // namespace

double effective_branching_factor(std::uint64_t nodes, int depth) {
  if (nodes == 0 || depth < 1) return 0;
  const auto wanted = static_cast<double>(nodes);
  double low = 0;
  double high = wanted;
  for (int i = 0; i < 200 && low < high; ++i) {
    const double middle = (low + high) / 2;
    (nodes_of_uniform_tree(middle, depth) < wanted ? low : high) = middle;
  }
  return (low + high) / 2;
}

}  // namespace checkers::textbook
