extension GeometryChange: CustomStringConvertible {
  /// The changes, such as `translation (10, 0, 0)`.
  public var description: String { state.description }
}
