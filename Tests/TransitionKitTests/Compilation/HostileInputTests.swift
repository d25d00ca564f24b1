import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Input that no one should write, and that must not harm anyone who does.
final class HostileInputTests: XCTestCase {
  func testNumbersThatAreNotFiniteAreNamedAndPutToRest() throws {
    let cases: [(AtomicTransition, String)] = [
      (.offset(x: .nan), "nan"), (.offset(x: .infinity), "inf"), (.offset(y: -.infinity), "-inf"),
      (.opacity(.nan), "nan"), (.rotate(.degrees(.infinity)), "inf"), (.scale(.nan), "nan"),
      (.scale(0.5, anchor: UnitPoint(x: .nan, y: 0)), "nan"), (.blur(radius: -.infinity), "-inf"),
      (.rotate3D(.degrees(10), axis: (x: 0, y: 0, z: 0)), "nan"),
      (.rotate3D(.degrees(10), axis: (x: 1, y: 0, z: 0), perspective: .nan), "nan"),
      (.zPosition(.nan), "nan"), (.layoutScale(x: .infinity, y: 1), "inf"),
      (.clip(top: .nan), "nan"), (.cornerRadius(.nan), "nan"),
      (.move(edge: .top, fraction: .nan), "nan"),
      (.overlay(Color(red: .nan, green: 0, blue: 0)), "nan"), (.shadow(radius: .infinity), "inf"),
    ]
    for (transition, value) in cases {
      for operation in AtomicTransition.Operation.allCases {
        let compiled = transition.compile(for: operation, in: .phone)
        let found = compiled.diagnostics.filter { $0.kind == .nonFiniteValue }
        XCTAssertFalse(found.isEmpty, value)
        XCTAssertTrue(found.allSatisfy { $0.message.contains(value) && $0.path != nil }, "\(found)")
        XCTAssertThrowsError(try compiled.validate())
        for frame in compiled.timeline.frames(perSecond: 20) { assertFinite(frame) }
      }
    }
  }

  func testTheRestOfAnUnusableValueIsKept() {
    let compiled = AtomicTransition.offset(x: .nan, y: 7).compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.view.initial.translation, Translation(dx: 0, dy: 7))
  }

  func testHugeNumbersAreHeld() {
    let compiled = AtomicTransition.offset(x: 1e300).compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.view.initial.translation.dx, 1e12)
    XCTAssertEqual(compiled.diagnostics.map(\.kind), [.valueOutOfRange])
    XCTAssertTrue(compiled.diagnostics[0].message.contains("1e+300"))
  }

  func testUnusableContainersAreNamed() {
    for (width, height) in [
      (0.0, 0.0), (-5, 10), (.nan, 10), (.infinity, .infinity), (10, 0), (1e300, 1),
    ] {
      let container = Container(size: Size(width: width, height: height))
      let transitions = Thoroughness.some(of: BuiltIn.navigation.map(\.1), atLeast: 8)
      for transition in transitions {
        for operation in NavigationTransition.Operation.allCases {
          let compiled = transition.compile(for: operation, in: container)
          XCTAssertTrue(
            compiled.diagnostics.contains { $0.kind == .unusableContainer }, "\(width)x\(height)")
          for frame in compiled.timeline.frames(perSecond: 20) { assertFinite(frame) }
        }
      }
    }
    let view = Container(
      size: Size(width: 10, height: 10), viewFrame: Rect(x: 0, y: 0, width: -3, height: 4))
    XCTAssertEqual(
      AtomicTransition.opacity.compile(for: .insertion, in: view).diagnostics.map(\.kind),
      [.unusableContainer])
  }

  func testUnusableDurationsAreNamedAndCountAsZero() {
    for duration in [-1.0, .nan, -.infinity] {
      let compiled = AtomicTransition.opacity.animation(.linear(duration: duration))
        .compile(for: .insertion, in: .phone)
      XCTAssertEqual(compiled.timeline.duration, 0)
      XCTAssertEqual(compiled.timeline.frame(at: 0).view.opacity, 1)
      XCTAssertEqual(compiled.diagnostics.map(\.kind), [.unusableDuration])
      XCTAssertTrue(compiled.diagnostics[0].message.contains("\(duration)"))
    }
    let zero = AtomicTransition.opacity.animation(.linear(duration: 0))
      .compile(for: .insertion, in: .phone)
    XCTAssertEqual(zero.timeline.duration, 0)
    XCTAssertTrue(zero.diagnostics.isEmpty)
  }

  func testEndlessAnimationsRunOneCycle() {
    let spring = Spring(mass: 1, stiffness: 4 * .pi * .pi, damping: 0)
    for animation in [Animation.spring(spring), .linear(duration: .infinity)] {
      let compiled = AtomicTransition.opacity.animation(animation)
        .compile(for: .insertion, in: .phone)
      XCTAssertTrue(compiled.timeline.duration.isFinite)
      XCTAssertEqual(compiled.diagnostics.first?.kind, .endlessAnimation)
      for time in [0, 0.5, 1, 1e12] { assertFinite(compiled.timeline.frame(at: time)) }
    }
    let cycle = AtomicTransition.opacity.animation(.spring(spring))
      .compile(for: .insertion, in: .phone)
    XCTAssertEqual(cycle.timeline.duration, 1, accuracy: 1e-12)
  }

  func testUnusableRangesAreNamed() {
    for (start, end) in [(0.5, 0.5), (0.8, 0.2), (-1, 0.5), (0.5, 2), (.nan, 1), (0, .nan), (2, 3)]
    {
      let compiled = AtomicTransition.opacity
        .animation(.linear, during: AnimationRange(start: start, end: end))
        .compile(for: .insertion, in: .phone)
      XCTAssertEqual(compiled.diagnostics.map(\.kind), [.unusableRange], "\(start), \(end)")
      XCTAssertLessThanOrEqual(compiled.timeline.duration, 0.35)
      for frame in compiled.timeline.frames(perSecond: 30) { assertFinite(frame) }
    }
  }

  func testUnusableTimesAndRates() {
    let timeline = AtomicTransition.opacity.compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(timeline.frame(at: .nan).view.opacity, 0)
    XCTAssertEqual(timeline.frame(at: .infinity).view.opacity, 1)
    XCTAssertEqual(timeline.frame(at: -.infinity).view.opacity, 0)
    for rate in [0, -3, .nan, .infinity] {
      XCTAssertEqual(timeline.frames(perSecond: rate).map(\.time), [0, 0.35])
    }
    XCTAssertGreaterThan(timeline.frames(perSecond: 1e300).count, 1)
  }

  func testAHundredThousandNestedCombinedAreFlat() {
    let count = Thoroughness.cases(100_000)
    for isLeft in [true, false] {
      var transition = AtomicTransition.opacity(0.999)
      for _ in 0..<count {
        transition =
          isLeft
          ? transition.combined(with: .offset(x: 1))
          : AtomicTransition.offset(x: 1).combined(with: transition)
      }
      let compiled = transition.compile(for: .insertion, in: .phone)
      XCTAssertEqual(compiled.view.initial.translation.dx, Double(count))
      XCTAssertEqual(compiled.view.initial.opacity, 0.999)
    }
  }

  func testAHundredThousandNestedScopesDoNotOverflowTheStack() {
    var transition = AtomicTransition.offset(x: 1)
    for index in 0..<Thoroughness.cases(100_000) {
      switch index % 5 {
      case 0: transition = transition.mirrored()
      case 1: transition = transition.animation(.linear)
      case 2: transition = .onInsertion(transition)
      case 3: transition = transition.reducingMotion()
      default: transition = [transition, .opacity(0.99999)]
      }
    }
    let compiled = transition.compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.timeline.duration, 0.35)
    assertFinite(compiled.timeline.frame(at: 0.1))
    XCTAssertNotNil(compiled.conflicts.first?.contributions.last?.path)
  }

  func testDeepNestingOfFlawedInputIsNotQuadratic() {
    var transition = AtomicTransition.offset(x: .nan)
    let count = Thoroughness.cases(50_000)
    for _ in 0..<count {
      transition = transition.combined(with: .offset(x: .nan)).combined(with: .scale(1)).mirrored()
    }
    let compiled = transition.compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.diagnostics.filter { $0.kind == .nonFiniteValue }.count, count + 1)
    XCTAssertThrowsError(try compiled.validate())
  }

  func testControlPointsThatAreNotFiniteAreNamed() {
    let compiled = AtomicTransition.opacity
      .animation(.timingCurve(.nan, .infinity, 0.5, -.infinity, duration: 1))
      .compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.diagnostics.map(\.kind), [.unusableDuration])
    XCTAssertTrue(compiled.diagnostics[0].message.contains("nan"))
  }

  func testASpringWithoutDurationIsOverAtOnceAndANegativeOneIsNamed() {
    let instant = AtomicTransition.opacity.animation(.spring(duration: 0))
      .compile(for: .insertion, in: .phone)
    XCTAssertLessThan(instant.timeline.duration, 0.001)
    XCTAssertTrue(instant.diagnostics.isEmpty)
    let negative = AtomicTransition.opacity.animation(.spring(duration: -1))
      .compile(for: .insertion, in: .phone)
    XCTAssertEqual(negative.diagnostics.count, 1)
    XCTAssertTrue(negative.diagnostics[0].message.contains("-1"))
  }

  func testKeyframesTooShortOrTooLongToComputeWithAreJumps() {
    for duration in [Double.leastNonzeroMagnitude, 1e-200, 1e13, 1e300] {
      let compiled = AtomicTransition.keyframes(
        .translation, from: [0, 0, 0],
        [.linear([100, 0, 0], duration: duration), .cubic([0, 0, 0], duration: 0.5)]
      ).compile(for: .insertion, in: .phone)
      XCTAssertEqual(compiled.timeline.duration, 0.5)
      for time in [0, 0.25, 0.5] {
        let dx = compiled.timeline.frame(at: time).view.translation.dx
        XCTAssertTrue((0...100).contains(dx), "\(dx) at \(time) s after \(duration) s")
      }
    }
  }

  func testTwentyThousandModifiersDoNotOverflowTheStack() {
    // A loop over them uses no stack; a recursion would have used more than the 8 MB that there are.
    var animation = Animation.bouncy
    for _ in 0..<20_000 { animation = animation.delay(5e-6) }
    XCTAssertEqual(animation.duration, Animation.bouncy.duration + 0.1, accuracy: 1e-9)
    XCTAssertEqual(animation.logicalDuration, 0.5 + 0.1, accuracy: 1e-9)
    XCTAssertEqual(animation.value(at: 0.3), Animation.bouncy.value(at: 0.2), accuracy: 1e-9)
  }

  func testTenThousandScalesAreHeld() {
    let count = Thoroughness.size(10_000, or: 2_000)
    let transition = (0..<count).map { _ in AtomicTransition.scale(2) }.combined()
    let compiled = transition.compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.view.initial.scale.x, 1e12)
    let found = compiled.diagnostics.filter { $0.kind == .valueOutOfRange }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].message.contains("inf"), found[0].message)
    for frame in compiled.timeline.frames(perSecond: 60) { assertFinite(frame) }
    XCTAssertEqual(compiled.conflicts.first?.contributions.count, count)
  }

  func testRandomHostileNumbersGiveFiniteFrames() {
    let numbers = [0, -0.0, 1, -1, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-300, 1e12, 0.5]
    forAll(1000) { generator in
      func number() -> Double { numbers[generator.int(in: 0...numbers.count - 1)] }
      let animations: [Animation?] = [
        nil, .linear(duration: number()), .timingCurve(number(), number(), number(), number()),
        .spring(Spring(mass: number(), stiffness: number(), damping: number())),
        .spring(duration: number(), bounce: number()),
        .spring(response: number(), dampingRatio: number()),
      ]
      func animation() -> Animation? { animations[generator.int(in: 0...animations.count - 1)] }
      let transition: AtomicTransition = [
        .offset(x: number(), y: number()).animation(animation()), .scale(number()),
        .scale(x: number(), y: number()).animation(animation()),
        .rotate3D(
          .radians(number()), axis: (x: number(), y: number(), z: number()), perspective: number()),
        .opacity(number())
          .animation(.easeIn, during: AnimationRange(start: number(), end: number())),
        .overlay(Color(white: number())), .zPosition(number()), .blur(radius: number()),
      ]
      let container = Container(
        frame: Rect(x: number(), y: number(), width: number(), height: number()))
      let compiled = transition.animation(animation()).compile(
        for: .random(&generator), in: container)
      XCTAssertTrue((0...1e12).contains(compiled.timeline.duration))
      _ = compiled.conflicts.map(\.description) + compiled.diagnostics.map(\.description)
      for time in [-1, 0, 1e-9, 0.1, 0.35, 1, 1e9, compiled.timeline.duration, number()] {
        assertFinite(compiled.timeline.frame(at: time))
      }
    }
  }
}
