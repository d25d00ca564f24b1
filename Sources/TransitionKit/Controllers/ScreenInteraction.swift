/// A gesture that drives a transition of a controller: the screens follow the finger, and then the transition is committed or
/// cancelled.
///
/// You get it from ``TransitionController/beginInteraction(_:at:)``. Each sample advances the clock of the window by the time
/// since the first one. The state of the controller changes when the transition is committed.
///
/// An operation that asks for the same finishes the transition. Anything else that happens to the controllers of the window
/// takes over, and the methods do nothing any more.
public final class ScreenInteraction {
  let window: ScreenWindow
  private let startTime: Double
  private let startClock: Double
  private var drag: any ScreenDrag
  private var isOver = false

  init(_ window: ScreenWindow, _ drag: any ScreenDrag, at sample: GestureSample) {
    self.window = window
    self.drag = drag
    startTime = sample.time
    startClock = window.clockTime
  }

  /// Whether the finger still drives the transition.
  public var isActive: Bool { !isOver && drag.isActive }

  /// How far the transition is, from 0 to 1; nil if it has ended.
  public var progress: Double? { drag.progress }

  /// Moves the screens with the finger.
  ///
  /// - Returns: false if the gesture has ended.
  @discardableResult
  public func change(_ sample: GestureSample) -> Bool {
    guard isActive else { return false }
    window.advance(to: startClock + (sample.time - startTime))
    // A handler of an event may have ended the gesture, or asked for something else.
    window.commit()
    guard isActive else { return false }
    drag.follow(sample)
    window.finishChanges()
    return true
  }

  /// Ends the gesture: commits or cancels the transition, as the policy decides.
  ///
  /// - Returns: what it decided; nil if the gesture has ended already.
  @discardableResult
  public func end(_ sample: GestureSample) -> InteractionPolicy.Decision? {
    guard change(sample), isActive else { return nil }
    isOver = true
    let decision = drag.end(sample)
    window.finishChanges()
    return decision
  }

  /// Cancels the gesture: the transition goes back to its start.
  ///
  /// - Parameter time: the time in seconds, on the clock of the samples.
  /// - Returns: false if the gesture has ended already.
  @discardableResult
  public func cancel(at time: Double) -> Bool {
    guard isActive else { return false }
    window.advance(to: startClock + (time - startTime))
    window.commit()
    guard isActive else { return false }
    isOver = true
    drag.cancel()
    window.finishChanges()
    return true
  }
}

extension ScreenInteraction: CustomStringConvertible {
  /// The progress, such as `at 0.4`, or that the gesture has ended.
  public var description: String {
    guard isActive else { return "ended" }
    return progress.map { "at \(number: $0)" } ?? "active"
  }
}

/// What a finger drags.
protocol ScreenDrag {
  var isActive: Bool { get }
  var progress: Double? { get }
  mutating func follow(_ sample: GestureSample)
  mutating func end(_ sample: GestureSample) -> InteractionPolicy.Decision
  mutating func cancel()
}
