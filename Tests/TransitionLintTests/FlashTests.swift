import Foundation
import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Flashes, judged by the definitions of WCAG 2.2, success criterion 2.3.1, that are written down here once more.
final class FlashTests: XCTestCase {
  func testPulsesAreJudgedByTheirFrequency() {
    for frequency in [2, 2.9, 3, 3.1, 3.6, 4] {
      for (pulse, property) in Thoroughness.pairs(
        of: Pulse.all(frequency: frequency, from: 1, to: 0, seconds: 2),
        and: [ViewProperty.opacity, .overlay])
      {
        let safety = pulse.compiled(property, in: .phone).safety
        XCTAssertEqual(safety.passesFlashThreshold, frequency < 3.5, "\(pulse) \(property)")
        XCTAssertEqual(safety.flashesPerSecond, pulse.flashes(property), "\(pulse) \(property)")
      }
    }
  }

  func testRandomPulsesAreCountedAsTheyAreDefined() {
    forAll(300) { generator in
      let pulse = generator.pick(
        Pulse.all(
          frequency: generator.double(in: 1...8), from: generator.double(in: 0...1),
          to: generator.double(in: 0...1), seconds: generator.double(in: 0.3...2.5)))
      let property = generator.pick([ViewProperty.opacity, .overlay])
      // A value at a threshold may count or not.
      guard pulse.isClear(property) else { throw Law.SkippedCase() }
      let safety = pulse.compiled(property, in: .phone).safety
      XCTAssertEqual(safety.flashesPerSecond, pulse.flashes(property), "\(pulse) \(property)")
    }
  }

  func testAFlashIsFoundWithItsViewPropertyAndTime() {
    let pulse = Pulse(shape: .square, frequency: 4, start: 1, end: 0, halves: 11)
    let findings = pulse.compiled(.opacity, in: .phone).lint().filter { $0.kind == .flash }
    XCTAssertEqual(findings.map { $0.view }, [.view])
    XCTAssertEqual(findings.map { $0.property }, [.opacity])
    XCTAssertEqual(findings.map { $0.size }, [4])
    XCTAssertEqual(findings.first?.interval.lowerBound ?? -1, 0, accuracy: 1e-3)
    XCTAssertEqual(findings.first?.interval.upperBound ?? -1, 0.875, accuracy: 1e-3)
    let slower = Pulse(shape: .square, frequency: 3, start: 1, end: 0, halves: 11)
    assertNone(.flash, in: slower.compiled(.opacity, in: .phone).lint())
  }

  func testAFlashingBackgroundIsFoundAsContentMayBeClear() {
    let levels = (0..<11).flatMap { step -> [Keyframe<PropertyValue>] in
      let value: PropertyValue = step % 2 == 0 ? [0, 0, 0, 1] : [1, 1, 1, 1]
      return [.move(value), .linear(value, duration: 0.125)]
    }
    let transition = AtomicTransition.keyframes(.background, from: [1, 1, 1, 1], levels)
    let findings = transition.compile(for: .insertion, in: .phone).lint()
      .filter { $0.kind == .flash }
    XCTAssertEqual(findings.map { $0.property }, [.background])
    XCTAssertEqual(findings.map { $0.size }, [4])
  }

  func testASmallFlashIsSafe() {
    let pulse = Pulse(shape: .linear, frequency: 5, start: 0, end: 1, halves: 15)
    for (side, isSafe) in [(100.0, true), (147, true), (149, false), (300, false)] {
      var container = Container.phone
      container.viewFrame = Rect(x: 20, y: 30, width: side, height: side)
      let compiled = pulse.compiled(.opacity, in: container)
      XCTAssertEqual(compiled.safety.flashesPerSecond, 5)
      XCTAssertEqual(compiled.safety.passesFlashThreshold, isSafe, "\(side)")
      XCTAssertEqual(compiled.lint().contains { $0.kind == .flash }, !isSafe, "\(side)")
    }
  }

  func testPiecesFlashWithTheirView() {
    let pulse = Pulse(shape: .linear, frequency: 5, start: 0, end: 1, halves: 15)
    let pieces = AtomicTransition.pieces(.columns(2)) { _ in .offset(x: 3) }
    let compiled = pulse.transition(.opacity).combined(with: pieces)
      .compile(for: .insertion, in: .phone)
    XCTAssertFalse(compiled.safety.passesFlashThreshold)
  }

  func testASaturatedRedIsCounted() {
    func safety(_ first: Color, _ second: Color) -> MotionSafety {
      let keyframes = (0..<12).flatMap { step -> [Keyframe<PropertyValue>] in
        let color = step % 2 == 0 ? second : first
        let value: PropertyValue = [color.red, color.green, color.blue, color.alpha]
        return [.move(value), .linear(value, duration: 0.125)]
      }
      let start: PropertyValue = [first.red, first.green, first.blue, first.alpha]
      return AtomicTransition.keyframes(.overlay, from: start, keyframes)
        .compile(for: .insertion, in: .phone).safety
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    XCTAssertEqual(safety(red, .white).redFlashesPerSecond, 4)
    XCTAssertEqual(safety(red, blue).redFlashesPerSecond, 4)
    XCTAssertEqual(safety(red, Color(red: 0, green: 1, blue: 1)).redFlashesPerSecond, 4)
    XCTAssertEqual(safety(blue, .white).redFlashesPerSecond, 0)
    XCTAssertEqual(safety(red, Color(red: 0.98, green: 0, blue: 0)).redFlashesPerSecond, 0)
    // The luminance changes too little for a general flash.
    let dark = safety(Color(red: 0.4, green: 0, blue: 0), Color(red: 0, green: 0.25, blue: 0.1))
    XCTAssertEqual(dark.flashesPerSecond, 0)
    XCTAssertEqual(dark.redFlashesPerSecond, 4)
    XCTAssertFalse(dark.passesFlashThreshold)
  }

  func testWhatNeverGoesBackDoesNotFlash() {
    XCTAssertEqual(
      AtomicTransition.opacity.compile(for: .removal, in: .phone).safety.flashesPerSecond, 0)
    // Two bright values do not make a flash.
    let pulse = Pulse(shape: .square, frequency: 6, start: 1, end: 0.92, halves: 11)
    XCTAssertEqual(pulse.flashes(.overlay), 0)
    XCTAssertEqual(pulse.compiled(.overlay, in: .phone).safety.flashesPerSecond, 0)
  }
}
