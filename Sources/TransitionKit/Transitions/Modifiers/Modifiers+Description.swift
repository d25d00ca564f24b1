extension TransitionContent: CustomStringConvertible {
  /// The state and the container.
  public var description: String { "\(state) in \(container)" }
}

extension TransitionProperties: CustomStringConvertible {
  /// Whether there is motion.
  public var description: String { hasMotion ? "with motion" : "without motion" }
}

extension GeometryChange: CustomStringConvertible {
  /// The changes, such as `translation (10, 0, 0)`.
  public var description: String { state.description }
}

extension ModifierContext: CustomStringConvertible {
  /// The container.
  public var description: String { container.description }
}
