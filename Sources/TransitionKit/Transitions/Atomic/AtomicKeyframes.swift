extension AtomicTransition {
  /// Moves a property through keyframes: forwards on insertion, and backwards on removal.
  ///
  /// The last keyframe should be the value at rest, so that an insertion ends at rest and a removal starts at
  /// rest. Any other value gives a diagnostic. Keyframes have their own timing: an ``animation(_:)`` around
  /// them has no effect.
  ///
  /// ```swift
  /// let drop = AtomicTransition.keyframes(
  ///   .translation, from: [0, -300, 0],
  ///   [.cubic([0, 20, 0], duration: 0.3), .cubic([0, 0, 0], duration: 0.15)])
  /// ```
  ///
  /// A constant property has the value of the last keyframe for the whole transition.
  ///
  /// - Parameters:
  ///   - property: the property that moves.
  ///   - initialValue: the value at the start of an insertion, with a number for each component.
  ///   - keyframes: the keyframes, in the order of an insertion; the last should be the value at rest.
  public static func keyframes(
    _ property: ViewProperty, from initialValue: PropertyValue,
    _ keyframes: [Keyframe<PropertyValue>],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    let source = Source({ "keyframes(.\(property), \(keyframes.count))" }, fileID, line)
    return AtomicTransition(
      program: Program(source, KeyframesAction(property, from: initialValue, keyframes)))
  }
}
