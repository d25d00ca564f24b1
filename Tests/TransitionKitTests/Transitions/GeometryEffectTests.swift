import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class GeometryEffectTests: XCTestCase {
  private let hinge = AtomicTransition.effect(
    active: Hinge(angle: .degrees(450)), identity: Hinge(angle: .zero))

  func testAnEffectIsThatOfTheSizeOfTheViewAtEveryProgress() {
    forAll(100) { generator in
      let size = Size(width: generator.double(in: 1...900), height: generator.double(in: 1...900))
      let container = Container(
        size: Size(width: 1000, height: 1000), viewFrame: Rect(size: size))
      let timeline = hinge.animation(.linear(duration: 1)).compile(
        for: .removal, in: container
      ).timeline
      let time = generator.double(in: 0...1)
      let state = timeline.frame(at: time).view
      let angle = 2.5 * .pi * time
      XCTAssertEqual(state.rotation.z, angle, accuracy: 1e-12)
      XCTAssertEqual(state.translation.dy, size.height * sin(angle), accuracy: 1e-9)
      XCTAssertEqual(state.anchor, .top)
      XCTAssertEqual(
        timeline.velocity(of: .view, .translation, at: time).components[1],
        time < 1 ? size.height * 2.5 * .pi * cos(angle) : 0, accuracy: 1e-6 * size.height)
    }
  }

  func testAnEffectIsNamedAndWritesOnlyWhatItSays() {
    let compiled = hinge.combined(with: .offset(y: 5)).compile(for: .insertion, in: .phone)
    XCTAssertEqual(
      compiled.conflicts.first?.paths.first, "insertion / view / combined[0] / effect(Hinge)")
    XCTAssertTrue(compiled.view.written.contains(.anchor))
    XCTAssertFalse(compiled.view.written.contains(.scale))
  }

  func testAChangeRemembersWhatWasWritten() {
    var change = GeometryChange()
    change.scale = Scale(2)
    XCTAssertEqual(change, GeometryChange(scale: Scale(2)))
    XCTAssertNotEqual(GeometryChange(scale: .identity), GeometryChange())
  }
}
