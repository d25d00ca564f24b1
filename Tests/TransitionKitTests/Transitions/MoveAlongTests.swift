import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class MoveAlongTests: XCTestCase {
  private func timeline(
    _ path: MotionPath, parameterization: MotionPath.Parameterization = .constantSpeed,
    _ operation: AtomicTransition.Operation = .insertion,
    _ animation: Animation = .linear(duration: 1)
  ) -> Timeline {
    AtomicTransition.move(along: path, parameterization: parameterization, orientsToPath: true)
      .animation(animation)
      .compile(for: operation, in: .phone).timeline
  }

  func testAnInsertionGoesAlongThePathAndARemovalBack() {
    forAll { generator in
      let path = MotionPath.random(&generator)
      for parameterization in MotionPath.Parameterization.allCases {
        let insertion = timeline(path, parameterization: parameterization, .insertion)
        let removal = timeline(path, parameterization: parameterization, .removal)
        XCTAssertEqual(insertion.frame(at: 0).view.translation.dx, path.start.x)
        XCTAssertEqual(insertion.frame(at: 1).view.translation.dy, path.end.y)
        XCTAssertEqual(removal.frame(at: 1).view.translation.dy, path.start.y)
        for _ in 0..<4 {
          let time = Double(generator.int(in: 0...1024)) / 1024
          XCTAssertEqual(
            insertion.frame(at: time).view.translation, removal.frame(at: 1 - time).view.translation
          )
        }
      }
    }
  }

  func testVelocitiesAreTheDerivativesOfThePlaces() {
    forAll { generator in
      let path = MotionPath.random(&generator)
      let operation = AtomicTransition.Operation.random(&generator)
      for parameterization in MotionPath.Parameterization.allCases {
        let timeline = timeline(path, parameterization: parameterization, operation)
        let time = generator.double(in: 0.001...0.999)
        let step = 1e-6
        for property in [ViewProperty.translation, .rotation] {
          func values(_ time: Double) -> [Double] {
            timeline.frame(at: time).view[property].components
          }
          let velocity = timeline.velocity(of: .view, property, at: time).components
          let (before, after) = (values(time - step), values(time + step))
          let near = timeline.velocity(of: .view, property, at: time - step).components
          let far = timeline.velocity(of: .view, property, at: time + step).components
          for lane in 0..<3 {
            // Next to a corner or a cusp there is no derivative.
            let change = abs(far[lane] - near[lane])
            guard change < 1 + 0.01 * abs(velocity[lane]) else { continue }
            XCTAssertEqual(
              (after[lane] - before[lane]) / (2 * step), velocity[lane],
              accuracy: 1e-4 * max(1, abs(velocity[lane])) + change,
              "\(parameterization) \(property)")
          }
        }
      }
    }
  }

  func testTheHeadingTurnsAsOftenAsThePathAndEndsUpright() {
    let spiral = MotionPath(from: Point(x: -100, y: 0)) {
      $0.addArc(center: Point(x: -50, y: 0), delta: .degrees(900))
    }
    XCTAssertEqual(spiral.end.x, 0, accuracy: 1e-12)
    let turning = timeline(spiral)
    for step in 0...100 {
      let time = Double(step) / 100
      XCTAssertEqual(
        turning.frame(at: time).view.rotation.angle.degrees, 900 * (time - 1), accuracy: 1e-9)
    }
    XCTAssertEqual(turning.frame(at: 1).view.rotation, .zero)
    XCTAssertEqual(
      turning.velocity(of: .view, .rotation, at: 0.3).components[2], 5 * .pi, accuracy: 1e-9)
  }

  func testTheHeadingNeverJumpsOnASmoothPath() {
    forAll(40) { generator in
      // Loops, cusps nearly, and tangents to the left, where atan2 jumps.
      func number() -> Double { generator.double(in: -300...300) }
      let path = MotionPath(from: Point(x: number(), y: number())) {
        $0.addCurve(
          to: .zero, control1: Point(x: number(), y: number()),
          control2: Point(x: number(), y: number()))
      }
      for parameterization in MotionPath.Parameterization.allCases {
        let timeline = timeline(path, parameterization: parameterization)
        var (last, time) = (timeline.frame(at: 0).view.rotation.z, 0.0)
        while time < 1 {
          // Small steps where the path turns fast.
          let rate = abs(timeline.velocity(of: .view, .rotation, at: time).components[2])
          time = min(time + max(0.01 / max(rate, 10), 1e-7), 1)
          let angle = timeline.frame(at: time).view.rotation.z
          XCTAssertLessThan(abs(angle - last), 1, "at \(time)")
          last = angle
        }
        XCTAssertEqual(last, 0)
      }
    }
  }

  func testCornersAreReportedOnlyWhereTheViewTurns() {
    let corner = MotionPath(through: [Point(x: -100, y: -50), Point(x: 0, y: -50), .zero])
    func diagnostics(_ transition: AtomicTransition) -> [Diagnostic] {
      transition.compile(for: .insertion, in: .phone).diagnostics
    }
    XCTAssertEqual(diagnostics(.move(along: corner)), [])
    let found = diagnostics(.move(along: corner, orientsToPath: true))
    XCTAssertEqual(found.map(\.kind), [.jump])
    XCTAssertEqual(found.map(\.property), [.rotation])
    XCTAssertTrue(found[0].message.hasPrefix("rotation jumps by 90°"), found[0].message)
    XCTAssertEqual(diagnostics(.move(along: .loop, orientsToPath: true)), [])
    // A cusp reverses the view at once.
    let cusp = MotionPath(from: Point(x: -100, y: 0)) {
      $0.addCurve(to: .zero, control1: Point(x: 0, y: 100), control2: Point(x: -100, y: 100))
    }
    XCTAssertEqual(diagnostics(.move(along: cusp, orientsToPath: true)).map(\.kind), [.jump])
  }

  func testAPathThatDoesNotEndAtRestIsLeftDisplaced() {
    let path = MotionPath(through: [Point(x: -100, y: 0), Point(x: 10, y: 0)])
    let move = AtomicTransition.move(along: path)
    XCTAssertEqual(
      move.compile(for: .insertion, in: .phone).diagnostics.map(\.kind), [.leftDisplaced])
    XCTAssertEqual(move.compile(for: .removal, in: .phone).diagnostics.map(\.kind), [.jump])
  }

  func testMirroringNegatesThePlaceAndTheAngle() {
    forAll { generator in
      let move = AtomicTransition.move(along: .random(&generator), orientsToPath: true)
      let operation = AtomicTransition.Operation.random(&generator)
      let plain = move.compile(for: operation, in: .phone).timeline
      let mirrored = move.mirrored().compile(for: operation, in: .phone).timeline
      let time = generator.double(in: 0...0.35)
      let (a, b) = (plain.frame(at: time).view, mirrored.frame(at: time).view)
      XCTAssertEqual(b.translation, Translation(dx: -a.translation.dx, dy: -a.translation.dy))
      XCTAssertEqual(b.rotation.z, -a.rotation.z)
      XCTAssertEqual(
        mirrored.velocity(of: .view, .rotation, at: time).components[2],
        -plain.velocity(of: .view, .rotation, at: time).components[2])
      XCTAssertEqual(move.mirrored().mirrored().compile(for: operation, in: .phone).timeline, plain)
    }
  }

  func testASpringGoesOnAlongTheCircleThatFitsTheEnd() {
    // A rotation by 180 degrees about (0, 50), which ends at rest, heading to the right.
    let path = MotionPath(from: Point(x: 0, y: 100)) {
      $0.addArc(center: Point(x: 0, y: 50), delta: .degrees(180))
    }
    let spring = timeline(path, .insertion, .spring(Spring(response: 0.4, dampingRatio: 0.3)))
    var furthest = 0.0
    for frame in spring.frames(perSecond: 200) {
      let place = frame.view.translation
      XCTAssertEqual(hypot(place.dx, place.dy - 50), 50, accuracy: 1e-9)
      XCTAssertEqual(
        place.dx, 50 * sin(frame.view.rotation.z), accuracy: 1e-9,
        "the view lies along the circle")
      furthest = max(furthest, frame.view.rotation.z)
    }
    XCTAssertGreaterThan(furthest, 0.5)
  }

  func testDegeneratePathsAreFinite() {
    let numbers = [0, 1, -300, Double.leastNonzeroMagnitude, 1e-170, 1e12, -1e300, .infinity, .nan]
    var generator = SeededGenerator(seed: 9)
    func number() -> Double { numbers[generator.int(in: 0...numbers.count - 1)] }
    func point() -> Point { Point(x: number(), y: number()) }
    for round in 0..<Thoroughness.cases(600) {
      var path = MotionPath(from: point())
      for _ in 0..<round % 4 {
        switch generator.int(in: 0...6) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        case 2: path.addCurve(to: point(), control1: point(), control2: point())
        case 3: path.addArc(center: point(), delta: .radians(number()))
        case 4: path.addArc(to: point(), bulge: number())
        case 5: path.addArc(center: path.end, delta: .degrees(90))
        default: path.addCurve(to: path.end, control1: path.end, control2: path.end)
        }
      }
      XCTAssertTrue(path.length.isFinite)
      for operation in AtomicTransition.Operation.allCases {
        for parameterization in MotionPath.Parameterization.allCases {
          let timeline = timeline(path, parameterization: parameterization, operation, .bouncy)
          for index in Thoroughness.some(of: 0...20, atLeast: 5) {
            let time = timeline.duration * Double(index) / 20
            assertFinite(timeline.frame(at: time))
            for property in [ViewProperty.translation, .rotation] {
              for component in timeline.velocity(of: .view, property, at: time).components {
                XCTAssertTrue(component.isFinite, "\(path)")
              }
            }
          }
        }
      }
    }
  }

  func testNumbersThatAreNotFiniteAreReported() {
    func kinds(_ path: MotionPath) -> [Diagnostic.Kind] {
      AtomicTransition.move(along: path).compile(for: .insertion, in: .phone).diagnostics.map(
        \.kind)
    }
    let broken = MotionPath(from: Point(x: .nan, y: 40)) {
      $0.addLine(to: Point(x: .infinity, y: 0))
    }
    XCTAssertEqual(kinds(broken), [.nonFiniteValue])
    XCTAssertEqual(
      kinds(MotionPath(through: [Point(x: 1e13, y: 0), .zero])), [.valueOutOfRange])
    XCTAssertEqual(kinds(MotionPath(through: [])), [.doesNothing])
    XCTAssertEqual(kinds(MotionPath(through: [.zero, .zero])), [.doesNothing])
  }

  func testThePathIsNamed() {
    let both = AtomicTransition.move(along: .loop).combined(
      with: .arc(x: -100, y: 0, intensity: 0.5))
    XCTAssertEqual(
      both.compile(for: .insertion, in: .phone).conflicts.first?.paths,
      [
        "insertion / view / combined[0] / move(along: 3 segment(s), parameterization: .constantSpeed)",
        "insertion / view / combined[1] / arc(x: -100, y: 0, intensity: 0.5)",
      ])
  }

  func testAnArcGoesOverTheTopFromTheLeft() {
    let arc = AtomicTransition.arc(x: -100, y: 0, intensity: 1).animation(.linear(duration: 1))
    let top = arc.compile(for: .insertion, in: .phone).timeline.frame(at: 0.5).view.translation
    XCTAssertEqual(top.dx, -50, accuracy: 1e-12)
    XCTAssertEqual(top.dy, -50, accuracy: 1e-12)
    let below = AtomicTransition.arc(x: -100, y: 0, intensity: -0.5).animation(.linear(duration: 1))
      .compile(for: .removal, in: .phone).timeline.frame(at: 0.5).view.translation
    XCTAssertEqual(below.dy, 25, accuracy: 1e-12)
  }
}
