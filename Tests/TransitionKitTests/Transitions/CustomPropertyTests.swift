import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class CustomPropertyTests: XCTestCase {
  private let container = Container(size: Size(width: 400, height: 800))
  private let total = CustomProperty("total", identity: 100.0, composition: .replace) {
    "\(Int($0))"
  }
  private let glow = CustomProperty("glow", identity: Color.clear)
  private let zoom = CustomProperty("zoom", identity: 1.0, composition: .multiply)

  func testANumberCountsUpWithEveryTiming() {
    for animation in [Animation.linear(duration: 2), .easeIn(duration: 1), .bouncy] {
      let compiled = AtomicTransition.value(total, from: 0).combined(with: .scale(0.5))
        .animation(animation).compile(for: .insertion, in: container)
      for share in [0.0, 0.1, 0.5, 0.9] {
        let time = share * compiled.timeline.duration
        XCTAssertEqual(
          compiled.timeline.frame(at: time).view[total], 100 * animation.value(at: time),
          accuracy: 1e-9)
      }
      XCTAssertEqual(compiled.timeline.frame(at: compiled.timeline.duration).view[total], 100)
      XCTAssertNoThrow(try compiled.validate())
    }
  }

  func testARemovedViewGoesToTheValueAndComesBackToRest() {
    let compiled = AtomicTransition.value(glow, from: .white).animation(.linear(duration: 1))
      .compile(for: .removal, in: container)
    XCTAssertEqual(compiled.timeline.frame(at: 0.25).view[glow], Color(white: 1, alpha: 0.25))
    XCTAssertEqual(compiled.timeline.frame(at: 2).view[glow], .clear)
  }

  func testCustomPropertiesComposeAsTheySay() {
    let offset = CustomProperty("offset", identity: Point.zero)
    let transition: AtomicTransition = [
      .value(zoom, from: 2), .value(zoom, from: 3), .value(offset, from: Point(x: 1, y: 2)),
      .value(offset, from: Point(x: 10, y: 20)), .value(total, from: 1), .value(total, from: 7),
    ]
    let compiled = transition.compile(for: .insertion, in: container)
    let state = compiled.timeline.frame(at: 0).view
    XCTAssertEqual(state[zoom], 6)
    XCTAssertEqual(state[offset], Point(x: 11, y: 22))
    XCTAssertEqual(state[total], 7)
    XCTAssertEqual(compiled.conflicts.map(\.property.name), ["offset", "total", "zoom"])
    XCTAssertEqual(compiled.conflicts.map(\.severity), [.note, .warning, .note])
    XCTAssertTrue("\(compiled.conflicts[0])".contains("(1, 2) -> (0, 0)"))
    let explanation = compiled.explain(.view, zoom.property, at: 0)
    XCTAssertEqual(explanation.value, 6)
    XCTAssertEqual(explanation.operands.count, 2)
  }

  func testPoliciesCanDifferByCustomProperty() {
    let transition: AtomicTransition = [.value(zoom, from: 2), .value(zoom, from: 3)]
    let compiled = transition.compile(
      for: .insertion, in: container, merging: .byProperty([zoom.property: .firstWriterWins]))
    XCTAssertEqual(compiled.timeline.frame(at: 0).view[zoom], 2)
  }

  func testAHandlerWritesThemLikeAllOthers() {
    let (glow, zoom) = (glow, zoom)
    let compiled = NavigationTransition.custom { origin, destination, _, _ in
      origin.animation[glow].alpha = 0.5
      destination.initial[zoom] = 4
      destination.completion[zoom] = 2
    }.animation(.linear(duration: 1)).compile(for: .push, in: container)
    let frame = compiled.timeline.frame(at: 0.5)
    XCTAssertEqual(frame.origin[glow].alpha, 0.25)
    XCTAssertEqual(frame.destination[zoom], 2.5)
    XCTAssertEqual(compiled.timeline.frame(at: 2).destination[zoom], 2)
    XCTAssertTrue(frame.origin.written.contains(glow.property))
    XCTAssertEqual(compiled.diagnostics.map(\.property), [zoom.property, zoom.property])
  }

  func testPropertiesOfOneNameAreTheSameOnlyIfTheyAreAlike() {
    let again = CustomProperty("zoom", identity: 1.0, composition: .multiply)
    let other = CustomProperty("zoom", identity: 1.0)
    XCTAssertEqual(zoom.property, again.property)
    XCTAssertNotEqual(zoom.property, other.property)
    var state = PropertyState.rest
    state[zoom] = 3
    state[other] = 9
    XCTAssertEqual(state[again], 3)
    XCTAssertEqual(state[other], 9)
    XCTAssertEqual(Array(state.written).count, 2)
    XCTAssertFalse(state.isAtRest)
  }

  func testAnInterruptedCountGoesOnWithoutAJump() {
    let transition = AtomicTransition.value(zoom, from: 5).animation(.easeInOut(duration: 1))
    let animator = TransitionAnimator(transition.compile(for: .insertion, in: container))
    animator.start()
    animator.advance(by: 0.4)
    let value = animator.frame.view[zoom]
    let velocity = animator.velocities(of: .view)[zoom.property]?.scalar ?? 0
    animator.retarget(
      to: AtomicTransition.offset(x: 9, y: 0).compile(for: .removal, in: container))
    XCTAssertEqual(animator.frame.view[zoom], value, accuracy: 1e-12)
    XCTAssertEqual(
      animator.velocities(of: .view)[zoom.property]?.scalar ?? 0, velocity, accuracy: 1e-9)
    animator.advance(by: 1e-6)
    XCTAssertEqual((animator.frame.view[zoom] - value) / 1e-6, velocity, accuracy: 1e-3)
  }

  func testLawsHoldForCustomProperties() {
    forAll(100) { generator in
      let properties = [zoom.property, total.property, glow.property]
      func random() -> AtomicTransition {
        let value = generator.double(in: -5...5)
        let index = generator.int(in: 0...2)
        let duration = generator.double(in: 0.1...2)
        let transition: AtomicTransition =
          index == 0
          ? .value(zoom, from: value)
          : index == 1
            ? .value(total, from: value) : .value(glow, from: Color(white: value, alpha: 0.3))
        return transition.animation(.easeOut(duration: duration))
      }
      let (a, b, c) = (random(), random(), random())
      let left = a.combined(with: b).combined(with: c).compile(for: .removal, in: container)
        .timeline
      let right = a.combined(with: b.combined(with: c)).compile(for: .removal, in: container)
        .timeline
      XCTAssertEqual(left, right)
      XCTAssertEqual(left.reversed().reversed(), left)
      for share in [0.0, 0.3, 1] {
        let frame = left.frame(at: share * left.duration)
        XCTAssertEqual(frame, right.frame(at: share * left.duration))
        XCTAssertTrue(properties.allSatisfy { frame.view[$0].components.allSatisfy(\.isFinite) })
        let back = left.reversed().frame(at: left.duration - share * left.duration)
        for property in properties {
          XCTAssertEqual(
            back.view[property].components[0], frame.view[property].components[0], accuracy: 1e-9)
        }
      }
    }
  }

  func testNumbersThatAreNotFiniteAreReported() {
    let compiled = AtomicTransition.value(zoom, from: .nan).compile(for: .insertion, in: container)
    XCTAssertEqual(compiled.diagnostics.first?.kind, .nonFiniteValue)
    XCTAssertTrue(compiled.diagnostics[0].message.contains("initial.zoom is nan"))
    XCTAssertEqual(compiled.timeline.frame(at: 0).view[zoom], 1)
  }
}
