/// Says why there is no review, in one line that names the argument and its value.
struct ReviewError: Error, CustomStringConvertible, Equatable {
  let description: String

  init(_ description: String) { self.description = description }
}
