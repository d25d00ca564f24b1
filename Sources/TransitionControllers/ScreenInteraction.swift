import TransitionKit

/// A gesture that drives a transition of a controller: the screens follow the finger, and then the transition is committed or
/// cancelled.
///
/// You get it from ``TransitionController/beginInteraction(_:at:)``. Each sample advances the clock of the window by the time
/// since the first one. The state of the controller changes when the transition is committed.
///
/// A gesture whose policy depends on the direction, and whose first sample has not moved, waits: it begins when the finger has
/// moved by `InteractionPolicy.slop`. Until then what is on its way under it stands still. If it then asks for something else, or if
/// another gesture begins before it, it ends, and the controller sends the reason.
///
/// An operation that asks for the same finishes the transition. Any other operation of the controller, or of one around it, takes
/// over, and the methods do nothing any more. Other controllers continue meanwhile, and another finger may drive them; one that
/// asks for the same controller is refused.
///
/// Keep the interaction, and end or cancel it. One that you drop is cancelled.
public final class ScreenInteraction {
  let window: ScreenWindow
  private let startTime: Double
  private let startClock: Double
  private var tracker = VelocityTracker()
  fileprivate(set) var drag: ScreenDrag
  /// The translation of the finger where it began to drive something.
  private var origin = Point.zero
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

  deinit {
    if isActive { window.cancelDropped(drag) }
  }

  /// Whether the finger still drives the transition, or waits to begin.
  public var isActive: Bool { !isOver && drag.isActive }

  /// How far the operation is done, from 0 to 1: of a sheet how much of the height is gone at which it was, and of a pager how far
  /// the next page is. It is 0 while the gesture waits, and nil if it has ended.
  public var progress: Double? { isOver ? nil : drag.progress.map { min(max($0, 0), 1) } }

  /// The height of the sheet that the finger drags, in points; nil if it drags none, or has ended.
  public var height: Double? {
    guard isActive, case .sheet(let sheet) = drag else { return nil }
    return sheet.shownHeight
  }

  /// What the finger does; nil while it waits, pulls a pager beyond its ends, or has ended.
  public var operation: ScreenOperation? { isActive ? drag.operation : nil }

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
    let sample = window.follow(sample, &tracker)
    guard decide(by: sample) else { return false }
    let own = local(sample)
    move { $0.follow(own) }
    return true
  }

  /// Ends the gesture: commits or cancels the transition, as the policy decides.
  ///
  /// A sheet goes to the detent nearest to where its velocity leads, or is dismissed. A gesture that still waits does nothing.
  ///
  /// - Parameter sample: what the finger does as it is lifted; its velocity counts, too, or that of a `VelocityTracker`.
  /// - Returns: what it decided; nil if the gesture has ended already, or something else took over that a closure asked for, such
  ///   as ``TransitionController/shouldDismiss``. A sheet that goes to a detent counts as cancelled, and
  ///   ``ScreenEvent/changedDetent(_:_:)`` is sent if that is another one.
  @discardableResult
  public func end(_ sample: GestureSample) -> InteractionPolicy.Decision? {
    let sample = window.follow(sample, &tracker)
    guard change(sample) else { return nil }
    // A closure of the host may have asked for something else meanwhile.
    window.commit()
    guard isActive else { return nil }
    isOver = true
    let own = local(sample)
    return move { $0.end(own, at: sample.distance) }
  }

  /// Lets a gesture that waits begin once the finger has moved far enough.
  ///
  /// - Returns: false if it asks for something else, so that the gesture has ended.
  private func decide(by sample: GestureSample) -> Bool {
    guard case .waiting(let waiting) = drag else { return true }
    let (translation, length) = (sample.translation, sample.distance)
    guard length >= waiting.slop else { return true }
    isMoving = true
    let begun = waiting.begin(sample)
    isMoving = false
    guard let begun else {
      isOver = true
      return false
    }
    // The screens do not jump by the slop.
    let fraction = length > 0 ? waiting.slop / length : 0
    (drag, origin) = (begun, Point(x: translation.x * fraction, y: translation.y * fraction))
    return true
  }

  /// The sample as if the finger had begun where it began to drive something.
  private func local(_ sample: GestureSample) -> GestureSample {
    var sample = sample
    sample.translation.x -= origin.x
    sample.translation.y -= origin.y
    return sample
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
  case waiting(WaitingDrag)
  case operation(OperationDrag)
  case pager(PagerDrag)
  case sheet(DetentDrag)

  var isActive: Bool {
    switch self {
    case .waiting(let drag): drag.isActive
    case .operation(let drag): drag.isActive
    case .pager(let drag): drag.isActive
    case .sheet(let drag): drag.isActive
    }
  }

  var progress: Double? {
    switch self {
    case .waiting(let drag): drag.isActive ? 0 : nil
    case .operation(let drag): drag.progress
    case .pager(let drag): drag.progress
    case .sheet(let drag): drag.progress
    }
  }

  var operation: ScreenOperation? {
    switch self {
    case .waiting: nil
    case .operation(let drag): drag.operation
    case .pager(let drag): drag.operation
    case .sheet: .dismiss
    }
  }

  mutating func follow(_ sample: GestureSample) {
    switch self {
    case .waiting: break
    case .operation(var drag):
      drag.follow(sample)
      self = .operation(drag)
    case .pager(var drag):
      drag.follow(sample)
      self = .pager(drag)
    case .sheet(let drag): drag.follow(sample)
    }
  }

  /// - Parameter distance: how far the finger is from where it touched.
  func end(_ sample: GestureSample, at distance: Double) -> InteractionPolicy.Decision? {
    switch self {
    case .waiting(let drag):
      drag.cancel()
      return .cancel
    case .operation(let drag): return drag.end(sample, at: distance)
    case .pager(let drag): return drag.end(sample)
    case .sheet(let drag): return drag.end(sample, at: distance)
    }
  }

  func cancel() {
    switch self {
    case .waiting(let drag): drag.cancel()
    case .operation(let drag): drag.cancel()
    case .pager(let drag): drag.cancel()
    case .sheet(let drag): drag.cancel()
    }
  }
}
