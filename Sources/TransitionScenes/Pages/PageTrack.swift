import TransitionKit

/// Pages side by side that move as one: the number by which all of them move is where on the track the container is.
///
/// It is the page at the bottom of a stack. A page keeps its slot, a whole number, as long as it is on screen.
struct PageTrack: Sendable {
  /// A page on the track.
  struct Member: Sendable {
    let page: ElementIndex
    /// The position among all pages that there may be, such as that of its tab.
    let order: Int
    let slot: Double
  }

  /// In the order of their slots.
  private(set) var members: [Member]
  /// The page that is alone in the end.
  private(set) var wanted: ElementIndex
  private(set) var motion: PageMotion
  /// The age at which it began.
  let began: Double
  private(set) var compiled: CompiledTransition
  /// How far apart two pages are.
  private var step: SIMD4<Double>
  /// How far apart they were in the container as that was shown when it got another size; nil if the container had that at once.
  private var resized: (step: SIMD4<Double>, container: ContainerResizing)?
  /// Where the container is on the track.
  private var movement: Movement
  private let settling: SettlingSpring

  private enum Movement: Sendable {
    case held(Double)
    case approaching(Playhead.Approach, since: Double)
  }

  /// Starts a track at rest with one page; nil if its motion does not move pages side by side, as motion is reduced.
  ///
  /// - Parameter frame: that of the container, as it is shown.
  init?(
    _ request: PageRequest, _ motion: PageMotion, _ order: PageOrder, in container: Container,
    shownAs frame: SIMD4<Double>, at age: Double, _ settling: SettlingSpring
  ) {
    let compiled = motion.onTrack(in: container)
    guard let step = compiled.trackStep else { return nil }
    (self.compiled, self.step) = (compiled, step)
    (self.motion, self.settling) = (motion, settling)
    began = age
    members = [Member(page: request.previous, order: order.previous, slot: 0)]
    wanted = request.previous
    movement = .held(0)
    resized = ContainerResizing(from: frame, to: container.frame.size).flatMap { resizing in
      motion.onTrack(in: container.scaled(to: frame)).trackStep.map { ($0, resizing) }
    }
  }

  var pages: [ElementIndex] { members.map { $0.page } }

  func slot(of page: ElementIndex) -> Double? { members.first { $0.page == page }?.slot }

  /// The page that lies so many pages on from another one, toward later ones; nil if there is none.
  func page(_ distance: Int, from page: ElementIndex) -> ElementIndex? {
    guard let slot = slot(of: page) else { return nil }
    return members.first { $0.slot == slot + Double(distance) }?.page
  }

  /// Adds a page beside the others; returns false if it belongs between two of them.
  mutating func add(_ page: ElementIndex, _ order: Int) -> Bool {
    guard let first = members.first, let last = members.last else { return false }
    if order < first.order {
      members.insert(Member(page: page, order: order, slot: first.slot - 1), at: 0)
    } else if order > last.order {
      members.append(Member(page: page, order: order, slot: last.slot + 1))
    } else {
      return false
    }
    return true
  }
}

// MARK: - Motion

extension PageTrack {
  /// Where the container is on the track, in slots.
  func position(at age: Double) -> Double {
    switch movement {
    case .held(let position): position
    case .approaching(let approach, let start): approach.position(at: age - start)
    }
  }

  /// The rate of change of the position.
  func rate(at age: Double) -> Double {
    switch movement {
    case .held: 0
    case .approaching(let approach, let start): approach.velocity(at: age - start)
    }
  }

  /// The age at which only the wanted page is there; nil if a finger holds the track.
  var arrivalAge: Double? {
    switch movement {
    case .held: nil
    case .approaching(let approach, let start): start + approach.duration
    }
  }

  /// Holds it at a position.
  mutating func set(_ position: Double) { movement = .held(position) }

  /// Lets it head for one of its pages, from what is shown.
  ///
  /// - Parameters:
  ///   - velocity: that of the position.
  ///   - animation: nil for its own timing.
  mutating func head(
    for page: ElementIndex, velocity: Double, _ animation: Animation? = nil, at age: Double
  ) {
    guard let goal = slot(of: page) else { return }
    wanted = page
    let start = position(at: age)
    let own = motion.animation.withoutDelays
    let distance = min(abs(goal - start), 1)
    let timing =
      animation
      ?? (own.spring != nil || distance == 1
        ? motion.animation : own.lasting(own.ending.duration * max(distance, 0.05)))
    let (low, high) = (members.first?.slot ?? goal, members.last?.slot ?? goal)
    let isUp = goal == start ? velocity < 0 : goal > start
    // What is pulled beyond the ends may swing there a little.
    let other =
      isUp
      ? (start >= low && goal > low ? low : start - 1)
      : (start <= high && goal < high ? high : start + 1)
    let isAtEnd = goal == start && (isUp ? goal == low : goal == high)
    movement = .approaching(
      Playhead.Approach(
        from: start, to: goal, leaving: other, velocity: isAtEnd ? 0 : velocity, timing.ending,
        settling, isForward: true, movingFor: age - began, snap: 1e-3, mayOvershoot: true),
      since: age)
  }

  /// Lets it take a new motion.
  mutating func play(_ motion: PageMotion) { self.motion = motion }

  /// The animation with which it moves when a finger lets go: its own spring, else the settling one.
  var releaseAnimation: Animation {
    motion.animation.spring.map { .spring($0) } ?? .spring(settling.spring)
  }
}

// MARK: - Values

extension PageTrack {
  var layout: FrameLayout { compiled.timeline.layout }

  /// The index of a page among the views of the layout.
  static let view = 1

  /// The size of the container.
  var size: Size { compiled.container.frame.size }

  /// How far a page is moved; nil if it is not on the track.
  ///
  /// - Parameter frame: that of the container, as it is shown.
  func translation(
    of page: ElementIndex, at age: Double, in frame: SIMD4<Double>
  ) -> SIMD4<Double>? {
    slot(of: page).map { step(in: frame) * ($0 - position(at: age)) }
  }

  /// Writes the values of a page into the slots from one on.
  func sample(
    _ page: ElementIndex, at age: Double, in frame: SIMD4<Double>,
    into output: inout [SIMD4<Double>], from first: Int
  ) {
    for (slot, value) in layout.constantValues.enumerated() { output[first + slot] = value }
    output[first + layout.slot(of: .translation, of: PageTrack.view)] =
      translation(of: page, at: age, in: frame) ?? .zero
  }

  /// How fast a page moves just before an age.
  func velocity(of page: ElementIndex, at age: Double, in frame: ShownMotion) -> SIMD4<Double> {
    let velocity = step(in: frame.value) * -rate(at: age)
    guard let resized, let slot = slot(of: page) else { return velocity }
    let slope = (resized.step - step) * resized.container.rate(frame.velocity)
    return velocity + slope * (slot - position(at: age))
  }

  private func step(in frame: SIMD4<Double>) -> SIMD4<Double> {
    resized.map { step + ($0.step - step) * $0.container.remainder(in: frame) } ?? step
  }

  /// Compiles it anew for a container of another size, at the same position.
  ///
  /// - Parameter frame: that of the container, as it is shown.
  mutating func resize(to container: Container, in frame: SIMD4<Double>) {
    var container = container
    container.prefersReducedMotion = compiled.container.prefersReducedMotion
    let known = compiled.container
    guard
      container.frame.size != known.frame.size || container.layoutDirection != known.layoutDirection
    else { return }
    let next = motion.onTrack(in: container)
    guard let step = next.trackStep else { return }
    let before = self.step(in: frame)
    resized = ContainerResizing(from: frame, to: container.frame.size).map { (before, $0) }
    (compiled, self.step) = (next, step)
  }
}

extension PageMotion {
  /// The motion of the next page, from which the places of all pages follow.
  fileprivate func onTrack(in container: Container) -> CompiledTransition {
    var container = container
    (container.originFrame, container.destinationFrame) = (container.frame, container.frame)
    return transition.animation(animation).compile(for: .push, in: container)
  }
}

extension CompiledTransition {
  /// How far the second view moves from its start, if it does nothing else.
  fileprivate var trackStep: SIMD4<Double>? {
    let written = timeline.layout.written
    guard timeline.duration > 0, written.count > 1, written[PageTrack.view] == [.translation],
      let track = timeline.tracks.first(where: {
        $0.target == PageTrack.view && $0.property == .translation
      })
    else { return nil }
    return timeline.value(of: track, at: 0)
  }
}
