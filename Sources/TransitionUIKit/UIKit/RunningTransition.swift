// Not run on Apple's systems: CI compiles this file against declarations of the interface of UIKit that it uses.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import TransitionKit
  import UIKit

  /// One transition of a navigation controller: an animator, the display link that drives it, and the gesture that it
  /// follows.
  final class RunningTransition: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    private let transition: NavigationTransition
    /// What UIKit does.
    private let operation: NavigationTransition.Operation
    /// What the animator plays: the opposite, if the transition has been reversed.
    private(set) var current: NavigationTransition.Operation
    private let policy: InteractionPolicy

    private var context: (any UIViewControllerContextTransitioning)?
    private var animator: TransitionAnimator?
    private var interaction: Interaction?
    private var firstSample: GestureSample?
    private var stage: StageView?
    private var container = Container(size: .zero)
    private var link: CADisplayLink?
    private var startTime: CFTimeInterval?

    init(
      _ transition: NavigationTransition, _ operation: NavigationTransition.Operation,
      policy: InteractionPolicy
    ) {
      (self.transition, self.operation, self.policy) = (transition, operation, policy)
      current = operation
    }

    /// Whether the transition is on screen.
    var isRunning: Bool { animator != nil }

    private var isReversed: Bool { current != operation }

    // MARK: What UIKit calls

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    {
      let size = context?.containerView.bounds.size ?? .zero
      let container = Container(
        size: TransitionKit.Size(width: Double(size.width), height: Double(size.height)))
      return transition.compile(for: operation, in: container).timeline.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      start(context)
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      start(context)
      if let firstSample { begin(firstSample) }
    }

    // MARK: The run

    private func start(_ context: any UIViewControllerContextTransitioning) {
      guard let origin = context.viewController(forKey: .from)?.view,
        let destination = context.viewController(forKey: .to)?.view
      else { return context.completeTransition(false) }
      self.context = context
      let stage = StageView(
        frame: context.containerView.bounds, pages: [.origin: origin, .destination: destination])
      context.containerView.addSubview(stage)
      self.stage = stage
      container = currentContainer()
      let animator = TransitionAnimator(compiled())
      animator.start()
      self.animator = animator
      let link = CADisplayLink(target: self, selector: #selector(step(_:)))
      link.add(to: .main, forMode: .common)
      self.link = link
      stage.show(animator.frame, in: container)
    }

    @objc private func step(_ link: CADisplayLink) {
      guard let animator, let stage else { return }
      // The clock of the animator is 0 at the first frame.
      let start = startTime ?? link.targetTimestamp - animator.clockTime
      startTime = start
      let resized = currentContainer()
      if resized != container {
        container = resized
        animator.resize(to: resized)
      }
      animator.advance(to: link.targetTimestamp - start)
      stage.show(animator.frame, in: container)
      if context?.isInteractive == true {
        context?.updateInteractiveTransition(CGFloat(animator.progress))
      }
      if case .finished(let position) = animator.state { end(at: position) }
    }

    /// Reverses the transition: a pop in the middle of a push, or a push again. Every value continues from what is
    /// shown, with its velocity.
    func reverse() {
      guard let animator, let stage, interaction == nil else { return }
      current = current.opposite
      container = currentContainer()
      animator.retarget(to: compiled())
      (stage.pages[.origin], stage.pages[.destination]) =
        (stage.pages[.destination], stage.pages[.origin])
    }

    private func end(at position: AnimatingPosition) {
      guard let context else { return }
      link?.invalidate()
      let completed = (position == .end) != isReversed
      let key: UITransitionContextViewControllerKey = completed ? .to : .from
      if let controller = context.viewController(forKey: key) {
        controller.view.frame =
          completed ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        context.containerView.addSubview(controller.view)
      }
      stage?.removeFromSuperview()
      (link, animator, interaction, stage) = (nil, nil, nil, nil)
      if context.isInteractive {
        if completed {
          context.finishInteractiveTransition()
        } else {
          context.cancelInteractiveTransition()
        }
      }
      context.completeTransition(completed)
    }

    // MARK: The gesture

    /// Follows a finger that pops. A push that runs is reversed first.
    func begin(_ sample: GestureSample) {
      guard let animator else {
        // UIKit has not started the transition yet.
        firstSample = sample
        return
      }
      if current == .push { reverse() }
      let interaction = Interaction(animator, policy: policy, operation: .pop, in: container)
      if interaction.begin(sample) { self.interaction = interaction }
    }

    func change(_ sample: GestureSample) { interaction?.change(sample) }

    func end(_ sample: GestureSample) {
      interaction?.end(sample)
      (interaction, firstSample) = (nil, nil)
    }

    func cancel(at time: Double) {
      interaction?.cancel(at: time)
      (interaction, firstSample) = (nil, nil)
    }

    // MARK: What is compiled

    private func compiled() -> CompiledTransition {
      // The page that UIKit comes from is 0, and the one that it goes to is 1.
      transition.compile(
        for: current, from: .number(isReversed ? 1 : 0), to: .number(isReversed ? 0 : 1),
        in: container)
    }

    private func currentContainer() -> Container {
      guard let context, let stage else { return container }
      func rect(_ key: UITransitionContextViewControllerKey) -> TransitionKit.Rect {
        guard let controller = context.viewController(forKey: key) else {
          return TransitionKit.Rect(stage.bounds)
        }
        let frame =
          key == .to ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        // The frame is zero if UIKit does not know it.
        return TransitionKit.Rect(frame == .zero ? stage.bounds : frame)
      }
      let isRightToLeft = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return Container(
        frame: TransitionKit.Rect(stage.bounds),
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        originFrame: rect(isReversed ? .to : .from),
        destinationFrame: rect(isReversed ? .from : .to),
        prefersReducedMotion: UIAccessibility.isReduceMotionEnabled)
    }
  }
#endif
