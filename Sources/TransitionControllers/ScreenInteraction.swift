import TransitionKit

/// A gesture that drives a transition of a controller: the screens follow the finger, and then the transition is committed or
/// cancelled.
///
/// You get it from ``TransitionController/beginInteraction(_:at:)``. Each sample advances the clock of the window by the time
/// since the first one. The state of the controller changes when the transition is committed.
///
/// An operation or another gesture that asks for the same finishes the transition. Anything else that is asked of the controller,
/// or of one around it, takes over, and the methods do nothing any more. Other controllers continue meanwhile, and another finger
/// may drive them.
public final class ScreenInteraction {
  let window: ScreenWindow
  private let startTime: Double
  private let startClock: Double
  private var tracker = VelocityTracker()
  fileprivate(set) var drag: ScreenDrag
  private var isOver = false
  /// Whether the screens are just being moved. What is called meanwhile cannot move them, too.
  private var isMoving = false

  init(_ window: ScreenWindow, _ drag: ScreenDrag, at sample: GestureSample) {
    self.window = window
    self.drag = drag
    startTime = sample.time
    startClock = window.clockTime
    tracker.add(sample.translation, at: sample.time)
  }

  /// Whether the finger still drives the transition.
  public var isActive: Bool { !isOver && drag.isActive }

  /// How far the transition is, from 0 to 1; of a sheet with detents its height as a fraction of that of the container. Nil if
  /// the gesture has ended.
  public var progress: Double? { drag.progress }

  /// Moves the screens with the finger.
  ///
  /// - Parameter sample: what the finger does now, on the clock of the first sample.
  /// - Returns: false if the gesture has ended.
  @discardableResult
  public func change(_ sample: GestureSample) -> Bool {
    guard isActive, !isMoving, !window.isCommitting else { return false }
    window.advance(to: startClock + (sample.time - startTime))
    // A handler of an event may have ended the gesture, or asked for something else.
    window.commit()
    guard isActive else { return false }
    let sample = tracker.follow(sample)
    move { $0.follow(sample) }
    return true
  }

  /// Ends the gesture: commits or cancels the transition, as the policy decides.
  ///
  /// A sheet goes to the detent nearest to where it would come to rest, or is dismissed.
  ///
  /// - Parameter sample: what the finger does as it is lifted; its velocity counts, too, or that of a `VelocityTracker`.
  /// - Returns: what it decided; nil if the gesture has ended already, or something else took over that a closure asked for, such
  ///   as ``TransitionController/shouldDismiss``. A sheet that goes to a detent counts as cancelled, and
  ///   ``ScreenEvent/changedDetent(_:_:)`` is sent if that is another one.
  @discardableResult
  public func end(_ sample: GestureSample) -> InteractionPolicy.Decision? {
    let sample = tracker.follow(sample)
    guard change(sample) else { return nil }
    // A closure of the host may have asked for something else meanwhile.
    window.commit()
    guard isActive else { return nil }
    isOver = true
    return move { $0.end(sample) }
  }

  /// Cancels the gesture: the transition goes back to its start.
  ///
  /// - Parameter time: the time in seconds, on the clock of the samples.
  /// - Returns: false if the gesture has ended already.
  @discardableResult
  public func cancel(at time: Double) -> Bool {
    guard isActive, !isMoving, !window.isCommitting else { return false }
    window.advance(to: startClock + (time - startTime))
    window.commit()
    guard isActive else { return false }
    isOver = true
    move { $0.cancel() }
    return true
  }

  /// Moves the screens, and sends the events of that when they are where they belong.
  @discardableResult
  private func move<Result>(_ body: (inout ScreenDrag) -> Result) -> Result {
    isMoving = true
    window.events.isHeld = true
    // A copy, as the closures of the host may ask for the progress meanwhile.
    var current = drag
    let result = body(&current)
    drag = current
    window.events.isHeld = false
    isMoving = false
    window.finishChanges()
    return result
  }
}

/// What a finger drags.
enum ScreenDrag {
  case operation(OperationDrag)
  case pager(PagerDrag)
  case sheet(DetentDrag)

  var isActive: Bool {
    switch self {
    case .operation(let drag): drag.isActive
    case .pager(let drag): drag.isActive
    case .sheet(let drag): drag.isActive
    }
  }

  var progress: Double? {
    switch self {
    case .operation(let drag): drag.progress
    case .pager(let drag): drag.progress
    case .sheet(let drag): drag.progress
    }
  }

  mutating func follow(_ sample: GestureSample) {
    switch self {
    case .operation(var drag):
      drag.follow(sample)
      self = .operation(drag)
    case .pager(var drag):
      drag.follow(sample)
      self = .pager(drag)
    case .sheet(let drag): drag.follow(sample)
    }
  }

  func end(_ sample: GestureSample) -> InteractionPolicy.Decision? {
    switch self {
    case .operation(let drag): return drag.end(sample)
    case .pager(let drag): return drag.end(sample)
    case .sheet(let drag): return drag.end(sample)
    }
  }

  func cancel() {
    switch self {
    case .operation(let drag): drag.cancel()
    case .pager(let drag): drag.cancel()
    case .sheet(let drag): drag.cancel()
    }
  }
}
