import TransitionKit
import TransitionTestSupport
import XCTest

final class DoubleSidedTests: XCTestCase {
  private let size = Size(width: 300, height: 500)
  private var container: Container { Container(size: size) }
  private let axis = (x: 1.0, y: 0.0, z: 0.0)

  func testAFlipOfAnotherLibraryShowsOneSideAtATime() throws {
    let flip = NavigationTransition.mirrored(push: .rotate3D(.degrees(180), axis: axis))
      .animation(.linear(duration: 1)).compile(for: .push, in: container)
    XCTAssertNoThrow(try flip.validate())
    for (time, isTurned) in [(0.1, true), (0.45, true), (0.55, false), (0.9, false)] {
      let frame = flip.timeline.frame(at: time)
      XCTAssertFalse(frame.destination.doubleSided)
      XCTAssertEqual(frame.destination.isTurnedAway(size: size), isTurned)
      XCTAssertEqual(frame.origin.isTurnedAway(size: size), !isTurned)
    }
    XCTAssertTrue(flip.timeline.frame(at: 2).destination.doubleSided)
  }

  func testAViewThatIsSeenFromBehindIsAWarning() throws {
    let turn: AtomicTransition = [.rotate3D(.degrees(180), axis: axis), .doubleSided(true)]
    let diagnostics = turn.animation(.linear(duration: 1))
      .compile(for: .insertion, in: container).diagnostics
    XCTAssertEqual(diagnostics.map(\.kind), [.seenFromBehind])
    let found = try XCTUnwrap(diagnostics.first)
    XCTAssertEqual(found.severity, .warning)
    XCTAssertEqual(found.view, .view)
    XCTAssertTrue(found.message.contains("between 0 s and 0.49"), found.message)
    let hidden = turn.combined(with: .opacity(0)).animation(nil)
      .compile(for: .insertion, in: container).diagnostics
    XCTAssertFalse(hidden.contains { $0.kind == .seenFromBehind })
  }

  func testWhatStaysInFrontIsNoWarning() {
    let transitions: [AtomicTransition] = [
      .rotate(.degrees(720)), .scale(x: -1, y: 1), .rotate3D(.degrees(360), axis: axis),
      .custom { view, _, _ in view.initial.rotation = Rotation(x: 1.2, y: 0, z: 0) },
    ]
    for transition in transitions {
      let diagnostics = transition.compile(for: .insertion, in: container).diagnostics
      XCTAssertFalse(diagnostics.contains { $0.kind == .seenFromBehind }, "\(diagnostics)")
    }
  }

  /// In the picture of a view that is rotated away the corners go round in the opposite direction, unless it is scaled to
  /// a mirror image.
  func testTheBackIsSeenWhereThePictureIsMirrored() {
    var generator = SeededGenerator(seed: 9)
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    for _ in 0..<2000 {
      var state = PropertyState.rest
      state.rotation = Rotation(x: number(-4...4), y: number(-4...4), z: number(-4...4))
      state.scale = Scale(x: number(-2...2), y: number(0.1...2), z: 1)
      state.translation = Translation(dx: number(-50...50), dy: number(-50...50), dz: 0)
      state.anchor = UnitPoint(x: number(0...1), y: number(0...1))
      state.perspective = number(0...0.4)
      let transform = state.transform(size: size)
      // A small triangle, so that none of it is behind the eye.
      let points = [Point(x: 150, y: 250), Point(x: 150.01, y: 250), Point(x: 150, y: 250.01)]
        .map(transform.apply)
      let area =
        (points[1].x - points[0].x) * (points[2].y - points[0].y)
        - (points[2].x - points[0].x) * (points[1].y - points[0].y)
      guard abs(area) > 1e-9 else { continue }
      XCTAssertEqual(state.isTurnedAway(size: size), area * state.scale.x < 0, "\(state)")
    }
  }

  func testTheBackShowsUnlessSomeoneSaysOtherwise() {
    XCTAssertTrue(PropertyState.rest.doubleSided)
    XCTAssertEqual(ViewProperty.doubleSided.composition, .constant)
    XCTAssertEqual(ViewProperty.doubleSided.identity, 1)
    var state = PropertyState()
    state[.doubleSided] = 0
    XCTAssertFalse(state.doubleSided)
    XCTAssertTrue(state.written.contains(.doubleSided))
  }

  func testClipRevealRoundsItsClip() {
    let timeline = AtomicTransition.clipReveal(cornerRadius: 16).animation(.linear(duration: 1))
      .compile(for: .insertion, in: container).timeline
    XCTAssertEqual(timeline.frame(at: 0.25).view.clipRadius, 12)
    XCTAssertEqual(timeline.frame(at: 0.25).view.cornerRadius, 0)
    XCTAssertEqual(timeline.frame(at: 1).view.clipRadius, 0)
    XCTAssertEqual(ViewProperty.clipRadius.composition, .add)
    let two: AtomicTransition = [.clipRadius(5), .clipRadius(7)]
    XCTAssertEqual(
      two.compile(for: .insertion, in: container).timeline.frame(at: 0).view.clipRadius, 12)
  }
}
