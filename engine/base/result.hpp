#pragma once

#include <string>
#include <utility>
#include <variant>

namespace checkers {

// What went wrong, in one sentence for a person. Line and column count from 1; 0 means "not in a text".
struct Error {
  std::string message;
  int line = 0;
  int column = 0;
};

// "line 3, column 7: message", or the bare message where there is no place.
std::string describe(const Error& error);

// A value or the reason why there is none. The engine throws nothing.
template <class T>
class Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Error error) : content_(std::move(error)) {}

  explicit operator bool() const { return std::holds_alternative<T>(content_); }

  // Only when the result is good.
  T& value() { return *std::get_if<T>(&content_); }
  const T& value() const { return *std::get_if<T>(&content_); }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  // Only when it is not.
  const Error& error() const { return *std::get_if<Error>(&content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace checkers
