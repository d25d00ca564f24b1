// The declarations of UIKit that the adapter uses, and no more, so that it can be compiled where there is no UIKit. Each
// has the title of its public documentation page. Nothing in here does anything.

@_exported import QuartzCore

// "UIUserInterfaceLayoutDirection"
public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

// "UIRectEdge"
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let left = UIRectEdge(rawValue: 2)
  public static let right = UIRectEdge(rawValue: 8)
}

// "UIAccessibility" and "isReduceMotionEnabled"
@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
}

// "UIView"
@MainActor open class UIView: NSObject {
  // "UIView.AutoresizingMask"
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(frame: .zero) }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var layer: CALayer { CALayer() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}

// "UIGestureRecognizer"
@MainActor open class UIGestureRecognizer: NSObject {
  // "UIGestureRecognizer.State"
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }

  public init(target: Any?, action: Selector?) {}
  open var state: State { .possible }
  open var isEnabled = true
  open var view: UIView? { nil }
}

// "UIPanGestureRecognizer"
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

// "UIScreenEdgePanGestureRecognizer"
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

// "UIViewController"
@MainActor open class UIViewController: NSObject {
  open var view: UIView! {
    get { nil }
    set {}
  }
}

// "UINavigationController"
open class UINavigationController: UIViewController {
  // "UINavigationController.Operation"
  public enum Operation: Sendable { case none, push, pop }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open func popViewController(animated: Bool) -> UIViewController? { nil }
}

// "UINavigationControllerDelegate", whose methods are optional
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

// "UITransitionContextViewControllerKey"
public struct UITransitionContextViewControllerKey: Sendable, Equatable {
  let name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

// "UIViewControllerContextTransitioning"
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isInteractive: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
}

// "UIViewControllerAnimatedTransitioning"
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

// "UIViewControllerInteractiveTransitioning"
@MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
