import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class TimelineEncodingTests: XCTestCase {
  private let container = Container(
    frame: Rect(x: 0, y: 0, width: 390, height: 844),
    viewFrame: Rect(x: 20, y: 100, width: 350, height: 200))

  // MARK: - Round trips

  func testEveryBuiltInTransitionIsTheSameAfterwards() throws {
    var refused: Set<String> = []
    for (name, transition) in BuiltIn.navigation {
      for operation in NavigationTransition.Operation.allCases {
        let timeline = transition.compile(for: operation, in: container).timeline
        XCTAssertTrue(try isTheSame(timeline), name)
      }
    }
    for (name, transition) in BuiltIn.atomic {
      for operation in AtomicTransition.Operation.allCases {
        let timeline = transition.compile(for: operation, in: container).timeline
        if try !isTheSame(timeline) { refused.insert(name) }
      }
    }
    XCTAssertEqual(refused, ["move along", "arc", "modifier", "effect"])
  }

  func testRandomTimelinesAreTheSameAfterwards() {
    forAll(20_000, .usual) { generator in
      let container = Container.random(&generator)
      var timeline: Timeline
      switch generator.int(in: 0...7) {
      case 0:
        timeline =
          AtomicTransition.ofAnyKind(&generator).compile(for: .random(&generator), in: container)
          .timeline
      case 1:
        timeline =
          NavigationTransition.ofAnyKind(&generator).compile(
            for: .random(&generator), in: container
          ).timeline
      default:
        timeline =
          TransitionTree.random(&generator).transition
          .compile(for: .random(&generator), in: container).timeline
      }
      if generator.bool() { timeline = timeline.reversed() }
      guard try isTheSame(timeline) else { throw Law.SkippedCase() }
    }
  }

  func testTimingsOfAllKindsAreTheSameAfterwards() throws {
    let curves: [UnitCurve] = [
      .linear, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(0.1, -2, 0.9, 3), .steps(3, jump: .both), .steps(2, jump: .none),
      .steps(4, jump: .start),
      .piecewiseLinear([Point(x: 0, y: 0), Point(x: 0.25, y: 2), Point(x: 1, y: 1)]),
    ]
    let animations: [Animation] = [
      .spring(duration: 0.4, bounce: 0.3), .spring(Spring(response: 0.5, dampingRatio: 1)),
      .interpolatingSpring(mass: 2, stiffness: 90, damping: 7, initialVelocity: 3),
      .linear(duration: 0.2).delay(0.1).speed(2).repeatCount(3),
      .bouncy.logicallyComplete(after: 0.1),
      .easeIn(duration: 0.3).repeatForever(autoreverses: false, isEssential: true),
    ]
    for animation in animations + curves.map({ .timingCurve($0, duration: 0.7) }) {
      let transition = AtomicTransition.opacity.combined(with: .offset(x: 30)).animation(animation)
      let timeline = transition.compile(for: .insertion, in: container).timeline
      XCTAssertTrue(try isTheSame(timeline), "\(animation)")
    }
  }

  func testKeyframesAreTheSameAfterwards() throws {
    let transition = AtomicTransition.keyframes(
      .translation, from: [0, -300, 0],
      [
        .cubic([0, 20, 0], duration: 0.3), .spring([4, 2, 0], duration: 0.2), .move([1, 1, 0]),
        .linear([0, 0, 0], duration: 0.15, timingCurve: .easeOut),
      ])
    for operation in AtomicTransition.Operation.allCases {
      let timeline = transition.compile(for: operation, in: container).timeline
      XCTAssertTrue(try isTheSame(timeline))
    }
  }

  /// Whether a timeline is equal after it was encoded and decoded, with the same frames to the bit; false if it cannot be encoded.
  private func isTheSame(_ timeline: Timeline) throws -> Bool {
    let bytes: [UInt8]
    do throws(TimelineCodingError) {
      bytes = try timeline.encoded()
    } catch .unsupported {
      return false
    }
    let decoded = try Timeline(decoding: bytes)
    XCTAssertEqual(decoded, timeline)
    XCTAssertEqual(try decoded.encoded(), bytes)
    for step in -1...9 {
      let time = timeline.duration * Double(step) / 8
      let (frame, other) = (timeline.frame(at: time), decoded.frame(at: time))
      XCTAssertEqual(frame.drawingOrder, other.drawingOrder)
      XCTAssertEqual(bits(of: frame), bits(of: other), "at \(time)")
    }
    return true
  }

  private func bits(of frame: Timeline.Frame) -> [UInt64] {
    frame.values.flatMap { value in (0..<4).map { value[$0].bitPattern } }
  }

  // MARK: - What cannot be encoded

  func testCodeIsRefused() {
    let property = CustomProperty<Double>("glow", identity: 0)
    let glowing = AtomicTransition.custom { view, _, _ in view.initial[property] = 1 }
    let cases: [(AtomicTransition, TimelineCodingError.Part)] = [
      (.move(along: .loop), .motionPath), (glowing, .customProperty),
      (
        .modifier(active: Shake(amplitude: 2, turns: 1), identity: Shake(amplitude: 2, turns: 0)),
        .modifier
      ),
    ]
    for (transition, part) in cases {
      let timeline = transition.compile(for: .insertion, in: container).timeline
      XCTAssertThrowsError(try timeline.encoded()) {
        XCTAssertEqual($0 as? TimelineCodingError, .unsupported(part))
      }
    }
  }

  // MARK: - Hostile bytes

  func testOtherBytesAreRefused() {
    XCTAssertThrowsError(try Timeline(decoding: [])) {
      XCTAssertEqual($0 as? TimelineCodingError, .notATimeline)
    }
    XCTAssertThrowsError(try Timeline(decoding: Array("TKTL".utf8) + [2])) {
      XCTAssertEqual($0 as? TimelineCodingError, .unknownVersion(2))
    }
    XCTAssertThrowsError(try Timeline(decoding: Array("TKTL".utf8) + [1, 0])) {
      XCTAssertEqual($0 as? TimelineCodingError, .truncated)
    }
  }

  func testBytesThatEndEarlyOrLateAreRefused() throws {
    let bytes = try NavigationTransition.flip(axis: .horizontal).compile(for: .push, in: container)
      .timeline.encoded()
    for count in bytes.indices {
      XCTAssertThrowsError(try Timeline(decoding: Array(bytes[..<count])))
    }
    XCTAssertThrowsError(try Timeline(decoding: bytes + [0])) {
      XCTAssertEqual($0 as? TimelineCodingError, .invalid(offset: bytes.count))
    }
  }

  func testChangedBytesGiveAnErrorOrATimelineThatCanBeSampled() throws {
    var originals: [[UInt8]] = []
    for (_, transition) in BuiltIn.navigation {
      originals.append(try transition.compile(for: .push, in: container).timeline.encoded())
    }
    for (_, transition) in BuiltIn.atomic {
      let timeline = transition.compile(for: .removal, in: container).timeline
      if let bytes = try? timeline.encoded() { originals.append(bytes) }
    }
    var (kept, refused) = (0, 0)
    forAll(100_000, .usual) { generator in
      var bytes = originals[generator.int(in: 0...originals.count - 1)]
      for _ in 0...generator.int(in: 0...3) {
        let place = generator.int(in: 0...bytes.count - 1)
        switch generator.int(in: 0...4) {
        case 0: bytes[place] = UInt8(generator.int(in: 0...255))
        case 1: bytes[place] ^= 1 << UInt8(generator.int(in: 0...7))
        case 2: bytes.insert(UInt8(generator.int(in: 0...255)), at: place)
        case 3 where bytes.count > 1: bytes.remove(at: place)
        default:
          let number = generator.hostileNumber().bitPattern
          for index in 0..<8 where place + index < bytes.count {
            bytes[place + index] = UInt8(truncatingIfNeeded: number >> (8 * UInt64(index)))
          }
        }
      }
      guard let timeline = try? Timeline(decoding: bytes) else {
        refused += 1
        return
      }
      kept += 1
      for time in [-1, 0, timeline.duration / 3, timeline.duration, timeline.duration + 1] {
        for value in timeline.frame(at: time).values {
          XCTAssertTrue((0..<4).allSatisfy { value[$0].isFinite }, "\(bytes)")
        }
      }
      for track in timeline.tracks {
        _ = timeline.velocity(of: track.view, track.property, at: timeline.duration / 2)
      }
      XCTAssertEqual(timeline.reversed().reversed(), timeline)
    }
    XCTAssertGreaterThan(kept, 0)
    XCTAssertGreaterThan(refused, 0)
  }
}
