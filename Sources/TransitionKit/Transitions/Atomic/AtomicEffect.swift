extension AtomicTransition {
  /// Interpolates the animatable data of two geometry effects of one type: from `active` to `identity` on
  /// insertion, and back on removal.
  ///
  /// It works like ``modifier(active:identity:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - active: the effect while the view is away.
  ///   - identity: the effect while the view is present.
  public static func effect<E: GeometryEffect>(
    active: E, identity: E, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    let name: @Sendable () -> String = { typeName(of: E.self) }
    return AtomicTransition(
      "effect(\(name()))",
      pair: ConcreteModifierPair(
        active: GeometryModifier(effect: active), identity: GeometryModifier(effect: identity),
        name: name), fileID, line)
  }
}
