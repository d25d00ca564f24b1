// Not run on Apple's systems: CI compiles this file against declarations of the interface of AppKit that it uses.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TransitionKit

  /// Shows one page in a view, and goes from page to page with a transition.
  ///
  /// ```swift
  /// pages = PageTransitions(of: .swing, in: window.contentView, showing: list)
  /// pages.go(.push, to: detail)
  /// ```
  @available(macOS 14, *)
  @MainActor public final class PageTransitions: NSObject {
    /// Called when a transition has ended, with the page that is shown.
    public var didFinish: ((NSView) -> Void)?

    private let transition: NavigationTransition
    private let superview: NSView
    /// The page that is shown, or that the transition goes to.
    public private(set) var page: NSView
    private var animator: TransitionAnimator?
    private var container = Container(size: .zero)
    private var stage: PictureStage?
    private var link: CADisplayLink?
    private var startTime: CFTimeInterval?
    /// The pictures of the pages that were on screen since the run began, and which page each is.
    private var pictures: [(page: NSView, image: CGImage?)] = []

    /// Shows a page in a view.
    ///
    /// - Parameters:
    ///   - transition: what plays from page to page.
    ///   - superview: the view that the pages fill.
    public init(of transition: NavigationTransition, in superview: NSView, showing page: NSView) {
      (self.transition, self.superview, self.page) = (transition, superview, page)
      super.init()
      show(page)
    }

    /// Goes to a page. It may be called while a transition runs, which continues from what is shown then.
    public func go(_ operation: NavigationTransition.Operation, to destination: NSView) {
      guard destination !== page else { return }
      container = currentContainer()
      let origin = number(of: page)
      show(destination)
      let compiled = transition.compile(
        for: operation, from: .number(origin), to: .number(number(of: destination)), in: container)
      // The stage shows its picture.
      destination.isHidden = true
      if let animator, animator.retarget(to: compiled) { return }
      let animator = TransitionAnimator(compiled)
      animator.start()
      (self.animator, startTime) = (animator, nil)
      let stage = PictureStage(frame: superview.bounds, pictures: [:])
      superview.addSubview(stage)
      self.stage = stage
      let link = superview.displayLink(target: self, selector: #selector(step(_:)))
      link.add(to: .main, forMode: .common)
      self.link = link
      draw()
    }

    @objc private func step(_ link: CADisplayLink) {
      guard let animator else { return }
      let start = startTime ?? link.targetTimestamp - animator.clockTime
      startTime = start
      let resized = currentContainer()
      if resized != container {
        container = resized
        animator.resize(to: resized)
      }
      animator.advance(to: link.targetTimestamp - start)
      draw()
      if case .finished = animator.state { finish() }
    }

    private func draw() {
      guard let animator, let stage else { return }
      let frame = animator.frame
      for view in frame.drawingOrder {
        guard case .number(let number)? = animator.identity(of: view) else { continue }
        stage.pictures[view] = pictures[number].image
      }
      stage.show(frame, in: container)
    }

    private func finish() {
      link?.invalidate()
      stage?.removeFromSuperview()
      (link, animator, stage, pictures) = (nil, nil, nil, [])
      page.isHidden = false
      didFinish?(page)
    }

    /// Puts a page into place, below the stage.
    private func show(_ next: NSView) {
      if next !== page { page.removeFromSuperview() }
      page = next
      page.isHidden = false
      next.frame = superview.bounds
      superview.addSubview(next)
      if let stage { superview.addSubview(stage) }
    }

    /// The number of a page in this run. Its picture is taken when it appears.
    private func number(of page: NSView) -> Int {
      if let known = pictures.firstIndex(where: { $0.page === page }) { return known }
      pictures.append((page, page.picture()))
      return pictures.count - 1
    }

    private func currentContainer() -> Container {
      Container(
        size: TransitionKit.Rect(superview.bounds).size,
        layoutDirection: superview.userInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight,
        prefersReducedMotion: NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    }
  }
#endif
