import TransitionKit

/// A gesture that scrolls content, and drags the screen around it where the content cannot scroll.
///
/// You get it from ``TransitionController/beginScroll(_:at:offset:maximum:)``. A finger that goes down scrolls the content back
/// to its start, and then dismisses the screen or lowers the sheet. One that goes up first brings the screen back, and then scrolls.
/// If the content is at its start at the touch, it raises the sheet to its greatest detent before it scrolls; content that is
/// scrolled already scrolls on, and the sheet stays. What is on its way under the finger stands still from the touch on.
///
/// ```swift
/// let scroll = sheets.beginScroll(.dismissal(), at: sample, offset: list.offset, maximum: list.maximum)
/// // With each sample:
/// list.offset = scroll.change(sample)
/// // When the finger is lifted:
/// list.fling(with: scroll.end(sample))
/// ```
public final class ScrollInteraction {
  /// How far the content is scrolled, in points.
  public private(set) var offset: Double

  /// The gesture that drags the screen; nil while only the content has moved.
  public private(set) var interaction: ScreenInteraction?

  /// What holds what is on its way from the touch on, until the finger drags the screen.
  private var touch: ScreenInteraction?
  /// Whether there is a sheet that is dragged as soon as the finger moves.
  private var movesSheet: Bool
  private let window: ScreenWindow
  private let maximum: Double
  private let policy: InteractionPolicy
  private let begin: (InteractionPolicy, GestureSample) -> ScreenInteraction?
  /// How far the finger has dragged the screen, away from where it began.
  private var distance = 0.0
  /// The translation of the finger in the last sample.
  private var last: Double
  /// Whether the last movement was one of the screen.
  private var movesScreen = false
  private var tracker = VelocityTracker()
  /// Whether there is nothing to drag.
  private var isRefused = false

  init(
    _ window: ScreenWindow, _ policy: InteractionPolicy, at sample: GestureSample, offset: Double,
    maximum: Double, hasSheet: Bool, holding touch: ScreenInteraction?,
    begin: @escaping (InteractionPolicy, GestureSample) -> ScreenInteraction?
  ) {
    if OptionalParts.hasDiagnostics, !offset.isFinite || maximum.isNaN {
      window.report(
        Diagnostic(
          kind: .nonFiniteValue, severity: .warning,
          message: "the offset \(offset) of content that scrolls up to \(maximum) is used as 0"))
    }
    self.maximum = maximum > 0 ? maximum : 0
    self.offset = offset.isFinite && offset > 0 ? min(offset, self.maximum) : 0
    (self.window, self.policy, self.begin) = (window, policy, begin)
    last = sample.translation.along(policy.axis)
    tracker.add(sample.translation, at: sample.time)
    // What is on its way is caught, and what can be raised is raised before the content scrolls.
    movesSheet = hasSheet && (self.offset == 0 || touch != nil)
    self.touch = touch
  }

  /// Moves the content, or the screen, with the finger.
  ///
  /// - Parameter sample: what the finger does now, on the clock of the first sample. One that is not finite changes nothing.
  /// - Returns: how far the content is scrolled then, in points.
  @discardableResult
  public func change(_ sample: GestureSample) -> Double {
    let sample = window.follow(sample, &tracker)
    let translation = sample.translation.along(policy.axis)
    var movement = translation - last
    last = translation
    touch?.change(GestureSample(time: sample.time))
    if movement != 0, movesSheet { beginDrag(with: sample, downward: true) }
    if movement > 0 {
      let scrolled = min(offset, movement)
      offset -= scrolled
      movement -= scrolled
      movesScreen = movement > 0
      if movement > 0 { drag(by: movement, sample) }
    } else if movement < 0 {
      let taken = min(room, -movement)
      movesScreen = taken == -movement
      if taken > 0 { drag(by: -taken, sample) }
      offset = min(offset - movement - taken, maximum)
    }
    // The clock of the window follows the samples in any case.
    if !movesScreen { interaction?.change(screenSample(sample)) }
    return offset
  }

  /// Ends the gesture.
  ///
  /// - Parameter sample: what the finger does as it is lifted; its velocity is that of the screen if the screen moved last.
  /// - Returns: the velocity with which the content continues to scroll, in points a second toward its end; 0 if the finger
  ///   moved the screen.
  @discardableResult
  public func end(_ sample: GestureSample) -> Double {
    let sample = window.follow(sample, &tracker)
    change(sample)
    let velocity = sample.velocity?.along(policy.axis) ?? 0
    endTouch(at: sample.time)
    interaction?.end(screenSample(sample))
    return movesScreen ? 0 : -velocity
  }

  /// Cancels the gesture: the screen goes back to where it was, and the content stays.
  ///
  /// - Parameter time: the time in seconds, on the clock of the samples.
  public func cancel(at time: Double) {
    endTouch(at: time)
    interaction?.cancel(at: time)
  }
}

extension ScrollInteraction {
  /// How far the screen can be moved up before the content scrolls.
  private var room: Double {
    guard let interaction, interaction.isActive else { return 0 }
    return interaction.room ?? max(distance, 0)
  }

  private func drag(by movement: Double, _ sample: GestureSample) {
    if interaction == nil { beginDrag(with: sample, downward: movement > 0) }
    guard let interaction, interaction.isActive else { return }
    distance += movement
    interaction.change(screenSample(sample))
  }

  private func beginDrag(with sample: GestureSample, downward: Bool) {
    guard !isRefused, interaction == nil else { return }
    endTouch(at: sample.time)
    movesSheet = false
    var first = sample
    first.translation = Point.zero
    first.velocity = Point.zero.with(downward ? 1 : -1, along: policy.axis)
    interaction = begin(policy, first)
    isRefused = interaction == nil
  }

  private func endTouch(at time: Double) {
    touch?.cancel(at: time)
    touch = nil
  }

  /// The sample as if the finger had moved the screen only.
  private func screenSample(_ sample: GestureSample) -> GestureSample {
    var sample = sample
    sample.translation = Point.zero.with(distance, along: policy.axis)
    if !movesScreen { sample.velocity = .zero }
    return sample
  }
}

extension ScreenInteraction {
  /// How far a sheet can still be raised, in points; nil if no sheet with detents is dragged.
  fileprivate var room: Double? {
    if case .sheet(let drag) = drag { return drag.room }
    return nil
  }
}

extension Point {
  fileprivate func along(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  fileprivate func with(_ value: Double, along axis: Axis) -> Point {
    axis == .horizontal ? Point(x: value, y: y) : Point(x: x, y: value)
  }
}

extension TransitionController {
  /// Begins a gesture on content that scrolls, inside a screen that can be dragged.
  ///
  /// - Parameters:
  ///   - policy: what the gesture does to the screen where the content cannot scroll, such as `.dismissal()`.
  ///   - sample: the first sample of the gesture. It happens at the current time of the window.
  ///   - offset: how far the content is scrolled, in points. One that is negative or not finite counts as 0.
  ///   - maximum: how far it can be scrolled, in points; infinite for content without an end.
  /// - Returns: what follows the finger. It scrolls the content if no screen can be dragged.
  public func beginScroll(
    _ policy: InteractionPolicy, at sample: GestureSample, offset: Double, maximum: Double
  ) -> ScrollInteraction {
    window.commit()
    let sample = window.sanitized(sample)
    let top = node.layout.shown.last?.entry
    let hasSheet = top.flatMap { node.presentations[$0] }.map { !$0.detents.isEmpty } ?? false
    let touch = window.touch(node, at: sample.location)
    let waiting = WaitingDrag(window: window, touch: touch, slop: .infinity) { _ in nil }
    if touch.touched.allSatisfy({ $0.caught == nil }) { window.end(touch) }
    return ScrollInteraction(
      window, policy, at: sample, offset: offset, maximum: maximum,
      hasSheet: hasSheet && policy.axis == .vertical,
      holding: touch.isOver ? nil : ScreenInteraction(window, .waiting(waiting), at: sample)
    ) { [self] policy, sample in
      // It has not moved far enough yet to win.
      beginStep(policy, at: sample, wins: false)
    }
  }
}
