import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What holds of every interruption, whatever interrupts what.
final class InterruptionLawTests: XCTestCase {
  func testNothingJumpsAtRandomInterruptionsOfAllKinds() {
    var generator = SeededGenerator(seed: 15)
    let pool = (0..<Thoroughness.size(400, or: 40)).map { _ in randomTransition(&generator) }
    let containers = (0..<4).map { _ in randomContainer(&generator) }
    let compiled = containers.map { container in
      pool.map { transition in
        [.push, .pop].map { transition.compile(for: $0, in: container) }
      }
    }
    var worst = Discontinuity()
    forAll(3000, .search) { generator in
      let container = generator.int(in: 0...containers.count - 1)
      func next(_ generator: inout SeededGenerator) -> CompiledTransition {
        compiled[container][generator.int(in: 0...pool.count - 1)][generator.int(in: 0...1)]
      }
      let animator = TransitionAnimator(next(&generator))
      var ends = 0
      // The velocity of a modifier is numerical.
      var numerical = animator.compiled.modifiedProperties
      var moved = Set(animator.compiled.timeline.tracks.map(\.property))
        .union([.translation])
      animator.start()
      for _ in 0..<50 {
        if animator.isOver { break }
        move(animator, containers, &generator)
        try animator.checkInvariants()
        if animator.isOver { break }
        let matching = [nil, ViewMatching.swapped, .same, .following][generator.int(in: 0...3)]
        let before = OneSidedFrames(of: animator)
        guard !animator.isOver else { break }
        let last = before.frame
        animator.addCompletion { _ in ends += 1 }
        let older = animator.views
        let newer = next(&generator)
        numerical.formUnion(newer.modifiedProperties)
        moved.formUnion(newer.timeline.tracks.map(\.property))
        XCTAssertTrue(animator.retarget(to: newer, matching: matching))
        try animator.checkInvariants()
        XCTAssertEqual(ends, 1, "a run has one end")
        ends = 0
        let pairs = animator.matches(with: older, matching)
        let after = animator.frame
        worst.add(jumpsOf: last, after, pairs, of: moved, in: animator.compiled.container)
        guard case .running = animator.state else { break }
        let later = OneSidedFrames(after: after, of: animator)
        // What moves infinitely fast at that moment hands nothing on.
        if animator.compiled.timeline.timings.contains(where: { $0.velocity(at: $0.start) > 1e6 }) {
          continue
        }
        worst.add(kinksOf: before, later, pairs, of: moved.subtracting(numerical))
      }
      guard animator.finish(animation: .linear(duration: 0.1)) else { return }
      animator.advance(by: 1e7)
      XCTAssertTrue(animator.isOver, "\(animator.state) of \(animator.compiled)")
      XCTAssertEqual(
        animator.frame,
        animator.compiled.timeline.frame(at: animator.compiled.timeline.duration.nextUp))
    }
    print("\(worst)")
    XCTAssertLessThan(worst.value, 1e-12)
    XCTAssertLessThan(worst.corner, 1e-9)
    XCTAssertLessThan(worst.velocity, 1e-9)
    XCTAssertGreaterThan(worst.velocityCount, worst.skippedCount)
  }

  /// Continues a run in some way until the next interruption.
  private func move(
    _ animator: TransitionAnimator, _ containers: [Container], _ generator: inout SeededGenerator
  ) {
    let duration = max(animator.compiled.timeline.duration, 0.05)
    animator.advance(by: generator.double(in: 0...duration * 0.8))
    switch generator.int(in: 0...19) {
    case 0: animator.reverse()
    case 1:
      animator.scrub(to: generator.double(in: 0...1), linearly: generator.bool())
      animator.resume()
    case 2:
      animator.scrub(
        to: generator.double(in: -0.3...1.3), linearly: generator.bool(), overscroll: true)
      animator.finish(velocity: generator.double(in: -3...3))
    case 3:
      animator.pause()
      animator.advance(by: 0.1)
      animator.resume()
    case 4: animator.cancel(velocity: generator.double(in: -3...3))
    case 5: animator.resize(to: containers[generator.int(in: 0...containers.count - 1)])
    case 6: animator.reverse(.retimed)
    default: return
    }
    animator.advance(by: generator.double(in: 0...duration * 0.2))
  }
}

/// The largest jumps, by what jumps.
private struct Discontinuity: CustomStringConvertible {
  private(set) var value = 0.0
  private(set) var corner = 0.0
  private(set) var velocity = 0.0
  private(set) var valueCount = 0
  private(set) var velocityCount = 0
  private(set) var skippedCount = 0

  var description: String {
    "largest jump in value \(value) in \(valueCount) components, of corners \(corner), in velocity "
      + "\(velocity) in \(velocityCount) components, not counting \(skippedCount) beside other kinks"
  }

  mutating func add(
    jumpsOf before: Timeline.Frame, _ after: Timeline.Frame, _ pairs: [ViewID: ViewID],
    of properties: Set<ViewProperty>, in container: Container
  ) {
    for (newer, older) in pairs {
      let (old, new) = (before[older], after[newer])
      for property in properties
      where property.isAnimatable && !(property == .translation && old.anchor != new.anchor) {
        for (x, y) in zip(visible(old[property], property), visible(new[property], property)) {
          valueCount += 1
          value = max(value, abs(x - y) / max(1, abs(x)))
        }
      }
      // A view that is seen in perspective may jump with it.
      guard old.perspective == new.perspective else { continue }
      let size = container.frame(of: newer).size
      let (a, b) = (old.transform(size: size), new.transform(size: size))
      for point in [
        Point.zero, Point(x: size.width, y: 0), Point(x: 0, y: size.height),
        Point(x: size.width, y: size.height),
      ] {
        let (p, q) = (a.apply(to: point), b.apply(to: point))
        let distance = max(abs(p.x - q.x), abs(p.y - q.y)) / max(1, abs(p.x), abs(p.y))
        if distance.isFinite { corner = max(corner, distance) }
      }
    }
  }

  mutating func add(
    kinksOf before: OneSidedFrames, _ after: OneSidedFrames, _ pairs: [ViewID: ViewID],
    of properties: Set<ViewProperty>
  ) {
    for (newer, older) in pairs {
      if before.frame[older].anchor != after.frame[newer].anchor { continue }
      for property in properties where property.isAnimatable && !property.isColor {
        let (left, right) = (
          before.slopes(of: older, property), after.slopes(of: newer, property)
        )
        for (x, y) in zip(left, right) {
          // What did not move starts as the plain animation does.
          if x.slope == 0 { continue }
          let speed = max(abs(x.slope), abs(y.slope))
          // Values and times are rounded, and the weights add up to 46.
          let size = property == .translation || property == .frame ? 1000.0 : 10
          let noise = 46 * (size.ulp + speed * before.time.ulp) / OneSidedFrames.step
          guard x.isSmooth(within: 1e-8 * speed + noise), y.isSmooth(within: 1e-8 * speed + noise)
          else {
            skippedCount += 1
            continue
          }
          // The sixth order is closer than the fourth.
          let error = 16 * (abs(x.slope - x.rough) + abs(y.slope - y.rough))
          let kink = max(abs(x.slope - y.slope) - noise - error, 0) / max(speed, 1)
          velocityCount += 1
          velocity = max(velocity, kink)
        }
      }
    }
  }
}

/// The numbers of a value; those of a colour are multiplied by its alpha, as those of a colour that is not seen have no meaning.
private func visible(_ value: PropertyValue, _ property: ViewProperty) -> [Double] {
  guard property.isColor else { return value.components }
  let alpha = value.components[3]
  return value.components[..<3].map { $0 * alpha } + [alpha]
}

extension CompiledTransition {
  fileprivate var modifiedProperties: Set<ViewProperty> {
    Set(
      timeline.tracks.filter { track in
        track.segments.contains { if case .modifier = $0.path { true } else { false } }
      }.map(\.property))
  }
}

extension TransitionAnimator {
  fileprivate var isOver: Bool {
    if case .finished = state { return true }
    return false
  }

  fileprivate var views: (compiled: CompiledTransition, frame: Timeline.Frame) {
    (compiled, frame)
  }

  /// For each view of the current transition the view of the one before that it is.
  fileprivate func matches(
    with older: (compiled: CompiledTransition, frame: Timeline.Frame), _ matching: ViewMatching?
  ) -> [ViewID: ViewID] {
    let isPush = { (compiled: CompiledTransition) in
      compiled.timeline.drawingOrder == [0, 1]
    }
    let automatic: ViewMatching = isPush(older.compiled) == isPush(compiled) ? .following : .swapped
    return (matching ?? automatic).older.filter {
      $0.key != .view && older.frame.isPresent($0.value)
    }
  }
}

/// A transition of one to four parts of all kinds.
private func randomTransition(_ generator: inout SeededGenerator) -> NavigationTransition {
  let animations: [Animation?] =
    gentleAnimations + [
      .timingCurve(0.001, 0.5, 0.5, 1, duration: 0.5), .timingCurve(.circularEaseOut),
      .timingCurve(0.05, 0.7, 0.1, 1, duration: 0.4), .easeOut(duration: 0.3).speed(0.5), nil,
      .spring(response: 0.5, dampingRatio: 0.4), Animation(Smoothstep()),
    ]
  let builtIn = BuiltIn.atomic[generator.int(in: 0...BuiltIn.atomic.count - 1)].1
  let scale = generator.double(in: 0.5...2)
  let parts =
    movingParts(&generator) + [
      builtIn, builtIn, .scale(scale, anchor: UnitPoint(x: 0.2, y: 0.9)), .slidingDoors(),
    ]
  var chosen = NavigationTransition.identity
  for _ in 0..<generator.int(in: 1...4) {
    let part = NavigationTransition(parts[generator.int(in: 0...parts.count - 1)])
      .animation(animations[generator.int(in: 0...animations.count - 1)])
    chosen = chosen.combined(with: part)
  }
  if generator.int(in: 0...5) == 0 {
    chosen = BuiltIn.navigation[generator.int(in: 0...BuiltIn.navigation.count - 1)].1
  }
  return chosen
}

private func randomContainer(_ generator: inout SeededGenerator) -> Container {
  Container(
    size: Size(width: generator.double(in: 100...900), height: generator.double(in: 100...900)),
    layoutDirection: generator.bool() ? .leftToRight : .rightToLeft)
}

/// A custom animation: the smoothstep polynomial.
private struct Smoothstep: CustomAnimation {
  var duration: Double { 0.5 }
  func value(at time: Double) -> Double {
    let x = min(max(time / duration, 0), 1)
    return x * x * (3 - 2 * x)
  }
  func velocity(at time: Double) -> Double {
    let x = min(max(time / duration, 0), 1)
    return 6 * x * (1 - x) / duration
  }
}
