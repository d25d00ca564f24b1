extension AtomicTransition {
  /// Moves a property through keyframes: forwards on insertion, and backwards on removal.
  ///
  /// The last keyframe is the view at rest, so that an insertion ends there and a removal starts there;
  /// anything else gives a diagnostic. The keyframes are their own timing: an ``animation(_:)`` around
  /// them changes nothing.
  ///
  /// ```swift
  /// let drop = AtomicTransition.keyframes(
  ///   .translation, from: [0, -300, 0],
  ///   [.cubic([0, 20, 0], duration: 0.3), .cubic([0, 0, 0], duration: 0.15)])
  /// ```
  ///
  /// Constant properties do not move; of them the last keyframe holds throughout.
  public static func keyframes(
    _ property: Property, from initialValue: PropertyValue, _ keyframes: [Keyframe<PropertyValue>]
  ) -> AtomicTransition {
    let source = Source(label: { "keyframes(.\(property), \(keyframes.count))" })
    return AtomicTransition(
      program: Program(source, .keyframes(property, from: initialValue, keyframes)))
  }
}
