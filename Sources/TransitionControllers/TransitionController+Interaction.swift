import TransitionKit
import TransitionScenes

extension TransitionController {
  /// Begins a gesture for a step of the state: back in a stack, to the next or the previous tab, or the dismissal of a screen.
  ///
  /// A page that leaves by the latest operation can be caught, if the sample says where it touches, and the page is there: a
  /// gesture in the direction of the operation, or along the axis along which the page leaves, then drives that, and a gesture that
  /// is cancelled undoes it, with the same entries. It is the phase of that operation that ends.
  ///
  /// If the state has no such step, such as a stack with one screen, the controller around this one is asked. If none has one, a
  /// ``ScreenTransition/pager`` that has moved before is pulled beyond its ends. A vertical gesture
  /// on a sheet with detents drags the sheet; of the policy only `InteractionPolicy.axis` and
  /// `InteractionPolicy.operation` count then.
  ///
  /// - Parameters:
  ///   - policy: what the gesture does. `InteractionPolicy.operation` says whether it goes forward, as a push, or backward. By
  ///     default it is a drag: down if the screen on top is presented, and else towards the trailing edge, as
  ///     `InteractionPolicy.tabs`.
  ///   - sample: the first sample of the gesture. It happens at the current time of the window. A policy that depends on the
  ///     direction of the finger waits if it has neither moved nor has a velocity.
  /// - Returns: nil if no controller has such a step. This controller then sends the reason with ``ScreenEvent/refused(_:)``.
  public func beginInteraction(
    _ policy: InteractionPolicy? = nil, at sample: GestureSample
  ) -> ScreenInteraction? {
    window.commit()
    return beginStep(policy ?? defaultPolicy, at: sample)
  }

  /// Begins a gesture for a step of the state.
  ///
  /// - Parameter wins: whether gestures that wait are refused if it begins.
  func beginStep(
    _ policy: InteractionPolicy, at sample: GestureSample, wins: Bool = true
  ) -> ScreenInteraction? {
    begin(policy, at: sample, wins: wins) { [window, node] sample throws(OperationRefusal) in
      try node.beginStep(in: window, policy, sample)
    }
  }

  /// Begins a gesture for an operation.
  ///
  /// ```swift
  /// navigation.beginInteraction(.edgePan(), at: sample) { stack, _ in try stack.pop() }
  /// ```
  ///
  /// - Parameters:
  ///   - policy: what the gesture does. `InteractionPolicy.operation` says whether it goes forward, as a push, or backward.
  ///   - sample: the first sample of the gesture. It happens at the current time of the window.
  ///   - operation: what the state is if the gesture is committed. It is called once, and must not make operations of the
  ///     controller itself, as with ``update(_:)``.
  /// - Returns: nil if it cannot begin. The reason is sent with ``ScreenEvent/refused(_:)``.
  public func beginInteraction(
    _ policy: InteractionPolicy, at sample: GestureSample, _ operation: @escaping GestureOperation
  ) -> ScreenInteraction? {
    begin(policy, at: sample, wins: true) { sample throws(OperationRefusal) in
      try self.request(policy, sample).begin { (state, direction) throws(OperationRefusal) in
        try self.change(&state, direction, by: operation)
      }
    }
  }

  private func request(
    _ policy: InteractionPolicy, _ sample: GestureSample
  ) -> GestureRequest<State> {
    GestureRequest(window: window, node: node, screens: screens, policy: policy, sample: sample)
  }

  private var defaultPolicy: InteractionPolicy {
    let isPresented = node.layout.shown.last?.isPresented ?? false
    return .drag(towards: isPresented ? .bottom : .trailing)
  }

  /// Begins a gesture, or lets it wait until the finger moves.
  private func begin(
    _ policy: InteractionPolicy, at sample: GestureSample, wins: Bool,
    _ start: @escaping (GestureSample) throws(OperationRefusal) -> ScreenDrag
  ) -> ScreenInteraction? {
    window.commit()
    let sample = window.sanitized(sample)
    do throws(OperationRefusal) {
      let drag = try start(sample)
      let interaction = ScreenInteraction(window, drag, at: sample)
      if wins { window.refuseTouches(besides: node) }
      window.sendEvents()
      return interaction
    } catch {
      guard error == .otherGesture, sample.isStill, policy.slop < .infinity else {
        _ = refuse(error)
        return nil
      }
    }
    let touch = window.touch(node, at: sample.location)
    let waiting = WaitingDrag(window: window, touch: touch, slop: policy.slop) { next in
      var next = next
      next.location = next.location ?? sample.location
      return self.decide(touch, next, start)
    }
    return ScreenInteraction(window, .waiting(waiting), at: sample)
  }

  /// Begins what a finger asks for that has waited; nil if that is refused.
  private func decide(
    _ touch: WaitingTouch, _ sample: GestureSample,
    _ start: (GestureSample) throws(OperationRefusal) -> ScreenDrag
  ) -> ScreenDrag? {
    window.end(touch)
    do throws(OperationRefusal) {
      if window.opens.drive(node) || window.opens.takeAway(node) { throw .otherGesture }
      let drag = try start(sample)
      window.refuseTouches(besides: node)
      return drag
    } catch {
      window.finishChanges()
      _ = refuse(error)
      return nil
    }
  }
}

extension OperationRefusal {
  /// Whether there are no more screens in a direction, so that the controller around may have some.
  fileprivate var isForWantOfScreens: Bool {
    switch self {
    case .lastScreen, .unknownScreen, .nothingPresented, .unknownTab, .beyondEnds, .nothingChanges:
      true
    case .transitionUnderWay, .secondFinger, .gestureAround, .otherGesture, .operationUnderWay,
      .screenIsCovered, .screenIsGone, .noDetents, .failed:
      false
    }
  }
}

extension ScreenWindow {
  /// The direction that a policy finds in a gesture; nil if it asks for nothing.
  func direction(
    of sample: GestureSample, _ policy: InteractionPolicy, in node: ControllerNode
  ) -> NavigationTransition.Operation? {
    whileCommitting { policy.operation(sample, container(of: node)) }
  }

  /// The first sample of a gesture, without the numbers that are not finite, which are reported.
  func sanitized(_ sample: GestureSample) -> GestureSample {
    sample.sanitized(after: .zero) { report($0) }
  }

  /// Adds a sample of a gesture to those of its finger, without the numbers that are not finite, which are reported.
  func follow(_ sample: GestureSample, _ tracker: inout VelocityTracker) -> GestureSample {
    tracker.follow(sample) { report($0) }
  }

  /// Lets fingers that wait let go of a controller, as another gesture begins, which is merged with no operation.
  func letGo(of node: ControllerNode) {
    endInstant()
    continueMotions(of: node)
    endDrag(of: node)
  }

  /// How an operation happens that a gesture asks for, whose screens the controller shows; nil if nothing changes.
  func plan(
    for node: ControllerNode, from old: ScreenLayout, _ policy: InteractionPolicy
  ) -> OperationPlan? {
    guard node.layout.shown != old.shown, let operation = node.screens.operation() else {
      return nil
    }
    return plan(operation, of: node, from: old.shown, policy)
  }
}

extension ControllerNode {
  /// Begins a gesture for a step of its state, or of that of a controller around it if it has none.
  func beginStep(
    in window: ScreenWindow, _ policy: InteractionPolicy, _ sample: GestureSample
  ) throws(OperationRefusal) -> ScreenDrag {
    var reason = OperationRefusal.screenIsGone
    var next: ControllerNode? = self
    while let controller = next, let begin = controller.settings.begin {
      do throws(OperationRefusal) {
        return try begin(window, controller, policy, sample)
      } catch {
        if controller === self { reason = error }
        next = error.isForWantOfScreens ? controller.holder?.node : nil
      }
    }
    if let pull = settings.pull?(window, self, policy, sample) { return pull }
    throw reason
  }
}
