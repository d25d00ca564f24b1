/// What the numbers of a property measure, by which texts, formats and scenes know what to do with them.
package enum PropertyQuantity: Sendable {
  /// A plain number.
  case number
  /// A length in points.
  case length
  /// An angle in radians.
  case angle
  /// A multiple of a size.
  case factor
  /// A fraction of a size.
  case fraction
}
