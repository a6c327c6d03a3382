#include <array>

#include "engine/evaluation/advancement.hpp"
#include "engine/evaluation/csintsy.hpp"
#include "engine/evaluation/ef1.hpp"
#include "engine/evaluation/ef2.hpp"
#include "engine/evaluation/ef3.hpp"
#include "engine/evaluation/evaluation.hpp"
#include "engine/evaluation/kmitl.hpp"
#include "engine/evaluation/material.hpp"
#include "engine/evaluation/mobility.hpp"
#include "engine/evaluation/placement.hpp"
#include "engine/evaluation/sable.hpp"

namespace checkers {
namespace {

constexpr std::array kEvaluations{
    &kMaterial, &kEf1, &kEf2, &kEf3, &kMobility, &kAdvancement, &kPlacement, &kKmitl, &kSable, &kCsintsy,
};

}  // namespace

std::span<const Evaluation* const> all_evaluations() { return kEvaluations; }

const Evaluation* find_evaluation(std::string_view id) {
  for (const Evaluation* evaluation : kEvaluations)
    if (evaluation->id == id) return evaluation;
  return nullptr;
}

}  // namespace checkers
