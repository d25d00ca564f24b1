import Foundation
import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Values beyond what can be drawn, and animations that take too long.
final class PlantedValueTests: XCTestCase {
  func testAnOvershootIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let ratio = generator.double(in: 0.2...0.7)
      let response = generator.double(in: 0.1...0.3)
      let start = generator.double(in: 0...0.5)
      let kind = generator.int(in: 0...3)
      let property = [ViewProperty.opacity, .blur, .clip, .opacity][kind]
      // What the property goes through, with its limit at the end or at the start.
      let goesToRest = plot.operation == .insertion
      func part(_ ratio: Double) -> AtomicTransition {
        let spring = Animation.interpolatingSpring(
          Spring(response: response, dampingRatio: ratio), initialVelocity: 0)
        switch (kind, goesToRest) {
        case (0, true), (3, true): return .opacity(start).animation(spring)
        case (1, true): return .blur(radius: 10 + start).animation(spring)
        case (2, true): return .clip(top: 1 - start).animation(spring)
        // A removal that goes to the other limit.
        case (1, false):
          return .custom { view, _, _ in
            view.initial.blur = 10 + start
            view.animation.blur = 0
          }.animation(spring)
        case (2, false): return .clip(leading: 1).animation(spring)
        default: return .opacity(0).animation(spring)
        }
      }
      let distance: Double =
        switch (kind, goesToRest) {
        case (1, _): 10 + start
        case (_, true): 1 - start
        default: 1
        }
      // The textbook solution of a spring that starts at rest.
      let frequency = 2 * Double.pi / response
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let crossing = (Double.pi - atan((1 - ratio * ratio).squareRoot() / ratio)) / damped
      let peak = exp(-ratio * Double.pi / (1 - ratio * ratio).squareRoot())
      let time = plot.delay + crossing
      let findings = plot.compile([part(ratio)], keeping: [property], &generator).lint()
      assertFound(
        Finding(.overshoot, plot.view, property, from: time, size: distance * peak), in: findings)
      if generator.checksTwin() {
        assertNone(
          .overshoot, plot.view, property,
          in: plot.compile([part(1)], keeping: [property], &generator).lint())
      }
    }
  }

  func testAnEndlessAnimationIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let seconds = generator.double(in: 0.1...0.5)
      let isSpring = generator.bool()
      let autoreverses = generator.bool()
      let speed = generator.double(in: 0.5...2)
      let endless: Animation =
        isSpring
        ? .spring(response: seconds, dampingRatio: 0)
        : .linear(duration: seconds).repeatForever(autoreverses: autoreverses).speed(speed)
      let limited: Animation =
        isSpring
        ? .spring(response: seconds, dampingRatio: 0.5)
        : .linear(duration: seconds).repeatCount(3, autoreverses: autoreverses)
      // It runs there once, so that it ends where it should.
      let cycle = isSpring ? seconds : seconds / speed
      let property = generator.pick([ViewProperty.translation, .scale])
      let part: AtomicTransition = property == .scale ? .scale(0.5) : .offset(x: 30)
      assertFound(
        Finding(
          .endlessAnimation, plot.view, property, from: plot.delay, to: plot.delay + cycle,
          size: cycle),
        in: plot.compile([part.animation(endless)], keeping: [property], &generator).lint())
      if generator.checksTwin() {
        assertNone(
          .endlessAnimation, plot.view, property,
          in: plot.compile([part.animation(limited)], keeping: [property], &generator).lint())
      }
    }
  }

  func testASpringThatTakesTooLongIsFound() {
    forAllPlots { generator in
      let plot = Plot(&generator)
      let duration = generator.double(in: 0.05...0.1)
      let bounce = generator.double(in: 0.92...0.98)
      let property = generator.pick([ViewProperty.translation, .rotation])
      let part: AtomicTransition = property == .rotation ? .rotate(.degrees(8)) : .offset(x: 30)
      // A weakly damped spring is within a thousandth once its envelope is.
      let envelope = duration * log(1000) / (2 * Double.pi * (1 - bounce))
      let slow = plot.compile(
        [part.animation(.spring(duration: duration, bounce: bounce))], keeping: [property],
        &generator
      ).lint()
      let found = slow.filter {
        $0.kind == .slowSpring && $0.view == plot.view && $0.property == property
      }
      XCTAssertEqual(found.count, 1)
      guard let finding = found.first else { return }
      XCTAssertEqual(finding.time, plot.delay, accuracy: 1e-3)
      // The last swing may be over before the envelope is, by half a swing at most.
      XCTAssertEqual(finding.size, envelope / duration, accuracy: 0.51)
      let quick = plot.compile(
        [part.animation(.spring(duration: duration, bounce: generator.double(in: 0...0.88)))],
        keeping: [property], &generator)
      if generator.checksTwin() {
        assertNone(.slowSpring, plot.view, property, in: quick.lint())
      }
    }
  }

  func testEveryViewOfASlowOrEndlessAnimationIsNamed() {
    for animation in [
      Animation.spring(duration: 0.3, bounce: 0.95), .linear(duration: 1).repeatForever(),
    ] {
      let findings = NavigationTransition.slide.animation(animation)
        .compile(for: .push, in: .phone).lint()
      let kinds: Set<LintFinding.Kind> = [.slowSpring, .endlessAnimation]
      XCTAssertEqual(
        Set(findings.filter { kinds.contains($0.kind) }.compactMap { $0.view }),
        [.origin, .destination])
    }
  }
}
