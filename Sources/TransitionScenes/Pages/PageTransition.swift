import TransitionKit

/// A transition in a stack of pages: it brings a page over everything below it, which is its origin.
///
/// Its roots are functions of one number, its progress, which heads for 1 or for 0.
struct PageTransition: Sendable {
  let page: ElementIndex
  let motion: PageMotion
  /// Whether the page is drawn in front of the origin.
  let isInFront: Bool
  /// The age at which it began.
  let began: Double
  /// Whether the progress heads for 1.
  private(set) var isForward = true
  /// The origin and the page, and then the other views.
  var roots: [PageRoots]
  /// The size of the container, and of the page in it.
  private(set) var sizes: SceneEffect.Sizes
  /// What was presented over all pages and already left when it began. It comes under that.
  var above: [ElementIndex] = []

  /// Starts a transition at rest; nil if it takes no time.
  ///
  /// - Parameters:
  ///   - prepared: what the motion is in the container.
  ///   - frame: that of the container, as it is shown.
  init?(
    _ request: PageRequest, _ motion: PageMotion, _ prepared: PreparedTransition,
    in container: Container, shownAs frame: SIMD4<Double>, at age: Double,
    _ settling: SettlingSpring
  ) {
    page = request.page
    self.motion = motion
    began = age
    sizes = SceneEffect.Sizes(container)
    let timeline = prepared.timeline
    guard timeline.duration > 0 else { return nil }
    isInFront = timeline.bringsPageInFront(by: motion.operation)
    let followsProgress =
      !motion.followsCurves && request.companions.isEmpty && timeline.onlyTiming != nil
    roots = [
      PageRoots(prepared, of: nil, followsProgress: followsProgress, in: frame, at: age, settling)
    ]
    for view in request.companions {
      var place = container
      place.keepsView = true
      place.followsProgress = true
      let compiled = view.transition.animation(motion.animation).compile(for: .insertion, in: place)
      roots.append(
        PageRoots(
          PreparedTransition(compiled), of: view, followsProgress: false, in: frame, at: age,
          settling))
    }
  }
}

// MARK: - Progress

extension PageTransition {
  /// How far it is, from 0 to 1, beyond that only where its timing goes there.
  func progress(at age: Double) -> Double {
    let progress = roots[0].progress(at: age)
    return isBackwards ? 1 - progress : progress
  }

  /// The rate of change of the progress just before an age.
  func rate(at age: Double) -> Double {
    isBackwards ? -roots[0].rate(at: age) : roots[0].rate(at: age)
  }

  /// The age at which it arrives; nil if a finger holds it.
  var arrivalAge: Double? {
    // A call of it would copy the transition.
    @inline(__always) get { roots[0].arrivalAge }
  }

  var isHeld: Bool { arrivalAge == nil }

  /// Whether its roots play from the page to the origin, as a stage of a gesture does that goes back.
  private var isBackwards: Bool { roots[0].isBackwards }

  /// Holds it where it is.
  mutating func hold(at age: Double) { set(progress(at: age), at: age) }

  /// Holds it at a progress.
  mutating func set(_ progress: Double, at age: Double) {
    for index in roots.indices {
      let own = isBackwards ? 1 - progress : progress
      roots[index].set(own, of: roots[0].duration, at: age)
    }
  }

  /// Lets it head for an end, from what is shown.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the progress.
  ///   - animation: that of the progress; nil for its own timing.
  mutating func turn(
    forward: Bool, velocity: Double, _ animation: Animation?, at age: Double,
    _ settling: SettlingSpring
  ) {
    let start = progress(at: age)
    isForward = forward
    let distance = abs((forward ? 1 : 0) - start)
    let animation = animation ?? roots[0].timing(of: motion.animation, over: distance)
    let end = forward != isBackwards
    let duration = roots[0].duration
    let approach = Playhead.Approach(
      from: (isBackwards ? 1 - start : start) * duration, to: end ? duration : 0,
      leaving: end ? 0 : duration, velocity: (isBackwards ? -velocity : velocity) * duration,
      animation, settling, isForward: end, movingFor: age - began, snap: 1e-3 * duration)
    set(start, at: age)
    for index in roots.indices { roots[index].move(approach, at: age) }
  }

  /// The animation with which it moves when a finger lets go: its own spring, else the settling one.
  func releaseAnimation(_ settling: SettlingSpring) -> Animation {
    motion.animation.spring.map { .spring($0) } ?? .spring(settling.spring)
  }

  /// Does what waits between two ages.
  mutating func advance(from before: Double, to age: Double) {
    for index in roots.indices { roots[index].advance(from: before, to: age) }
  }
}

// MARK: - Roots

extension PageTransition {
  /// The index of the origin, or of the page, among the views of the first roots.
  func view(isPage: Bool) -> Int { isPage == roots[0].isBackwards ? 0 : 1 }

  /// Whether it moves an element that is no page.
  func hasCompanion(_ element: ElementIndex) -> Bool {
    roots.indices.contains { roots[$0].companion?.element == element }
  }

  /// The elements that are there as long as it is.
  var companions: [ElementIndex] { roots.indices.compactMap { roots[$0].companion?.element } }

  /// Compiles it anew for a container of another size, at the same progress.
  ///
  /// - Parameter frame: that of the container, as it is shown.
  mutating func resize(
    to container: Container, in frame: SIMD4<Double>, at age: Double, _ takeover: inout Takeover
  ) {
    let next = SceneEffect.Sizes(container)
    guard next != sizes else { return }
    sizes = next
    for index in roots.indices {
      roots[index].resize(to: container, in: frame, at: age, &takeover)
    }
  }

  /// Lets the roots become functions of another transition, from what is shown.
  ///
  /// - Parameters:
  ///   - isBackwards: whether that plays from the page to the origin.
  ///   - frame: that of the container, as it is shown.
  mutating func replay(
    _ prepared: PreparedTransition, isBackwards: Bool, in frame: SIMD4<Double>, at age: Double,
    _ takeover: inout Takeover
  ) {
    isForward = !isBackwards
    roots[0].replay(prepared, isBackwards: isBackwards, in: frame, at: age, &takeover)
  }
}

extension Animation {
  /// The spring that it is; nil if it is none, or if something wraps it.
  var spring: Spring? {
    if case .spring(let spring, _) = base, modifiers.isEmpty { spring } else { nil }
  }
}
