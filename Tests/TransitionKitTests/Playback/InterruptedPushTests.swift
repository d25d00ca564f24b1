import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What is seen of a push that is popped after a while, and of what starts from rest.
final class InterruptedPushTests: XCTestCase {
  private let animations: [Animation] = [
    .easeInOut, .easeIn, .easeOut, .linear, .smooth, .snappy, .bouncy,
    .timingCurve(0.05, 0.7, 0.1, 1), .timingCurve(0.001, 0.5, 0.5, 1),
    .timingCurve(.circularEaseOut), .timingCurve(.circularEaseIn),
    .spring(response: 0.5, dampingRatio: 0.7), .easeInOut.delay(0.1),
  ]

  private let transitions =
    BuiltIn.navigation + BuiltIn.atomic.map { ($0.0, NavigationTransition($0.1)) }

  /// The transitions in which views leave straight, by the path along which they came. Others, such as a push from one edge to
  /// the other, cross the container when they are undone, and paths keep their shapes.
  private var symmetric: [(String, NavigationTransition)] {
    transitions.filter { _, transition in
      let (push, pop) = (
        transition.compile(for: .push, in: .phone).timeline,
        transition.compile(for: .pop, in: .phone).timeline
      )
      let (start, end) = (push.frame(at: 0), pop.frame(at: pop.duration))
      let segments = (push.tracks + pop.tracks).flatMap(\.segments)
      return segments.allSatisfy(\.isStraight)
        && ViewProperty.allCases.allSatisfy {
          start.destination[$0] == end.origin[$0] && start.origin[$0] == end.destination[$0]
        }
    }
  }

  private func push(
    _ transition: NavigationTransition, poppedAfter delay: Double
  ) -> TransitionAnimator {
    let animator = TransitionAnimator(transition.compile(for: .push, in: .phone))
    animator.start()
    animator.advance(to: delay)
    animator.retarget(to: transition.compile(for: .pop, in: .phone))
    return animator
  }

  func testNothingIsSeenOfAPushThatIsPoppedAtOnce() {
    XCTAssertGreaterThan(symmetric.count, 40)
    for (name, transition) in Thoroughness.some(of: symmetric, atLeast: 10) {
      for animation in Thoroughness.some(of: animations) {
        let transition = transition.animation(animation)
        let hidden = transition.compile(for: .push, in: .phone).timeline.frame(at: 0)
        let animator = push(transition, poppedAfter: 0)
        for _ in 0..<12 {
          guard case .running = animator.state else { break }
          let frame = animator.frame
          for (view, older) in [(ViewID.origin, ViewID.destination), (.destination, .origin)] {
            assertEqual(frame[view], hidden[older], "\(name), \(animation), \(view)")
          }
          animator.advance(by: 0.05)
        }
      }
    }
  }

  func testWhatIsSeenOfAPushTendsToNothingWithTheTimeUntilThePop() {
    for (name, transition) in Thoroughness.some(of: symmetric, atLeast: 10) {
      for animation in Thoroughness.some(of: animations) {
        let transition = transition.animation(animation)
        let timeline = transition.compile(for: .push, in: .phone).timeline
        let (hidden, shown) = (timeline.frame(at: 0), timeline.frame(at: timeline.duration))
        var most = 0.0
        let animator = push(transition, poppedAfter: 1e-6)
        for _ in 0..<40 {
          guard case .running = animator.state else { break }
          most = max(most, farthest(animator.frame, from: hidden, to: shown))
          animator.advance(by: 0.01)
        }
        XCTAssertLessThan(most, 0.006, "\(name), \(animation)")
      }
    }
  }

  /// How far the new origin is from where the destination started, as a fraction of the distance to its end.
  private func farthest(
    _ frame: Timeline.Frame, from hidden: Timeline.Frame, to shown: Timeline.Frame
  ) -> Double {
    ViewProperty.allCases.filter(\.isAnimatable).reduce(0) { most, property in
      let (start, end) = (
        hidden.destination[property].components, shown.destination[property].components
      )
      let values = frame.origin[property].components
      return values.indices.reduce(most) { most, lane in
        let distance = end[lane] - start[lane]
        // On what does not move, nothing is seen at all.
        return abs(distance) < 1e-9 ? most : max(most, (values[lane] - start[lane]) / distance)
      }
    }
  }

  func testAViewComesNoFurtherInThanItWasButForThePeakOfItsVelocityCorrection() {
    var count = 0
    for (name, transition) in transitions {
      for animation in Thoroughness.some(of: animations) where !animation.isSteep {
        let transition = transition.animation(animation)
        let (pushed, popped) = (
          transition.compile(for: .push, in: .phone).timeline,
          transition.compile(for: .pop, in: .phone).timeline
        )
        for fraction in Thoroughness.some(of: [0.02, 0.1, 0.3, 0.5, 0.7, 0.9]) {
          let delay = fraction * pushed.duration
          let bounds = [ViewID.destination, .origin].flatMap { older in
            self.bounds(pushed, popped, older, delay)
          }
          let animator = push(transition, poppedAfter: delay)
          for _ in 0..<30 {
            guard case .running = animator.state else { break }
            let frame = animator.frame
            for bound in bounds {
              let value = frame[bound.view][bound.property].components[bound.lane]
              XCTAssertLessThanOrEqual(
                (value - bound.end) * bound.sign, bound.limit + 1e-9,
                "\(name), \(animation), \(bound.view).\(bound.property) after \(delay) s")
              count += 1
            }
            animator.advance(by: 0.013)
          }
        }
      }
    }
    print("\(count) value(s) checked")
    XCTAssertGreaterThan(count, 1000)
  }

  /// How far a component may be from where it goes.
  private struct Bound {
    let view: ViewID
    let property: ViewProperty
    let lane: Int
    let end: Double
    let sign: Double
    let limit: Double
  }

  /// By the formula, for components of which each track is one segment on the straight line.
  private func bounds(
    _ pushed: Timeline, _ popped: Timeline, _ older: ViewID, _ delay: Double
  ) -> [Bound] {
    let view: ViewID = older == .destination ? .origin : .destination
    return popped.tracks.filter { $0.view == view && $0.property.isAnimatable }
      .flatMap { track -> [Bound] in
        guard track.segments.count == 1, let segment = track.segments.first, segment.isStraight,
          let old = pushed.tracks.first(where: { $0.view == older && $0.property == track.property }
          ),
          old.segments.count == 1, let oldSegment = old.segments.first, oldSegment.isStraight
        else { return [] }
        let timing = popped.timings[segment.timing]
        guard timing.end > timing.start, timing.start == 0, timing.animation.modifiers.isEmpty
        else {
          return []
        }
        let value = pushed.value(of: old, at: delay)
        let velocity = pushed.velocity(of: old, at: delay)
        let slope = timing.velocity(at: 0)
        return (0..<track.property.componentNames.count).compactMap { lane in
          guard segment.start[lane] != segment.end[lane], !track.property.isColor else {
            return nil
          }
          let goalSlope = (segment.end[lane] - segment.start[lane]) * slope
          let kick =
            velocity[lane] - goalSlope + (value[lane] - segment.start[lane]) * slope
          // The response of a spring of angular frequency w to a velocity of 1 is below 1/w.
          let response = min(0.35, delay, slope > 0 ? 1 / slope : .infinity)
          var period = response
          if case .spring(let spring, _) = timing.animation.base {
            period = max(response, 2 * .pi / (spring.stiffness / spring.mass).squareRoot())
          }
          // Springs swing beyond their ends by a part of the distance.
          let distance = value[lane] - segment.end[lane]
          let swing = abs(distance) * (period > response ? 0.3 : 0)
          return Bound(
            view: view, property: track.property, lane: lane, end: segment.end[lane],
            sign: distance < 0 ? -1 : 1,
            limit: abs(distance) + abs(kick) * period / (2 * .pi) + swing)
        }
      }
  }

  func testAStartFromRestIsThePlainAnimationToTheBit() {
    var generator = SeededGenerator(seed: 3)
    for (name, transition) in Thoroughness.some(of: transitions) {
      let animation = animations[generator.int(in: 0...animations.count - 1)]
      let popped = transition.animation(animation).compile(for: .pop, in: .phone)
      // Something else moves, which the pop does not know of, and what the pop moves is at rest.
      let number = CustomProperty("number", identity: 0.0, composition: .add)
      let other = NavigationTransition(
        AtomicTransition.custom { view, _, _ in view.initial[number] = 5 }
      ).animation(.easeInOut(duration: 3)).compile(for: .push, in: .phone)
      let animator = TransitionAnimator(other)
      animator.start()
      animator.advance(to: 0.5)
      animator.retarget(to: popped)
      for _ in 0..<20 {
        guard case .running = animator.state else { break }
        // The run stays at its end while the correction of the other property decays.
        let time = min(animator.clockTime - 0.5, popped.timeline.duration)
        let (frame, plain) = (animator.frame, popped.timeline.frame(at: time))
        for view in [ViewID.origin, .destination] {
          for property in ViewProperty.allCases {
            // An insertion starts from where it is on screen: at rest.
            guard popped.timeline.frame(at: 0)[view][property] == property.identity else {
              continue
            }
            XCTAssertEqual(frame[view][property], plain[view][property], "\(name), \(animation)")
          }
        }
        animator.advance(by: 0.021)
      }
    }
  }

  private func assertEqual(_ a: PropertyState, _ b: PropertyState, _ message: String) {
    for property in ViewProperty.allCases where property.isAnimatable {
      for (x, y) in zip(a[property].components, b[property].components)
      where abs(x - y) > 1e-9 * max(1, abs(y)) {
        XCTFail("\(message), \(property): \(x) is not \(y)")
      }
    }
  }
}

extension Animation {
  /// Whether the progress starts or ends with an infinite slope.
  fileprivate var isSteep: Bool {
    velocity(at: 0) > 1e6 || velocity(at: duration.nextDown) > 1e6
  }
}
