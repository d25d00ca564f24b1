/// A placeholder for a view in the body of a ``Transition``, to which you apply effects.
///
/// The effects have the names of SwiftUI, such as `content.opacity(0)`, and come with `import TransitionPorting`.
///
/// An effect composes with the earlier ones like its property (see ``ViewProperty/composition``). Two opacities
/// are multiplied and two offsets are added, in any order. The later of two overlays, shadows, z-indices,
/// anchors or perspectives replaces the earlier one.
public struct TransitionContent: Sendable, Equatable {
  /// The container of the transition, with its sizes and its layout direction.
  public let container: Container

  /// The effects so far.
  public private(set) var state = PropertyState.rest

  /// Makes content at rest, without any effect, which is how each body gets it.
  ///
  /// - Parameter container: the container of the transition.
  public init(in container: Container) { self.container = container }

  /// The content with one more effect on a property, composed with what is there.
  package func composing(_ value: SIMD4<Double>, into property: ViewProperty) -> TransitionContent {
    var content = self
    let whole = property.composition.composeUnclamped(
      property.premultiplied(state.vector(of: property)), property.premultiplied(value))
    content.state.set(property.unpremultiplied(whole), of: property)
    return content
  }

  /// The content with scale and rotation about a point, or about the same as before if that is nil.
  package func anchored(at anchor: UnitPoint?) -> TransitionContent {
    anchor.map { composing(SIMD4($0.x, $0.y, 0, 0), into: .anchor) } ?? self
  }
}
