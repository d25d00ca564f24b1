import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestSupport
import TransitionTesting
import XCTest

final class ContractTests: XCTestCase {
  private let size = Size(width: 400, height: 800)
  private var container: Container { Container(size: size) }

  private func insertion(_ transition: AtomicTransition) -> CompiledTransition {
    transition.compile(for: .insertion, in: container)
  }

  private func push(_ transition: NavigationTransition) -> CompiledTransition {
    transition.compile(for: .push, in: container)
  }

  // MARK: Values

  func testALinearMoveHasTheSpeedOfItsDistanceOverItsDuration() {
    let move = insertion(.offset(x: 300, y: 400).animation(.linear(duration: 0.5)))
    XCTAssertEqual(move.violations(of: .speed(of: .view, atMost: 1000.01)), [])
    let violation = move.violations(of: .speed(of: .view, atMost: 999)).first
    XCTAssertEqual(violation?.time ?? -1, 0, accuracy: 1e-5)
    XCTAssertEqual(violation?.value ?? 0, 1000, accuracy: 1e-6)
    XCTAssertEqual(violation?.limit, 999)
    XCTAssertEqual(violation?.contributions, ["insertion / view / offset(x: 300, y: 400)"])
  }

  func testAnEaseInReachesALimitWhenItsClosedFormDoes() {
    // 1 - √(1 - p²) has the slope p / √(1 - p²), which is 1 at p = √½.
    let curve = Animation.timingCurve(.circularEaseIn, duration: 1)
    let fade = insertion(.opacity.animation(curve))
    let violation = fade.violations(of: .velocity(of: .view, .opacity, atMost: 1)).first
    XCTAssertEqual(violation?.time ?? -1, 0.5.squareRoot(), accuracy: 1e-5)
    // The slope grows by 2 / 60 in a sixtieth of a second, from p on: solved by bisection.
    let bend = fade.violations(of: .acceleration(of: .view, .opacity, atMost: 2)).first
    XCTAssertEqual(bend?.time ?? -1, 0.599900, accuracy: 1e-4)
  }

  func testASpringOvershootsByTheFractionOfItsDampingRatio() {
    // exp(-π ζ / √(1 - ζ²)) for ζ = 0.7.
    let overshoot = 0.045_988
    let bounce = insertion(
      .offset(x: 100, y: 0).animation(.spring(response: 0.5, dampingRatio: 0.7)))
    XCTAssertEqual(
      bounce.violations(
        of: .overshoot(.view, .translation, component: "dx", atMost: overshoot * 1.001)), [])
    let violation = bounce.violations(
      of: .overshoot(.view, .translation, component: "dx", atMost: overshoot * 0.999)
    ).first
    // The first extreme is after half a damped period.
    let peak = 0.25 / (1 - 0.49).squareRoot()
    XCTAssertEqual(violation?.time ?? 0, peak, accuracy: 0.01)
    XCTAssertLessThan(violation?.time ?? 1, peak)
  }

  func testAMotionThatTurnsBackIsNotMonotone() {
    let back = insertion(.offset(x: 100, y: 0).animation(.bouncy))
    let violation = back.violations(of: .monotone(.view, .translation)).first
    XCTAssertEqual(violation?.property, .translation)
    XCTAssertEqual(violation?.view, .view)
    XCTAssertTrue(
      violation?.message.contains("translation.dx turns back") ?? false, "\(violation as Any)")
    XCTAssertEqual(
      insertion(.offset(x: 100, y: 0).animation(.smooth)).violations(of: .monotone()), [])
    XCTAssertEqual(
      insertion(.offset(x: 100, y: 0).animation(.smooth(duration: 0.4).repeatCount(3)))
        .violations(of: .monotone()).count, 1)
  }

  func testAMotionSettlesWhenItStaysNearItsEnd() {
    let move = insertion(.offset(x: 100, y: 0).animation(.linear(duration: 1)))
    XCTAssertEqual(move.violations(of: .settles(.view, by: 0.951, within: 0.05)), [])
    XCTAssertEqual(
      move.violations(of: .settles(.view, by: 0.9, within: 0.05)).first?.time ?? 0, 0.9,
      accuracy: 1e-6)
  }

  func testAJumpAndAKinkAreNotSmooth() {
    let steps = insertion(.opacity.animation(.timingCurve(.steps(2), duration: 1)))
    XCTAssertEqual(steps.violations(of: .smooth(.view)).first?.time ?? 0, 0.5, accuracy: 1e-6)
    let kink = UnitCurve.piecewiseLinear([.zero, Point(x: 0.3, y: 0.6), Point(x: 1, y: 1)])
    let bent = insertion(.opacity.animation(.timingCurve(kink, duration: 1)))
    XCTAssertEqual(bent.violations(of: .smooth(.view)).first?.time ?? 0, 0.3, accuracy: 1e-6)
    for animation in [Animation.easeIn, .easeOut, .easeInOut, .smooth, .bouncy] {
      XCTAssertEqual(insertion(.opacity.animation(animation)).violations(of: .smooth()), [])
    }
    let plain = insertion(.opacity.animation(.easeIn(duration: 1)))
    XCTAssertEqual(
      plain.violations(of: .smooth(.view, includingEnds: true)).first?.time ?? 0, 1,
      accuracy: 1e-6)
    XCTAssertEqual(
      insertion(.opacity.animation(.easeInOut(duration: 1))).violations(
        of: .smooth(.view, includingEnds: true)), [])
  }

  func testRestIsKnownAtBothEnds() {
    XCTAssertEqual(insertion(.move(edge: .top)).violations(of: .endsAtRest()), [])
    XCTAssertEqual(insertion(.move(edge: .top)).violations(of: .startsAtRest()).count, 1)
    let removal = AtomicTransition.move(edge: .top).compile(for: .removal, in: container)
    XCTAssertEqual(removal.violations(of: .startsAtRest()), [])
    XCTAssertEqual(removal.violations(of: .endsAtRest()).count, 1)
  }

  // MARK: Places

  func testPagesSideBySideCoverTheContainerAndNeverOverlap() {
    for transition in [NavigationTransition.slide, .move(axis: .vertical), .slide(edge: .leading)] {
      let compiled = push(transition)
      XCTAssertEqual(
        compiled.violations(of: .covers(), .disjoint(.origin, .destination)), [], "\(transition)")
    }
  }

  func testAGapOfAFifthOfAPointIsSeen() {
    var narrow = container
    narrow.destinationFrame = Rect(x: 0.2, y: 0, width: 399.8, height: 800)
    let compiled = NavigationTransition.slide.compile(for: .push, in: narrow)
    let violation = compiled.violations(of: .covers()).first
    // As soon as it comes in; the origin covers everything before.
    XCTAssertEqual(violation?.time ?? -1, 0, accuracy: 0.01)
    XCTAssertTrue(violation?.message.contains("nothing covers") ?? false)
    narrow.destinationFrame = Rect(x: 0.02, y: 0, width: 399.98, height: 800)
    let nearly = NavigationTransition.slide.compile(for: .push, in: narrow)
    XCTAssertEqual(nearly.violations(of: .covers()), [])
  }

  func testAPageThatFadesDoesNotCover() {
    let cross = push(.fade(.cross))
    XCTAssertEqual(cross.violations(of: .covers()).count, 1)
    // Until one of them is half transparent.
    XCTAssertEqual(cross.violations(of: .covers(opacity: 0.4)), [])
  }

  func testAViewThatComesFromOutsideIsNotInside() {
    let inside = Rect(size: size)
    XCTAssertEqual(insertion(.scale(0.5)).violations(of: .inside(inside, .view)), [])
    XCTAssertEqual(insertion(.scale(1.2)).violations(of: .inside(inside, .view)).count, 1)
    let turned = insertion(.rotate(.degrees(90)).animation(.linear(duration: 1)))
    XCTAssertEqual(turned.violations(of: .inside(inside, .view)).first?.time ?? -1, 0)
    // The corner of the diagonal is farthest from the centre, √(200² + 400²).
    let far = 200_000.0.squareRoot() + 0.01
    let around = Rect(x: 200 - far, y: 400 - far, width: 2 * far, height: 2 * far)
    XCTAssertEqual(turned.violations(of: .inside(around, .view)), [])
  }

  func testTheSpeedOfARotationIsThatOfItsCorners() {
    let turn = insertion(.rotate(.radians(1)).animation(.linear(duration: 1)))
    let corner = 200_000.0.squareRoot()
    // What is nearer takes longer to prove.
    let slack = Thoroughness.isComplete ? 0.0005 : 0.005
    let (more, less) = (corner * (1 + slack), corner * (1 - slack))
    XCTAssertEqual(turn.violations(of: .speed(of: .view, atMost: more)), [])
    XCTAssertEqual(turn.violations(of: .speed(of: .view, atMost: less)).count, 1)
    // Towards the centre of the circle.
    XCTAssertEqual(turn.violations(of: .acceleration(of: .view, atMost: more)), [])
    XCTAssertEqual(turn.violations(of: .acceleration(of: .view, atMost: less)).count, 1)
  }

  func testAClipBeyondTheViewMovesNothing() {
    // Until the curve has come back to 0 after a third of its time, the clip lies outside of the view.
    let late = UnitCurve.piecewiseLinear([
      .zero, Point(x: 0.2, y: -1), Point(x: 0.4, y: 0), Point(x: 1, y: 1),
    ])
    let wipe = AtomicTransition.clip(top: 0.5).animation(.timingCurve(late, duration: 1))
      .compile(for: .removal, in: container)
    XCTAssertEqual(wipe.violations(of: .speed(of: .view, atMost: 667)), [])
    XCTAssertEqual(
      wipe.violations(of: .speed(of: .view, atMost: 666)).first?.time ?? 0, 0.4, accuracy: 1e-5)
  }

  func testOrderAndPresence() {
    let cover = push(.cover)
    XCTAssertEqual(cover.violations(of: .drawn(.destination, above: .origin)), [])
    XCTAssertEqual(cover.violations(of: .drawn(.origin, above: .destination)).count, 1)
    XCTAssertEqual(cover.violations(of: .present(.origin, during: 0...0.35)), [])
    XCTAssertEqual(
      cover.violations(of: .present(.origin, during: 0...0.5)).first?.time ?? 0, 0.35,
      accuracy: 1e-9)
  }

  // MARK: Kinds of motions

  func testAReversedMotionBreaksAContractAtTheMirroredTime() {
    let fade = insertion(.opacity.animation(.timingCurve(.circularEaseIn, duration: 1)))
    let reversed = Motion(fade.timeline.reversed(), in: container)
    let violation = reversed.violations(of: .velocity(of: .view, .opacity, atMost: 1)).first
    XCTAssertEqual(violation?.time ?? -1, 0, accuracy: 1e-5)
    XCTAssertEqual(
      reversed.violations(of: .bounded(.view, .opacity, in: -1...0.5)).first?.time ?? -1, 0)
    XCTAssertEqual(reversed.violations(of: .monotone(.view, .opacity)), [])
  }

  func testElementsAreInsideTheirParents() {
    let list = Scene(size: size) {
      Element("card", frame: Rect(x: 100, y: 100, width: 200, height: 200)) {
        Element("title", frame: Rect(x: 10, y: 10, width: 100, height: 20))
      }
    }
    let moved = Scene(size: size) {
      Element("card", frame: Rect(x: 0, y: 100, width: 400, height: 200)) {
        Element("title", frame: Rect(x: 10, y: 10, width: 100, height: 20))
      }
    }
    let change = SceneTransition(
      from: list, to: moved, .animated(.linear(duration: 1)))
    let title = ViewID.element("title")
    XCTAssertEqual(
      change.violations(
        of: .inside(Rect(x: 10, y: 110, width: 200, height: 20), title),
        .speed(of: title, atMost: 100.1), .drawn(title, above: .element("card"))), [])
    XCTAssertEqual(change.violations(of: .speed(of: title, atMost: 99)).count, 1)
  }

  func testPiecesCoverAsTheWholeDoes() {
    let blinds = AtomicTransition.asymmetric(
      insertion: .blinds(count: 4, axis: .vertical), removal: .identity)
    let doors = push(NavigationTransition(blinds))
    XCTAssertEqual(doors.violations(of: .covers()), [])
  }

  // MARK: Verdicts

  func testWhatCannotBeProvedIsCalledSampled() {
    struct Step: CustomAnimation {
      var duration: Double { 1 }
      func value(at time: Double) -> Double { time * time }
    }
    let verdict = insertion(.opacity.animation(Animation(Step()))).verdict(on: .monotone())
    XCTAssertTrue(verdict.holds)
    XCTAssertFalse(verdict.isProved)
    XCTAssertTrue(verdict.description.contains("sampled"), verdict.description)
    XCTAssertTrue(insertion(.opacity).verdict(on: .monotone()).isProved)
  }

  func testAContractAboutNothingIsBroken() {
    let verdict = push(.slide).verdict(on: .monotone(.view, .opacity))
    XCTAssertEqual(
      verdict.violation?.message,
      "view.opacity never turns back: there is no view \"view\"; the motion has origin, destination"
    )
    let component = push(.slide).verdict(on: .monotone(.origin, .translation, component: "x"))
    XCTAssertEqual(
      component.violation?.message,
      "origin.translation.x never turns back: translation has no component \"x\", but dx, dy, dz")
  }

  func testALimitThatIsNotANumberIsAMistake() {
    let verdict = push(.slide).verdict(on: .speed(atMost: .nan))
    XCTAssertEqual(
      verdict.violation?.message,
      "every view moves by at most not a number pt a second: its limit is not a number")
    let broken = Motion(
      push(.slide).timeline, in: Container(size: Size(width: .nan, height: -.infinity)))
    XCTAssertTrue(broken.verdict(on: .covers()).holds, "an empty container is covered")
  }

  func testBoundsAreAttained() {
    let bounce = insertion(.scale(0.5).animation(.spring(response: 0.5, dampingRatio: 0.7)))
    let range = bounce.range(of: .view, .scale, component: "x")
    XCTAssertEqual(range.lowerBound, 0.5, accuracy: 1e-3)
    XCTAssertEqual(range.upperBound, 1 + 0.5 * 0.045_988, accuracy: 1e-3)
    let fastest = insertion(.opacity.animation(.linear(duration: 0.25)))
      .maximumVelocity(of: .view, .opacity)
    XCTAssertEqual(fastest.attained, 4, accuracy: 1e-9)
    XCTAssertEqual(fastest.bound, 4, accuracy: 1e-6)
  }

  func testTheAssertionPassesForContractsThatHold() {
    XCTAssertMotion(
      push(.slide), .covers(), .monotone(.destination, .translation), .speed(atMost: 4000),
      requiringProof: true)
  }

  func testTheAssertionFailsWithoutContracts() {
    recorded = []
    XCTAssertMotion(push(.slide))
    let failures = recorded
    recorded = nil
    XCTAssertEqual(failures?.count, 1)
    XCTAssertTrue(failures?.first?.contains("no contract to check; name one") ?? false)
  }

  /// The failures of a test that expects some; nil while they count.
  private var recorded: [String]?

  override func recordFailure(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    guard recorded == nil else {
      recorded?.append(description)
      return
    }
    super.recordFailure(
      withDescription: description, inFile: file, atLine: line, expected: expected)
  }
}
