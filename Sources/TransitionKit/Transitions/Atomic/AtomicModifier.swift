extension AtomicTransition {
  /// Interpolates the animatable data of two modifiers of one type.
  ///
  /// An insertion starts exactly at `active` and ends exactly at `identity`. A removal runs back. In between,
  /// and beyond the ends where a spring overshoots, the modifier is `identity` with interpolated animatable
  /// data. So everything that is not part of the animatable data has the value of `identity`. If `active` has
  /// another value there, a diagnostic says so.
  ///
  /// Each frame calls the modifier. The compiler calls it at both ends, at 14 positions in between, and at
  /// one position beyond each end. A property that the modifier writes at none of these positions is ignored.
  /// A property that has the same value at all of them counts as constant.
  ///
  /// - Parameters:
  ///   - active: the modifier while the view is away.
  ///   - identity: the modifier while the view is present.
  public static func modifier<M: TransitionModifier>(
    active: M, identity: M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    let name: @Sendable () -> String = { typeName(of: M.self) }
    return AtomicTransition(
      "modifier(\(name()))",
      pair: ConcreteModifierPair(active: active, identity: identity, name: name), fileID, line)
  }

  init(
    _ label: @escaping @autoclosure @Sendable () -> String, pair: any ModifierPair,
    _ fileID: StaticString, _ line: UInt
  ) {
    program = Program(Source(label, fileID, line), ModifierAction(pair))
  }
}
