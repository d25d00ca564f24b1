/// Two modifiers of one type.
final class ConcreteModifierPair<M: TransitionModifier>: ModifierPair {
  private let active: M
  private let identity: M
  private let name: @Sendable () -> String

  init(active: M, identity: M, name: @escaping @Sendable () -> String) {
    self.active = active
    self.identity = identity
    self.name = name
  }

  var typeName: String { name() }

  var hasUnanimatedPart: Bool {
    var animated = active
    animated.animatableData = identity.animatableData
    // What is not even equal to itself holds a NaN, which is reported where it is written.
    return active != identity && identity == identity && animated != identity
  }

  func state(at progress: Double, in context: ModifierContext) -> PropertyState {
    if progress == 0 { return active.state(in: context) }
    return progress == 1 ? identity.state(in: context) : innerState(at: progress, in: context)
  }

  func innerState(at progress: Double, in context: ModifierContext) -> PropertyState {
    var modifier = identity
    modifier.animatableData = active.animatableData.interpolated(
      towards: identity.animatableData, amount: progress)
    return modifier.state(in: context)
  }

  func isEqual(to other: any ModifierPair) -> Bool {
    (other as? ConcreteModifierPair<M>).map { $0.active == active && $0.identity == identity }
      ?? false
  }
}

extension TransitionModifier {
  fileprivate func state(in context: ModifierContext) -> PropertyState {
    var state = PropertyState.rest
    modify(&state, in: context)
    return state
  }
}
