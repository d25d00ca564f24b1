/// What should always hold of a value, and does not: a fault of the library.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Fails if what should always hold does not.
package func check(
  _ holds: Bool, _ description: @autoclosure () -> String
) throws(BrokenInvariant) {
  if !holds { throw BrokenInvariant(description()) }
}
