/// The animator that handlers get: it keeps their blocks and completions.
final class AnimatorRecorder: PropertyAnimator {
  private var animations: [() -> Void] = []
  private(set) var completions: [(AnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks in their order, and those that they add.
  func runAnimations() {
    while !animations.isEmpty {
      let blocks = animations
      animations = []
      for block in blocks { block() }
    }
  }
}

/// A call of an animator handler: what is repeated, with a fresh context, for each run.
struct HandlerCall: Sendable {
  let action: Primitive.Action
  /// The view that an atomic handler is called for.
  let target: Int
  let targets: [TransitionTarget]
  let navigation: NavigationTransition.Operation?
  let container: Container

  /// What a call of the handler left behind.
  struct Recording {
    /// The stages that were written, for each target.
    var views: [TransientView]
    /// Whether something was written to a view that is no target.
    let wroteElsewhere: Bool
    let recorder: AnimatorRecorder
    let context: TransitionContext
  }

  /// Calls the handler and runs its blocks.
  ///
  /// Writes before the handler returns are the initial stage, and those of the blocks the animation
  /// stage. A change of the order of views becomes their z-positions.
  func record(isAnimated: Bool, isInteractive: Bool = false) -> Recording {
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
    context.isInteractive = isInteractive
    context.operation = navigation
    let recorder = AnimatorRecorder()
    switch action {
    case .atomicAnimator(let handler):
      handler(recorder, views[target], targets[target].operation, context)
    case .navigationAnimator(let handler):
      if let navigation { handler(recorder, navigation, context) }
    case .atomic, .quadratic, .navigation, .keyframes, .pieces, .modifier, .path: break
    }

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
    return Recording(
      views: written, wroteElsewhere: wroteElsewhere, recorder: recorder, context: context)
  }
}
