import TransitionKit
import TransitionScenes

/// What shows the screens of all its controllers, on one clock that you advance.
///
/// ```swift
/// let window = ScreenWindow(size: Size(width: 390, height: 844))
/// let navigation = TransitionController(ScreenStack(["list"]), in: window) { _ in .push() }
/// navigation.push("detail")
/// while window.advance(by: 1.0 / 60) {
///   for element in window.frame.elements { show(element) }
/// }
/// ```
///
/// All controllers of a window share one animator, so a shared element may fly from any screen to any other one.
///
/// Operations at one time of the clock are one change. They begin with the next frame that you ask for, or when you advance
/// the clock. The events of controllers are sent at the end of those calls, and handlers may make any calls.
public final class ScreenWindow {
  /// The size, in points.
  public var size: Size {
    get { currentSize }
    @available(*, unavailable, message: "write resize(to:), which lays all screens out anew")
    set {}
  }

  private var currentSize: Size

  /// The direction that decides which sides `leading` and `trailing` are.
  public private(set) var layoutDirection: LayoutDirection

  /// Elements that belong to no screen, such as a tab bar. They are in front of controllers that fill the window.
  ///
  /// A new value is laid out with the next frame, without animation. See ``layOut(_:)``.
  public var elements: [Element<String>] { didSet { needsLayout = true } }

  /// Whether the user prefers reduced motion, so that movement is replaced by fades.
  ///
  /// A new value holds from the next change on. Running transitions continue as they began.
  public var prefersReducedMotion = false

  /// What is called before a change with the elements of which it needs pictures, as their contents will fade out.
  public var takeSnapshots: (([SceneSnapshot<ScreenElementID>.Key]) -> Void)?

  let animator: SceneAnimator<ScreenElementID>
  var nodes: [ControllerNode] = [] { didSet { names = nil } }
  /// What frames call screens; nil if controllers have come or gone.
  var names: WindowNames?
  var needsLayout = false
  /// Whether screens are gone that are released when the clock moves on.
  var hasScreensToRelease = false
  /// The version of the animator when changes were last finished in a step.
  private var finishedVersion: Int?
  /// The transitions that gestures drive, until they have ended. A controller has at most one.
  var opens: [OpenScreens] = []
  /// How many listeners were added since one is being notified of what has happened already.
  var nestedListeners = 0
  /// The number of the latest change.
  var serial = 0
  let ends = ChangeEnds()
  /// The fingers that wait until their direction is known.
  var touches: [WaitingTouch] = []
  /// What gestures drive that were dropped, and are cancelled at the end of the call.
  var dropped: [ScreenDrag] = []
  var layerCompletions = LayerCompletions()
  var events = EventQueue()
  /// Whether the screens are just being changed. What the closures of the host ask for meanwhile comes after that.
  private(set) var isCommitting = false
  /// The number of the controllers there have been.
  var controllerCount = 0

  /// Creates a window without controllers.
  ///
  /// - Parameters:
  ///   - size: the size, in points.
  ///   - layoutDirection: the direction that decides which sides leading and trailing are.
  ///   - elements: elements that belong to no screen.
  ///   - time: the time on the clock, in seconds.
  public init(
    size: Size, layoutDirection: LayoutDirection = .leftToRight, elements: [Element<String>] = [],
    time: Double = 0
  ) {
    currentSize = size
    self.layoutDirection = layoutDirection
    self.elements = elements
    animator = SceneAnimator(Scene(size: size, layoutDirection: layoutDirection), time: time)
    currentSize = animator.scene.size
    animator.update(to: scene())
    animator.endInstant()
  }

  /// How changes of the animator have ended.
  final class ChangeEnds {
    var changes: [(serial: Int, outcome: ChangeOutcome)] = []
    var gestures: [(serial: Int, position: AnimatingPosition)] = []

    var isEmpty: Bool { changes.isEmpty && gestures.isEmpty }
  }
}

// MARK: - The clock

extension ScreenWindow {
  /// The time on the clock, in seconds.
  public var clockTime: Double { animator.clockTime }

  /// Whether nothing moves, no gesture or operation is under way, no screen is to be released, and every event was sent.
  public var isIdle: Bool {
    animator.isIdle && opens.isEmpty && !needsLayout && !hasScreensToRelease && events.isEmpty
      && !nodes.contains { $0.isPending || $0.run != nil }
  }

  /// The time on the clock from which on every frame is the same, unless something else happens; infinite during a gesture.
  public var settlingTime: Double {
    commit()
    return animator.settlingTime
  }

  /// Advances the clock by an interval in seconds. An interval that is negative or NaN counts as 0, and an infinite one
  /// goes to the end, as in ``advance(to:)``.
  ///
  /// - Parameter interval: how far the clock advances, in seconds.
  /// - Returns: whether anything moves, or did until now. Once it is false, every event was sent.
  @discardableResult
  public func advance(by interval: Double) -> Bool {
    if !(interval >= 0) { animator.findings.add([.unusableInterval(interval)]) }
    return advance(to: clockTime + (interval > 0 ? interval : 0))
  }

  /// Advances the clock to a time in seconds. A time that has passed or that is NaN changes nothing, and neither does a call
  /// from a closure that is asked for a transition or for elements.
  ///
  /// A time above 1e11, where milliseconds get lost, goes to the ``settlingTime`` instead; while a finger holds something it
  /// changes nothing.
  ///
  /// Events are sent at the end, in the order of their times, whatever the number of steps.
  ///
  /// - Parameter time: the new time on the clock, in seconds.
  /// - Returns: whether anything moves, or did until now. Once it is false, every event was sent.
  @discardableResult
  public func advance(to time: Double) -> Bool {
    guard !isCommitting else { return false }
    if time.isNaN { animator.findings.add([.unusableTime]) }
    let (before, known, isWaiting) = (clockTime, serial, !events.isEmpty)
    // What is released by operations that begin now is listed after this call.
    if time > before { for node in nodes { node.screens.forgetReleased() } }
    commit()
    // What changed at once has not been drawn yet.
    let isActive = serial != known || isWaiting || !isIdle
    // What is gone by now is released before anything else happens.
    if hasScreensToRelease, time > clockTime {
      animator.endInstant()
      finishStep()
    }
    _ = animator.advance(to: time, old: { self.scene(without: $0) }, afterStep: finishStep)
    if clockTime > before { sendEvents() }
    return isActive
  }

  /// Notes what has ended by now. Its events are sent later.
  private func finishStep() {
    whileCommitting {
      beginInstant()
      giveUpGesturesWithoutPage()
      guard animator.version != finishedVersion || !ends.isEmpty || hasScreensToRelease else {
        return
      }
      finishChanges()
      finishedVersion = animator.version
    }
  }

  /// Begins the operations that were made since the last frame.
  ///
  /// Frames and the clock do so, too. Call it to have the events of an operation right away.
  public func commit() {
    guard !isCommitting else { return }
    whileCommitting {
      var rounds = CallRounds()
      // What a source or a callback does belongs to the same change.
      while needsLayout || nodes.contains(where: { $0.isPending }) {
        guard rounds.begin() else {
          return report(
            .endlessCallbacks(
              "sources or layouts have caused further operations or layouts",
              rest: "the next one waits for the next frame"))
        }
        commitPending()
      }
    }
    sendEvents()
  }

  /// Changes the screens without closures of the host getting in between.
  func whileCommitting<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let wasCommitting = isCommitting
    isCommitting = true
    defer { isCommitting = wasCommitting }
    return try body()
  }

  /// Lets a closure of the host change a state, which nothing else changes meanwhile.
  func whileChanging(
    _ node: ControllerNode, _ operation: () throws(OperationRefusal) -> Void
  ) throws(OperationRefusal) {
    try node.beginChange()
    defer { node.endChange() }
    try whileCommitting(operation)
  }

  /// Lets further operations be another change than what has been animated at the current time.
  func endInstant() {
    animator.endInstant()
    beginInstant()
  }

  /// Lets further operations be another change, after the animator has begun one.
  func beginInstant() {
    for node in nodes {
      node.instant.modelScreens = node.modelScreens
      (node.instant.operation, node.instant.goingBack) = (nil, nil)
      node.instant.shown = opens.stateShown(by: node)
      node.screens.beginInstant()
    }
  }
}

// MARK: - Frames

extension ScreenWindow {
  /// What the window looks like now.
  public var frame: SceneFrame<ScreenElementID> {
    commit()
    var frame = animator.frame
    nameScreens(in: &frame)
    return frame
  }

  /// Overwrites a frame with what the window looks like now. It allocates nothing as long as nothing comes, leaves, begins or
  /// ends.
  ///
  /// - Parameter frame: the frame to overwrite; keep it from one call to the next, so that its storage is
  ///   used again.
  public func sample(into frame: inout SceneFrame<ScreenElementID>) {
    commit()
    // What is on screen is called the same until something else is.
    let isNamed = animator.isCurrent(frame)
    animator.sample(into: &frame)
    if !isNamed { nameScreens(in: &frame) }
  }

  /// The pictures of old contents that no frame shows any more, since the clock was last advanced.
  public var releasedSnapshots: [SceneSnapshot<ScreenElementID>.Key] { animator.released }

  /// What was invalid about the elements, the transitions and the presentations, what of a transition its operation has no use for,
  /// controllers in elements that do not exist, and callbacks that cause each other without an end, each once.
  public var diagnostics: [Diagnostic] {
    for node in nodes { checkPlace(of: node) }
    return animator.diagnostics
  }

  /// Keeps a diagnostic, which is made only if diagnostics are read.
  func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    animator.findings.add([diagnostic()])
  }
}

// MARK: - Layout

extension ScreenWindow {
  /// Gives the window another size or direction, and lays out all screens anew.
  ///
  /// Running transitions keep their progress and their remaining time. What a finger drives keeps its place on screen, and a
  /// sheet between two heights its share of the way. Operations at the same time are not affected: the new size holds for all of
  /// them at once, without animation.
  ///
  /// - Parameters:
  ///   - size: the new size, in points. A size that is negative or not finite is reported, and the window keeps its own.
  ///   - layoutDirection: the new direction; nil keeps the present one.
  public func resize(to size: Size, layoutDirection: LayoutDirection? = nil) {
    commit()
    currentSize = animator.usableSize(size)
    self.layoutDirection = layoutDirection ?? self.layoutDirection
    layOut()
  }

  /// Lays out all screens anew, as their elements have changed.
  ///
  /// A call from a closure that is asked for a transition or for elements waits until the operation has begun, and then happens
  /// at once.
  ///
  /// - Parameter transaction: how that happens; by default at once.
  public func layOut(_ transaction: Transaction = Transaction()) {
    guard !isCommitting else {
      needsLayout = true
      return
    }
    // New elements are a part of this layout.
    needsLayout = false
    commit()
    whileCommitting {
      updateLayout(transaction)
      finishChanges()
    }
    sendEvents()
  }
}

extension ScreenWindow: CustomStringConvertible {
  /// The size, and the controllers with their screens.
  public var description: String { "\(size), \(nodes.count) controllers, \(number: clockTime) s" }
}
