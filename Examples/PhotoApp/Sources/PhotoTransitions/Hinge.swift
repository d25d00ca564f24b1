import TransitionKit

/// A view that swings on its lower edge, and is lifted while it is tilted.
public struct Hinge: TransitionModifier {
  /// How far the view is tilted.
  public var angle: Angle

  /// The greatest height above its position, in points.
  public var lift: Double

  /// Creates a hinge.
  public init(angle: Angle, lift: Double) {
    self.angle = angle
    self.lift = lift
  }

  /// The angle and the lift.
  public var animatableData: AnimatablePair<Angle, Double> {
    get { AnimatablePair(angle, lift) }
    set { (angle, lift) = (newValue.first, newValue.second) }
  }

  /// Rotates and lifts the view.
  public func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.anchor = .bottom
    state.rotation.angle = angle
    state.translation.dy = -lift
  }
}

extension AtomicTransition {
  /// A view that swings up from the table.
  public static let hinge: AtomicTransition = [
    .modifier(
      active: Hinge(angle: .degrees(-12), lift: 40), identity: Hinge(angle: .zero, lift: 0)),
    .opacity,
  ]
}
