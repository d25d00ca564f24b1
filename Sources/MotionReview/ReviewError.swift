/// Says why there is no review, in one line that names the argument and its value.
package struct ReviewError: Error, CustomStringConvertible, Equatable {
  package let description: String

  init(_ description: String) { self.description = description }
}
