/// A change of a view's geometry that depends on its size, and of which a part can be animated.
///
/// ```swift
/// struct Hinge: GeometryEffect {
///   var angle: Angle
///
///   var animatableData: Angle {
///     get { angle }
///     set { angle = newValue }
///   }
///
///   func effectValue(size: Size) -> GeometryChange {
///     GeometryChange(
///       translation: Translation(dy: size.height * sin(angle.radians) / 2),
///       rotation: Rotation(z: angle.radians), anchor: .topLeft)
///   }
/// }
/// ```
///
/// The shape is that of SwiftUI's protocol of the same name, but the value is no matrix.
public protocol GeometryEffect: Animatable, Sendable, Equatable {
  /// The change for a view of a size in points.
  ///
  /// - Parameter size: the size of the view at rest, in points.
  func effectValue(size: Size) -> GeometryChange
}

/// A geometry effect as a modifier.
struct GeometryModifier<E: GeometryEffect>: TransitionModifier {
  var effect: E

  var animatableData: E.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    let change = effect.effectValue(size: context.size).state
    for property in change.written { state.set(change.vector(of: property), of: property) }
  }
}
