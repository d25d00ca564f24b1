extension AtomicTransition {
  /// Goes from one geometry effect to another one of the same type by interpolating what is animatable of
  /// them: from `active` to `identity` on insertion, and back on removal.
  ///
  /// Everything that holds for ``modifier(active:identity:)`` holds here.
  public static func effect<E: GeometryEffect>(active: E, identity: E) -> AtomicTransition {
    let name: @Sendable () -> String = { typeName(of: E.self) }
    return AtomicTransition(
      "effect(\(name()))",
      pair: ConcreteModifierPair(
        active: GeometryModifier(effect: active), identity: GeometryModifier(effect: identity),
        name: name))
  }
}
