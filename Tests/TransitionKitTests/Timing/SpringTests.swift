import TransitionKit
import XCTest

final class SpringTests: XCTestCase {
  func testSpringsHaveTheirKnownValues() {
    let overdamped = Spring(mass: 1, stiffness: 300, damping: 50)
    XCTAssertEqual(overdamped.value(at: 0.1), 0.40836, accuracy: 5e-6)
    XCTAssertEqual(overdamped.value(at: 1), 0.99888, accuracy: 5e-6)
    let underdamped = Spring(mass: 2, stiffness: 1500, damping: 98)
    XCTAssertEqual(underdamped.value(at: 0.35), 1.00042, accuracy: 5e-6)
  }

  func testTheSettlingDurationIsABoundAndHardlyMoreThanTheLeast() {
    forAll { generator in
      let spring = Spring(
        mass: generator.double(in: 0.1...10), stiffness: generator.double(in: 1...2000),
        damping: generator.double(in: 0.5...200))
      let duration = spring.settlingDuration()
      for step in 0..<200 {
        let time = duration * (1 + Double(step) / 50)
        XCTAssertLessThanOrEqual(abs(spring.value(at: time) - 1), 0.001 * (1 + 1e-9))
      }
      XCTAssertGreaterThan(abs(spring.value(at: duration * (1 - 1e-9)) - 1), 0.001 * (1 - 1e-6))
    }
  }
}
