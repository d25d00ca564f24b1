/// A transition that says what the view looks like in each of three phases.
///
/// ```swift
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
/// Effects are relative to the view at rest, so the body should leave the content as it is in
/// ``TransitionPhase/identity``: what it changes there is left behind by an insertion, and is where a
/// removal jumps to, with a diagnostic.
public protocol Transition: Sendable {
  /// The stand-in for the view, to which effects are applied.
  typealias Content = TransitionContent

  /// The content with the effects of a phase.
  ///
  /// It is called for two phases whenever the transition is compiled, and must give the same effects for
  /// the same arguments.
  func body(content: Content, phase: TransitionPhase) -> Content

  /// What is to be known about transitions of this type; unless implemented, that they move.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}
