import TransitionKit

/// The pages that a container shows while transitions run: a page at the bottom, and over it transitions, each with the page
/// that it brings.
///
/// An operation has two cases. If the page that it wants is in the stack, the transition that brought it heads for 1, and those
/// above it for 0. Otherwise a new transition brings it over everything that is there.
package struct PageStack: Sendable {
  private var ground: Ground
  /// From the lowest to the highest.
  private(set) var transitions: [PageTransition] = []
  /// The page that is to be alone in the end.
  private(set) var wanted: ElementIndex
  /// The change that everything in it belongs to, by its number; nil if a finger has only pulled a track.
  var change: ChangeNumber?
  /// The finger that drives transitions, until the gesture has ended.
  private(set) var finger: PageFinger?
  /// The age at which a finger let go of transitions, which have not turned round since, by their pages.
  private var letGo: (age: Double, pages: [ElementIndex])?
  private let settling: SettlingSpring
  /// The transitions that have arrived, and where.
  private(set) var ended: [PageEnd] = []

  /// At most so many transitions are in a stack. When one more begins, the lowest arrives at once.
  static let capacity = 16

  init(_ page: ElementIndex, _ settling: SettlingSpring) {
    (ground, wanted, self.settling) = (.page(page), page, settling)
  }

  /// What is at the bottom.
  private enum Ground: Sendable {
    case page(ElementIndex)
    /// Pages side by side, as long as they move.
    indirect case track(PageTrack)
  }

  /// The pages side by side at the bottom; nil if there is one page.
  var track: PageTrack? {
    if case .track(let track) = ground { return track }
    return nil
  }

  /// The page at the bottom, or the wanted one of those side by side.
  var bottom: ElementIndex {
    switch ground {
    case .page(let page): page
    case .track(let track): track.wanted
    }
  }

  /// The pages from the lowest to the highest.
  var pages: [ElementIndex] { bottomPages + transitions.map { $0.page } }

  /// The page at the bottom, or the pages side by side.
  var bottomPages: [ElementIndex] { track?.pages ?? [bottom] }

  func contains(_ page: ElementIndex) -> Bool { position(of: page) != nil }

  /// The position of a page: 0 for the bottom, and one more than that of the transition that brings it.
  func position(of page: ElementIndex) -> Int? {
    if track.map({ $0.slot(of: page) != nil }) ?? (bottom == page) { return 0 }
    return transitions.firstIndex { $0.page == page }.map { $0 + 1 }
  }

  /// Whether a page came under an element that left over all of them.
  func isAbove(_ element: ElementIndex) -> Bool {
    transitions.indices.contains { transitions[$0].above.contains(element) }
  }

  /// Whether nothing but the wanted page is there.
  var isAtRest: Bool { transitions.isEmpty && track == nil && finger == nil }

  /// How long the uppermost transition takes by itself, in seconds.
  var duration: Double {
    if finger?.track != nil || transitions.isEmpty {
      return track?.motion.animation.ending.duration ?? 0
    }
    return transitions.last?.roots[0].duration ?? 0
  }

  /// Changes what does not decide which pages are there.
  mutating func change(_ body: (inout PageTransition) -> Void) {
    for index in transitions.indices { body(&transitions[index]) }
  }

  /// The transition that brings a page; nil if none does.
  func transition(bringing page: ElementIndex) -> PageTransition? {
    transitions.first { $0.page == page }
  }

  /// Writes the values of what moves a page into the slots from one on.
  ///
  /// - Parameter frame: that of the container, as it is shown.
  mutating func sample(
    _ mover: PageMover, at age: Double, in frame: SIMD4<Double>,
    into output: inout [SIMD4<Double>], from first: Int
  ) {
    guard let roots = mover.roots else {
      track?.sample(mover.page, at: age, in: frame, into: &output, from: first)
      return
    }
    for index in transitions.indices where transitions[index].page == mover.page {
      transitions[index].roots[roots].sample(at: age, in: frame, into: &output, from: first)
    }
  }

  /// Changes what does not decide which pages are side by side.
  mutating func changeTrack(_ body: (inout PageTrack) -> Void) {
    guard case .track(var track) = ground else { return }
    body(&track)
    ground = .track(track)
  }
}

// MARK: - Operations

extension PageStack {
  /// Makes a page the wanted one that is in the stack.
  mutating func head(for page: ElementIndex, at age: Double) {
    guard let position = position(of: page) else { return }
    wanted = page
    if position == 0 { headOnTrack(for: page, at: age) }
    for index in transitions.indices.dropFirst(max(position - 1, 0)) {
      let isForward = index < position
      guard transitions[index].isForward != isForward else { continue }
      turn(index, forward: isForward, at: age)
    }
  }

  private mutating func headOnTrack(for page: ElementIndex, at age: Double) {
    guard let track, track.wanted != page || track.arrivalAge == nil else { return }
    let isLetGo = letGo.map { $0.age == age && $0.pages.contains(page) } ?? false
    changeTrack { track in
      track.head(
        for: page, velocity: isLetGo ? 0 : track.rate(at: age),
        isLetGo ? track.releaseAnimation : nil, at: age)
    }
  }

  /// Lets a page come side by side with the wanted one, which is at the bottom; returns false if it cannot.
  ///
  /// - Parameters:
  ///   - next: a track with the wanted page alone, if there is no track.
  ///   - isWanted: whether the page is the wanted one from now on, rather than one that a finger may bring.
  mutating func addToTrack(
    _ request: PageRequest, _ motion: PageMotion, _ order: PageOrder, _ next: PageTrack?,
    isWanted: Bool, at age: Double
  ) -> Bool {
    guard position(of: wanted) == 0, var track = track ?? next else { return false }
    guard request.page == request.previous || track.add(request.page, order.page) else {
      return false
    }
    track.play(motion)
    ground = .track(track)
    if isWanted { head(for: request.page, at: age) }
    return true
  }

  /// Lets a new transition bring a page over everything. Returns the pages that are gone, as too many were there.
  ///
  /// - Parameter isWanted: whether the page is the wanted one from now on, rather than one that a finger may bring.
  mutating func add(_ transition: PageTransition, isWanted: Bool) -> [ElementIndex] {
    var gone: [ElementIndex] = []
    if transitions.count == PageStack.capacity { gone = arrive(0) }
    transitions.append(transition)
    if isWanted { wanted = transition.page }
    return gone
  }

  /// Lets another transition become what moves the page that a finger brings.
  mutating func replay(_ body: (inout PageTransition, _ isBackwards: Bool) -> Void) {
    guard let finger, let driven = finger.driven.last,
      let index = transitions.firstIndex(where: { $0.page == driven.page })
    else { return }
    body(&transitions[index], transitions[index].isForward == false)
  }

  private mutating func turn(_ index: Int, forward: Bool, at age: Double) {
    // What a finger has just let go stands still.
    let isLetGo = letGo.map { $0.age == age && $0.pages.contains(transitions[index].page) } ?? false
    let (rate, settling) = (transitions[index].rate(at: age), settling)
    transitions[index].turn(
      forward: forward, velocity: isLetGo ? 0 : rate,
      isLetGo ? transitions[index].releaseAnimation(settling) : nil, at: age, settling)
  }
}

// MARK: - Arrivals

extension PageStack {
  /// Takes away the transitions that have arrived, each at its time, and returns the pages that are gone.
  ///
  /// - Parameter isBlocked: whether something still plays in pages that would be gone.
  mutating func arrive(at age: Double, isBlocked: ([ElementIndex]) -> Bool) -> [ElementIndex] {
    var gone: [ElementIndex] = []
    func next() -> Int? {
      var first: (index: Int, end: Double)?
      for index in transitions.indices {
        guard let end = transitions[index].arrivalAge, end <= min(age, first?.end ?? age),
          end != first?.end, !isBlocked(pagesGone(with: index))
        else { continue }
        first = (index, end)
      }
      return first?.index
    }
    while let index = next() { gone += arrive(index) }
    if let track, let end = track.arrivalAge, end <= age {
      let others = track.pages.filter { $0 != track.wanted }
      if !isBlocked(others) {
        ground = .page(track.wanted)
        gone += others
      }
    }
    return gone
  }

  /// The pages that are gone once a transition has arrived.
  private func pagesGone(with index: Int) -> [ElementIndex] {
    transitions[index].isForward
      ? bottomPages + transitions[..<index].map { $0.page } : [transitions[index].page]
  }

  /// Takes a transition away: at 1 with all below it, at 0 with its page.
  private mutating func arrive(_ index: Int) -> [ElementIndex] {
    let gone = pagesGone(with: index)
    if let token = transitions[index].motion.token {
      ended.append(PageEnd(token: token, position: transitions[index].isForward ? .end : .start))
    }
    if transitions[index].isForward {
      ground = .page(transitions[index].page)
      transitions.removeFirst(index + 1)
    } else {
      transitions.remove(at: index)
    }
    return gone
  }
}

extension PageStack {
  /// The transitions that have arrived since it was last asked.
  mutating func takeEnded() -> [PageEnd] {
    defer { ended = [] }
    return ended
  }
}

// MARK: - Fingers

extension PageStack {
  /// Lets a finger take hold of the transitions between the wanted page and one that is in the stack.
  mutating func hold(toward page: ElementIndex, _ change: ChangeNumber, at age: Double) {
    guard let to = position(of: page), let now = position(of: wanted) else { return }
    guard to != now else { return holdTrack(toward: page, change, at: age) }
    let indices = min(to, now)..<max(to, now)
    // A page that is leaving inside comes back.
    let isTurned = to > 0 && !indices.contains(to - 1) && !transitions[to - 1].isForward
    if isTurned { turn(to - 1, forward: true, at: age) }
    if to == 0 { headOnTrack(for: page, at: age) }
    hold(indices, toward: page, change, at: age)
    if isTurned { finger?.turned = page }
  }

  /// Lets what the finger has only turned round leave again, as the finger decides nothing.
  mutating func turnBack(at age: Double) {
    guard let page = finger?.turned,
      let index = transitions.firstIndex(where: { $0.page == page })
    else { return }
    finger?.turned = nil
    turn(index, forward: false, at: age)
  }

  /// Lets a new transition, of which a finger takes hold, bring a page. What is there continues.
  mutating func addHeld(
    _ transition: PageTransition, _ change: ChangeNumber, at age: Double
  ) -> [ElementIndex] {
    let gone = add(transition, isWanted: false)
    let last = transitions.count - 1
    hold(last..<last + 1, toward: transition.page, change, at: age)
    return gone
  }

  /// Lets a finger take hold of the track, to bring a page on it or one that is missing beyond its ends.
  ///
  /// - Parameter direction: where that one would be.
  mutating func holdTrack(
    toward page: ElementIndex, beyond direction: Double = 0, _ change: ChangeNumber,
    at age: Double
  ) {
    guard let track, let from = track.slot(of: wanted), let slot = track.slot(of: page) else {
      return
    }
    let to = slot + direction
    guard to != from else { return }
    holdAll(at: age)
    finger = PageFinger(
      page: page, previous: wanted, change: change, isForward: true, driven: [],
      track: (from, to, (track.position(at: age) - from) / (to - from)))
  }

  private mutating func hold(
    _ indices: Range<Int>, toward page: ElementIndex, _ change: ChangeNumber, at age: Double
  ) {
    let isForward = position(of: page) ?? 0 > position(of: wanted) ?? 0
    if track != nil { holdAll(at: age) }
    for index in indices { transitions[index].hold(at: age) }
    finger = PageFinger(
      page: page, previous: wanted, change: change, isForward: isForward,
      driven: indices.map { (transitions[$0].page, transitions[$0].progress(at: age)) })
  }

  /// The animation with which the uppermost transition moves when the finger lets go.
  var releaseAnimation: Animation? {
    if finger?.track != nil { return track?.releaseAnimation }
    return finger?.driven.last.flatMap { transition(bringing: $0.page) }?.releaseAnimation(settling)
  }

  /// Moves what the finger drives, so that the page that it brings is so far.
  mutating func drag(to progress: Double, at age: Double) {
    if let span = finger?.track {
      return changeTrack { $0.set(span.from + progress * (span.to - span.from)) }
    }
    guard let finger, let uppermost = finger.driven.last else { return }
    let start = finger.isForward ? uppermost.start : 1 - uppermost.start
    let distance = (progress - start) * (finger.isForward ? 1 : -1)
    for (page, start) in finger.driven {
      guard let index = transitions.firstIndex(where: { $0.page == page }) else { continue }
      let range = min(start, 0)...max(start, 1)
      let value = min(max(start + distance, range.lowerBound), range.upperBound)
      // What is at its end but for rounding is there.
      let isAtEnd = abs(value - value.rounded()) < 1e-12
      transitions[index].set(isAtEnd ? value.rounded() : value, at: age)
    }
  }

  /// Lets go: what the finger has driven heads for the page that it brings, or back.
  ///
  /// - Parameters:
  ///   - velocity: that of the progress toward the page that the finger brings.
  ///   - animation: that of the progress; nil for the transition's own spring.
  mutating func letGo(
    commits: Bool, velocity: Double, _ animation: Animation?, at age: Double
  ) {
    guard var finger else { return }
    // What it has let go already turns round.
    if finger.isReleased { return head(for: commits ? finger.page : finger.previous, at: age) }
    finger.isReleased = true
    self.finger = finger
    wanted = commits ? finger.page : finger.previous
    if let span = finger.track {
      let wanted = wanted
      changeTrack {
        $0.head(
          for: wanted, velocity: velocity * (span.to - span.from), animation ?? $0.releaseAnimation,
          at: age)
      }
      letGo = (age, [finger.page, finger.previous])
      return continueHeld(at: age, settling)
    }
    let position = position(of: wanted) ?? 0
    let settling = settling
    for (page, _) in finger.driven {
      guard let index = transitions.firstIndex(where: { $0.page == page }) else { continue }
      transitions[index].turn(
        forward: index < position, velocity: finger.isForward ? velocity : -velocity,
        animation ?? transitions[index].releaseAnimation(settling), at: age, settling)
    }
    letGo = (age, finger.driven.map { $0.page })
    head(for: wanted, at: age)
    continueHeld(at: age, settling)
  }

  /// Takes hold again of what the finger has let go.
  mutating func holdAgain(at age: Double) {
    guard let finger else { return }
    if finger.track != nil {
      wanted = finger.previous
      return holdTrack(
        toward: finger.page, beyond: finger.direction, finger.change, at: age)
    }
    let indices = transitions.indices.filter { index in
      finger.driven.contains { $0.page == transitions[index].page }
    }
    guard let first = indices.first, let last = indices.last else { return }
    wanted = finger.previous
    hold(first..<last + 1, toward: finger.page, finger.change, at: age)
  }

  /// Notes that something takes over from what the finger drives.
  mutating func takeOverGesture() { finger?.isTakenOver = true }

  /// Forgets the finger. What it still holds continues.
  mutating func endGesture(at age: Double) {
    if finger?.isReleased == false { continueHeld(at: age, settling) }
    finger = nil
  }
}
