import TransitionKit

/// Swings sideways, and fades a little with each rotation.
public struct Shake: TransitionModifier {
  public var amplitude: Double
  public var turns: Double

  public init(amplitude: Double, turns: Double) {
    (self.amplitude, self.turns) = (amplitude, turns)
  }

  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(amplitude, turns) }
    set { (amplitude, turns) = (newValue.first, newValue.second) }
  }

  public func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dx = amplitude * Double.sin(turns * 2 * .pi)
    state.opacity = 1 - turns / 20
  }
}

/// Three numbers in a nested pair, which three properties are made of.
public struct Drop: TransitionModifier {
  public var height: Double
  public var size: Double
  public var angle: Angle

  public init(height: Double, size: Double, angle: Angle) {
    (self.height, self.size, self.angle) = (height, size, angle)
  }

  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, Angle>> {
    get { AnimatablePair(height, AnimatablePair(size, angle)) }
    set { (height, size, angle) = (newValue.first, newValue.second.first, newValue.second.second) }
  }

  public func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dy = -height * context.size.height
    state.scale = Scale(size)
    state.rotation.angle = angle
    state.anchor = .topLeft
  }
}

/// Rotates about its top edge, and sinks as much as keeps its lower edge in line.
public struct Hinge: GeometryEffect {
  public var angle: Angle

  public init(angle: Angle) { self.angle = angle }

  public var animatableData: Angle {
    get { angle }
    set { angle = newValue }
  }

  public func effectValue(size: Size) -> GeometryChange {
    GeometryChange(
      translation: Translation(dy: size.height * Double.sin(angle.radians)),
      rotation: Rotation(z: angle.radians), anchor: .top)
  }
}

extension MotionPath {
  /// A smooth path with a full circle in it: a curve, a circle, and a straight line.
  public static let loop = MotionPath(from: Point(x: -300, y: -100)) { path in
    path.addCurve(
      to: Point(x: -100, y: 0), control1: Point(x: -250, y: -40), control2: Point(x: -140, y: 0))
    path.addArc(center: Point(x: -100, y: -50), delta: .degrees(-360))
    path.addLine(to: .zero)
  }
}
