import TransitionControllers
import TransitionKit
import TransitionScenes

extension LiveWindow {
  /// What a finger asks for.
  enum Gesture: Int32 {
    /// From the edge, or from anywhere, back in the stack.
    case edgePan, contentPan
    /// To the next tab or the previous one.
    case tabs
    /// Down, to dismiss; and down or up, to another detent.
    case dismissal, sheet

    fileprivate var policy: InteractionPolicy {
      switch self {
      case .edgePan: .edgePan()
      case .contentPan: .contentPan()
      case .tabs: .tabs
      case .dismissal: .dismissal()
      case .sheet: .drag(towards: .bottom)
      }
    }
  }

  /// Begins a gesture.
  ///
  /// - Parameters:
  ///   - projection: how many seconds of its velocity what is let go moves on in thought; NaN for what is usual.
  ///   - rubberBand: how much of a finger a rubber band follows at first; NaN for what is usual.
  func begin(
    _ gesture: Gesture, at sample: GestureSample, projection: Double = .nan,
    rubberBand: Double = .nan
  ) throws(WordFault) {
    var policy = gesture.policy
    if projection.isFinite { policy.projection = projection }
    if rubberBand.isFinite { policy.rubberBandCoefficient = rubberBand }
    var refusal: OperationRefusal?
    let listener = window.onEvent { event in
      if case .refused(let reason) = event { refusal = reason }
    }
    defer { listener.cancel() }
    let next: ScreenInteraction?
    if gesture == .tabs, let tabs {
      next = tabs.beginInteraction(policy, at: sample)
    } else {
      next = stack.beginInteraction(policy, at: sample)
    }
    guard let next else {
      throw WordFault(message: refusal?.description ?? "The gesture leads nowhere.")
    }
    interaction = next
  }

  /// Ends the gesture.
  ///
  /// - Returns: 1 if it commits, 2 if it cancels, 0 if there is none.
  func end(_ sample: GestureSample) -> Int32 {
    switch interaction?.end(sample) {
    case .commit: 1
    case .cancel: 2
    case nil: 0
    }
  }
}
