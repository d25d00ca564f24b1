// Not run on Apple's systems: CI compiles this file against declarations of the interface of UIKit that it uses.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import TransitionKit
  import UIKit

  /// Plays a transition in a navigation controller, with a gesture from the edge that pops.
  ///
  /// ```swift
  /// adapter = NavigationAdapter(.swing, for: navigationController)
  /// ```
  ///
  /// Keep the adapter as long as the controller. Call ``pop()`` for a button that pops in the middle of a push.
  public final class NavigationAdapter: NSObject, UINavigationControllerDelegate {
    private let transition: NavigationTransition
    private let policy: InteractionPolicy
    private weak var controller: UINavigationController?
    private var running: RunningTransition?
    private var isPanning = false

    /// Makes the adapter the delegate of a controller, and adds a gesture from the edge to its view.
    ///
    /// - Parameters:
    ///   - transition: what plays at a push and a pop.
    ///   - policy: what the gesture does to the pop.
    public init(
      _ transition: NavigationTransition, for controller: UINavigationController,
      policy: InteractionPolicy = .edgePan()
    ) {
      (self.transition, self.policy, self.controller) = (transition, policy, controller)
      super.init()
      controller.delegate = self
      controller.interactivePopGestureRecognizer?.isEnabled = false
      let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pan(_:)))
      pan.edges =
        controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
      controller.view.addGestureRecognizer(pan)
    }

    /// Pops the page on top. A push that is still running reverses, from its current position.
    public func pop() {
      if let running, running.isRunning {
        if running.current == .push { running.reverse() }
      } else {
        _ = controller?.popViewController(animated: true)
      }
    }

    public func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      running = NavigationTransition.Operation(operation).map {
        RunningTransition(transition, $0, policy: policy)
      }
      return running
    }

    public func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      isPanning ? running : nil
    }

    @objc private func pan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
      let (offset, velocity) = (
        recognizer.translation(in: recognizer.view), recognizer.velocity(in: recognizer.view)
      )
      let sample = GestureSample(
        time: CACurrentMediaTime(),
        translation: TransitionKit.Point(x: Double(offset.x), y: Double(offset.y)),
        velocity: TransitionKit.Point(x: Double(velocity.x), y: Double(velocity.y)))
      switch recognizer.state {
      case .began:
        isPanning = true
        if running?.isRunning != true, controller?.popViewController(animated: true) == nil {
          break
        }
        running?.begin(sample)
      case .changed: running?.change(sample)
      case .ended:
        isPanning = false
        running?.end(sample)
      case .cancelled, .failed:
        isPanning = false
        running?.cancel(at: sample.time)
      default: break
      }
    }
  }
#endif
