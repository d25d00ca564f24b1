import TransitionKit
import TransitionPorting
import TransitionTestCases
import XCTest

final class ColorFilterTests: XCTestCase {
  func testPrimitivesGoFromTheirAmountToRestAndBack() {
    let cases: [(AtomicTransition, ViewProperty, PropertyValue)] = [
      (.brightness(-0.4), .brightness, -0.4), (.contrast(1.5), .contrast, 1.5),
      (.saturation(0), .saturation, 0), (.grayscale(0.75), .grayscale, 0.75),
    ]
    for (transition, property, away) in cases {
      let timeline = transition.animation(.linear(duration: 1))
      let insertion = timeline.compile(for: .insertion, in: .phone).timeline
      XCTAssertEqual(insertion.frame(at: 0).view[property], away)
      XCTAssertEqual(
        insertion.frame(at: 0.5).view[property].scalar,
        (away.scalar + property.identity.scalar) / 2, accuracy: 1e-15)
      XCTAssertEqual(insertion.frame(at: 1).view[property], property.identity)
      let removal = timeline.compile(for: .removal, in: .phone).timeline
      XCTAssertEqual(removal.frame(at: 1).view[property], away)
      XCTAssertEqual("\(transition)", "AtomicTransition.\(property)(\(away))")
    }
  }

  func testBrightnessIsAddedAndContrastAndSaturationAreMultiplied() {
    let both = AtomicTransition.brightness(0.25).combined(with: .brightness(0.5))
      .combined(with: [.contrast(0.5), .contrast(3), .saturation(0.5), .saturation(0.5)])
    let view = both.compile(for: .insertion, in: .phone).timeline.frame(at: 0).view
    XCTAssertEqual(view.brightness, 0.75)
    XCTAssertEqual(view.contrast, 1.5)
    XCTAssertEqual(view.saturation, 0.25)
  }

  func testARotationOfHuesIsAnAngleThatIsAddedAndKeepsFullRotations() {
    let transition: AtomicTransition = [.hueRotation(.degrees(300)), .hueRotation(.degrees(90))]
    let timeline = transition.animation(.linear(duration: 1)).compile(for: .insertion, in: .phone)
      .timeline
    XCTAssertEqual(timeline.frame(at: 0).view.hueRotation.degrees, 390, accuracy: 1e-12)
    XCTAssertEqual(timeline.frame(at: 0.5).view.hueRotation.degrees, 195, accuracy: 1e-12)
    XCTAssertEqual(timeline.frame(at: 1).view.hueRotation, .zero)
    XCTAssertEqual(
      "\(AtomicTransition.hueRotation(.degrees(90)))", "AtomicTransition.hueRotation(90°)")
    XCTAssertEqual(
      AtomicTransition.hueRotation(.degrees(90)).mirrored().compile(for: .insertion, in: .phone)
        .timeline.frame(at: 0).view.hueRotation, .degrees(90))
  }

  func testContentsComposeThem() {
    let content = TransitionContent(in: .phone).brightness(0.1).contrast(2).contrast(0.25)
      .saturation(0.5).hueRotation(.radians(1)).hueRotation(.radians(2)).grayscale(0.25)
      .grayscale(0.5)
    XCTAssertEqual(content.state.hueRotation, .radians(3))
    XCTAssertEqual(content.state.grayscale, 0.75)
    XCTAssertEqual(content.state.brightness, 0.1)
    XCTAssertEqual(content.state.contrast, 0.5)
    XCTAssertEqual(content.state.saturation, 0.5)
  }
}
