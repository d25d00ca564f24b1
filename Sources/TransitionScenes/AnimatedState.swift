import TransitionKit

/// A state, the scene that shows it, and the animator that plays its changes.
///
/// ```swift
/// struct Card { var isOpen = false }
///
/// let card = AnimatedState(Card()) { card in
///   Scene(size: Size(width: 390, height: 844)) {
///     Element("card", frame: Rect(x: 20, y: card.isOpen ? 100 : 600, width: 350, height: 200))
///   }
/// }
/// card.withAnimation(.snappy) { $0.isOpen = true }
/// while card.animator.advance(by: 1.0 / 60) { print(card.animator.frame) }
/// ```
///
/// The state is a value, and the body makes the same scene whenever it gets the same one. What you write to ``value`` is shown at
/// once; a change in ``withAnimation(_:_:completion:)`` is animated. The animation that is nearest to an element wins: its own,
/// that of an element around it whose `animation(_:value:)` applies, and then that of the change.
///
/// Nothing is global, and there is no timer: you advance the clock of the ``animator``.
public final class AnimatedState<Value, ID: Hashable & Sendable> {
  /// The state. A change of it is shown at once, without animation, and running motions continue.
  public var value: Value {
    get { current }
    _modify {
      // Also if what changes it throws.
      defer { animator.update(to: body(current)) }
      yield &current
    }
  }

  /// The animator, which is always on its way to the scene of the state.
  public let animator: SceneAnimator<ID>

  private var current: Value
  private let body: (Value) -> Scene<ID>

  /// Creates a state, and shows it without animation.
  ///
  /// - Parameters:
  ///   - value: the state at first.
  ///   - body: a closure that makes the scene that shows a state.
  public init(_ value: Value, body: @escaping (Value) -> Scene<ID>) {
    current = value
    self.body = body
    animator = SceneAnimator(body(value))
  }

  /// Changes the state, with an animation.
  ///
  /// - Parameters:
  ///   - animation: the animation of everything that does not set its own; nil for a change at once.
  ///   - change: a closure that changes the state. It must not change the state in another way. If it throws, nothing is
  ///     changed.
  ///   - completion: a closure that is called once, with the outcome, when the change is complete or taken over.
  /// - Returns: what the closure returns.
  @discardableResult
  public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ change: (inout Value) throws(Failure) -> Result,
    completion: SceneAnimator<ID>.Completion? = nil
  ) throws(Failure) -> Result {
    try withTransaction(Transaction(animation: animation), change, completion: completion)
  }

  /// Changes the state, with a transaction: for an order, a default transition, or a change that dismisses something.
  ///
  /// - Parameters:
  ///   - transaction: how the change happens.
  ///   - change: a closure that changes the state. It must not change the state in another way. If it throws, nothing is
  ///     changed.
  ///   - completion: a closure that is called once, with the outcome, when the change is complete or taken over.
  /// - Returns: what the closure returns.
  @discardableResult
  public func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction, _ change: (inout Value) throws(Failure) -> Result,
    completion: SceneAnimator<ID>.Completion? = nil
  ) throws(Failure) -> Result {
    var next = current
    let result = try change(&next)
    current = next
    animator.update(to: body(next), transaction, completion: completion)
    return result
  }
}
