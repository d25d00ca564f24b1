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

  func bodies(in context: ModifierContext) -> (active: PropertyState, identity: PropertyState)? {
    guard let active = active.bodyState(in: context), let identity = identity.bodyState(in: context)
    else { return nil }
    return (active, identity)
  }

  var hasAnimatableData: Bool { M.hasAnimatableData }

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
  /// Whether it says what is animated.
  package static var hasAnimatableData: Bool { MemoryLayout<AnimatableData>.size > 0 }

  fileprivate func state(in context: ModifierContext) -> PropertyState {
    var state = PropertyState.rest
    modify(&state, in: context)
    return state
  }
}

extension PropertyState {
  /// Whether the body that gave the state is built differently from that of another one, so that there is no way from one to the other
  /// but by what is at rest: it applies other effects, or changes a custom property.
  package func differsInStructure(from other: PropertyState) -> Bool {
    written != other.written
      || written.contains { $0.isCustom && vector(of: $0) != other.vector(of: $0) }
  }

  /// Whether another state writes the same properties with the same values.
  func isSame(as other: PropertyState) -> Bool { self == other && hasSameWrites(as: other) }
}
