import TransitionKit

/// A change from one scene to another of which a finger sets the progress.
///
/// You get it from ``SceneAnimator/begin(to:_:using:holding:completion:)``. It is open until it has arrived at its end or
/// its start, or until an update takes over. After that its methods do nothing.
///
/// Either scene may be laid out anew meanwhile: the progress of the finger stays.
///
/// Keep the change, and finish or cancel it. One that you drop before is cancelled.
public final class OpenChange<ID: Hashable & Sendable> {
  /// What the change and its animator know of each other.
  final class Record {
    var position: AnimatingPosition?
  }

  private let animator: SceneAnimator<ID>
  private let record: Record
  package let change: ChangeNumber
  /// Whether the finger holds it, and lets go when the change is dropped.
  private var isHeld: Bool

  init(
    _ animator: SceneAnimator<ID>, _ record: Record, _ change: ChangeNumber, isHeld: Bool
  ) {
    self.animator = animator
    self.record = record
    self.change = change
    self.isHeld = isHeld
  }

  deinit {
    guard isHeld, isOpen else { return }
    let change = change
    animator.afterCall { $0.release(change, forward: false, velocity: 0, nil) }
  }

  /// Where the change has ended: at its end, back at its start, or where something took over; nil while it is open.
  public var endPosition: AnimatingPosition? { record.position }

  /// Whether the change has not ended.
  public var isOpen: Bool { record.position == nil }

  /// How far the change is, from 0 to 1; nil if it has ended.
  public var progress: Double? {
    guard animator.isOpen(change) else { return nil }
    let (pages, time) = (animator.state.scene.pages, animator.clockTime)
    return pages.driven(by: change).flatMap { pages.stacks[$0]?.fingerProgress(at: time) }
      ?? animator.state.scene.motions.curves.clock(of: change)?.playhead.progress(at: time)
  }

  /// The progress at which an element comes nearest to a point, with which a finger can hold one element of a change.
  ///
  /// ```swift
  /// guard let progress = change.progress(of: "card", at: finger) else { return }
  /// change.scrub(to: progress)
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the element.
  ///   - point: a point of the scene, to which the middle of the element is to come.
  /// - Returns: from 0 to 1; nil if the change has ended or does not move the middle of the element.
  public func progress(of id: ID, at point: Point) -> Double? {
    guard animator.isOpen(change), point.isFinite, let number = animator.index.number(of: id)
    else { return nil }
    return animator.state.scene.progress(of: change, number, nearestTo: SIMD2(point.x, point.y))
  }

  /// Sets the progress and holds it.
  ///
  /// - Parameter progress: it is clamped to 0...1. NaN changes nothing.
  public func scrub(to progress: Double) {
    guard animator.isOpen(change), !progress.isNaN else { return }
    animator.changeEverywhere { $0.scrub(change, to: progress) }
  }

  /// Moves the page that a finger brings, in a window, and everything that belongs to the change.
  package func drive(to progress: Double) {
    scrub(to: progress)
    guard animator.isOpen(change), !progress.isNaN,
      animator.state.scene.pages.driven(by: change) != nil
    else { return }
    animator.changeEverywhere { state in
      guard let container = state.scene.pages.driven(by: change) else { return }
      state.scene.pages.stacks[container]?.drag(to: progress, at: state.scene.age)
    }
    animator.state.nextEvent = -.infinity
  }

  /// How far a finger can move what it drives: beyond 0 and 1 if it drives several transitions.
  package var range: ClosedRange<Double> {
    let pages = animator.state.scene.pages
    return pages.driven(by: change).flatMap { pages.stacks[$0]?.fingerRange } ?? 0...1
  }

  /// Takes hold again of what goes back.
  package func holdAgain() {
    guard animator.isOpen(change) else { return }
    animator.changeEverywhere { state in
      guard let clock = state.scene.motions.curves.clock(of: change) else { return }
      state.catchMotions(of: change, at: clock.playhead.progress(at: state.scene.age))
      guard let container = state.scene.pages.driven(by: change) else { return }
      state.scene.pages.stacks[container]?.holdAgain(at: state.scene.age)
      state.finishUpdate()
    }
  }

  /// Lets what a finger has only turned round, as it began the change, leave again, as it decides nothing.
  package func turnBack() {
    guard animator.isOpen(change) else { return }
    animator.changeEverywhere { state in
      guard let container = state.scene.pages.driven(by: change) else { return }
      state.scene.pages.stacks[container]?.turnBack(at: state.scene.age)
    }
  }

  /// Lets go: the change continues to its end.
  ///
  /// - Parameters:
  ///   - velocity: that of the finger, in progress a second.
  ///   - animation: that of the progress; nil for a spring.
  public func finish(velocity: Double = 0, animation: Animation? = nil) {
    isHeld = false
    animator.release(change, forward: true, velocity: velocity, animation)
  }

  /// Lets go: the change goes back to its start. After that everything is as if it had never begun.
  ///
  /// If the clock has not moved since it began, nor the finger, what was under way continues as before. What it had taken over
  /// was told so already.
  ///
  /// - Parameters:
  ///   - velocity: that of the finger, in progress a second; a negative one is towards the start.
  ///   - animation: that of the progress; nil for a spring.
  public func cancel(velocity: Double = 0, animation: Animation? = nil) {
    isHeld = false
    animator.release(change, forward: false, velocity: velocity, animation)
  }

  /// Lets go: the change goes back to its start.
  ///
  /// - Parameter old: returns the scene that is there then, if the change was begun without one.
  package func cancel(
    velocity: Double, animation: Animation?, to old: @escaping SceneAnimator<ID>.OldScene
  ) {
    animator.release(change, forward: false, velocity: velocity, animation, old: old)
  }

  /// Lays out the old scene anew, without animation. What moves only since then is a part of the change, but for modifiers.
  ///
  /// Elements that are new in it appear when the change is cancelled.
  ///
  /// - Parameter scene: the old scene in its new layout.
  public func update(old scene: Scene<ID>) { animator.layOut(change, old: scene) }

  /// Lays out the new scene anew, without animation. What moves only since then is a part of the change, but for modifiers.
  ///
  /// - Parameter scene: the new scene in its new layout.
  public func update(new scene: Scene<ID>) { animator.layOut(change, new: scene) }
}
