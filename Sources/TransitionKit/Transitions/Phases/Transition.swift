/// A type that describes a view in each of the three phases of a transition.
///
/// ```swift
/// import TransitionPorting
///
/// struct BlurTransition: Transition {
///   var radius: Double
///
///   func body(content: Content, phase: TransitionPhase) -> Content {
///     content.blur(radius: phase.isIdentity ? 0 : radius)
///   }
/// }
///
/// let blur = AtomicTransition(BlurTransition(radius: 10))
/// ```
///
/// Effects are relative to the view at rest, so the body should not change the content in
/// ``TransitionPhase/identity``. A change there remains after an insertion, and makes a removal jump at its
/// start. Both give a diagnostic.
public protocol Transition: Sendable {
  /// The placeholder for the view, to which you apply effects.
  typealias Content = TransitionContent

  /// The content with the effects of a phase.
  ///
  /// It is called for two phases whenever the transition is compiled, and must give the same effects for
  /// the same arguments.
  ///
  /// - Parameters:
  ///   - content: the view at rest, to which effects are applied.
  ///   - phase: where the view is: about to appear, in place, or gone.
  func body(content: Content, phase: TransitionPhase) -> Content

  /// What is to be known about transitions of this type; unless implemented, that they move.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}
