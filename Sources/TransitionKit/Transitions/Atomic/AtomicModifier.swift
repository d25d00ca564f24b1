extension AtomicTransition {
  /// Goes from one modifier to another one of the same type by interpolating what is animatable of them.
  ///
  /// An insertion starts at `active` and ends at `identity`, exactly; a removal goes back. In between, and
  /// beyond the ends where a spring overshoots, the modifier is `identity` with the animatable data of a
  /// place between the two. What the animatable data does not carry is thus that of `identity`, and a
  /// diagnostic says so if `active` differs there.
  ///
  /// The modifier is called for every frame. When the transition is compiled it is called at both ends, at
  /// 14 positions in between and one on either side beyond them: what it writes at none of these is never
  /// looked at, and what has one value at all of them is taken not to move.
  public static func modifier<M: TransitionModifier>(active: M, identity: M) -> AtomicTransition {
    let name: @Sendable () -> String = { typeName(of: M.self) }
    return AtomicTransition(
      "modifier(\(name()))",
      pair: ConcreteModifierPair(active: active, identity: identity, name: name))
  }

  init(_ label: @escaping @autoclosure @Sendable () -> String, pair: any ModifierPair) {
    program = Program(Source(label: label), .modifier(pair))
  }
}
