/// A call of an animator handler for a view.
final class AnimatorCall: HandlerCall {
  private let handler: AtomicTransition.AnimatorHandler
  /// The view that the handler is called for.
  private let target: Int
  private let targets: [TransitionTarget]
  private let navigation: NavigationTransition.Operation?
  private let container: Container

  init(
    of handler: @escaping AtomicTransition.AnimatorHandler, for target: Int,
    _ targets: [TransitionTarget], _ navigation: NavigationTransition.Operation?,
    in container: Container
  ) {
    self.handler = handler
    self.target = target
    self.targets = targets
    self.navigation = navigation
    self.container = container
  }

  func begin(isAnimated: Bool) -> any HandlerRun { record(isAnimated: isAnimated) }

  /// Calls the handler and runs its blocks.
  ///
  /// Writes before the handler returns are the initial stage, and those of the blocks the animation
  /// stage. A change of the order of views becomes their z-positions.
  func record(isAnimated: Bool) -> AnimatorRecording {
    let views = targets.map {
      // A piece is alone, and the container knows its frame.
      let frame = $0.parent == nil ? container.frame(of: $0.id) : container.viewFrame
      return HeadlessView(name: "\($0.id)", frame: frame)
    }
    let missing = HeadlessView(name: "no view", frame: .zero)
    func view(_ operation: AtomicTransition.Operation) -> HeadlessView {
      targets.firstIndex { $0.operation == operation }.map { views[$0] } ?? missing
    }
    let origin = view(.removal)
    let destination = view(.insertion)
    // A pushed destination is above the origin, and a popped one below it.
    let order = navigation == .pop ? [destination, origin] : [origin, destination]
    let containerView = HeadlessView(
      name: "container", frame: container.frame, subviews: order.filter { $0 !== missing })

    let context = TransitionContext(
      containerView: containerView, originView: origin, destinationView: destination,
      isAnimated: isAnimated)
    context.operation = navigation
    let recorder = AnimatorRecorder()
    handler(recorder, views[target], targets[target].operation, context)

    var written = views.map { _ in TransientView() }
    for index in views.indices { written[index].initial = views[index].takeState() }
    recorder.runAnimations()
    for index in views.indices { written[index].animation = views[index].takeState() }
    if containerView.takeOrderWritten() {
      for index in views.indices where !written[index].written.contains(.zPosition) {
        if let order = containerView.subviews.firstIndex(where: { $0 === views[index] }) {
          written[index].initial.zPosition = Double(order)
        }
      }
    }
    // The views of the transition have been read, so what is left was written to others.
    let wroteElsewhere = ([missing, containerView] + containerView.subviews).contains {
      !$0.takeState().written.isEmpty
    }
    return AnimatorRecording(
      views: written, wroteElsewhere: wroteElsewhere, recorder: recorder, context: context)
  }
}

/// What a call of an animator handler left behind.
final class AnimatorRecording: HandlerRun {
  /// The stages that were written, for each target.
  let views: [TransientView]
  /// Whether something was written to a view that is no target.
  let wroteElsewhere: Bool
  let context: TransitionContext
  private let recorder: AnimatorRecorder

  init(
    views: [TransientView], wroteElsewhere: Bool, recorder: AnimatorRecorder,
    context: TransitionContext
  ) {
    self.views = views
    self.wroteElsewhere = wroteElsewhere
    self.recorder = recorder
    self.context = context
  }

  func beginInteraction() { context.isInteractive = true }

  func complete(at position: AnimatingPosition) -> Bool? {
    context.canComplete = true
    context.wasCancelled = position == .start
    for completion in recorder.completions { completion(position) }
    return context.isCompleted
  }
}
