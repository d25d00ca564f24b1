/// A change of a view's state of which a part can be animated.
///
/// ```swift
/// import Foundation  // for sin
/// import TransitionPorting  // for the effects of a body
///
/// struct Shake: TransitionModifier {
///   var turns: Double
///
///   var animatableData: Double {
///     get { turns }
///     set { turns = newValue }
///   }
///
///   func body(content: Content) -> Content {
///     content.offset(x: 10 * sin(turns * 2 * .pi))
///   }
/// }
/// ```
///
/// A modifier either has a body, as here, or implements ``modify(_:in:)``, which writes numbers to the state. If it has both, the body is
/// ignored, with a diagnostic.
///
/// Of a modifier with a body and without `animatableData` the effects themselves are interpolated, from those of one body to those of the
/// other.
///
/// ``AtomicTransition/modifier(active:identity:fileID:line:)`` makes a transition of two modifiers of one type.
public protocol TransitionModifier: Animatable, Sendable, Equatable {
  /// Writes the effect of the modifier.
  ///
  /// The state that is handed in is at rest; what is written is the effect, relative to the view at rest.
  /// The same modifier has to write the same whenever it is called. Numbers that are not finite count as
  /// the value at rest.
  ///
  /// It is called while an animator works. It must not use an animator or a window: Swift ends the process when one
  /// is read while it is being changed.
  ///
  /// - Parameters:
  ///   - state: the state to write to, which is at rest.
  ///   - context: the container, and the size of the view at rest.
  func modify(_ state: inout PropertyState, in context: ModifierContext)

  /// The placeholder for the view, to which a body applies effects.
  typealias Content = TransitionContent

  /// What a body returns; nothing if the modifier writes to the state itself.
  associatedtype Body = Void

  /// The content with the effects of the modifier.
  ///
  /// It replaces ``modify(_:in:)``, and the same holds for it: the same modifier has to give the same effects whenever it is
  /// called.
  ///
  /// - Parameter content: the view at rest, to which effects are applied.
  func body(content: Content) -> Body

  /// What the body applies to a view at rest; nil for a modifier without a body.
  ///
  /// A modifier has this by its body, and does not implement it.
  ///
  /// - Parameter context: the container, and the size of the view at rest.
  func bodyState(in context: ModifierContext) -> PropertyState?
}

extension TransitionModifier {
  public func bodyState(in context: ModifierContext) -> PropertyState? { nil }
}

extension TransitionModifier where Body == Void {
  public func body(content: Content) {}
}

extension TransitionModifier where Body == TransitionContent {
  public func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state = body(content: TransitionContent(in: context.container)).state
  }

  public func bodyState(in context: ModifierContext) -> PropertyState? {
    body(content: TransitionContent(in: context.container)).state
  }
}
