#pragma once

#include <cstdint>
#include <string>

// Numbers as the report writes them.
namespace checkers::csintsy {

std::string grouped(std::uint64_t number);       // 2,031,879
std::string fixed(double number, int decimals);  // 63.30
std::string percent(double share);               // 63.30 %
std::string seconds_text(double seconds);        // 2.88 s; a third decimal below a second
std::string scientific(double number);           // 2.34x10^7

}  // namespace checkers::csintsy
