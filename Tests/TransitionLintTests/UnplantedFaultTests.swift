import TransitionKit
import TransitionLint
import TransitionScenes
import XCTest

/// Faults that need no promise to be found, and good designs in which nothing is.
final class UnplantedFaultTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  private func insertion(_ transition: AtomicTransition) -> [LintFinding] {
    transition.compile(for: .insertion, in: container).lint()
  }

  private func push(_ transition: NavigationTransition) -> [LintFinding] {
    transition.compile(for: .push, in: container).lint()
  }

  // MARK: Faults

  func testPagesThatShrinkOrPartShowTheBackground() {
    let parting = NavigationTransition(
      .asymmetric(
        insertion: .move(edge: .trailing).animation(.easeIn(duration: 0.4)),
        removal: .move(edge: .leading).animation(.easeOut(duration: 0.4))))
    let shrinking = NavigationTransition(
      .asymmetric(insertion: .move(edge: .bottom), removal: .scale(0.8))
    ).animation(.easeInOut(duration: 0.4))
    for transition in [parting, shrinking] {
      let found = push(transition).filter { $0.kind == .uncoveredContainer }
      XCTAssertEqual(found.count, 1)
      XCTAssertEqual(found.first?.severity, .note)
      // What is promised is judged as a promise.
      let promised = transition.compile(for: .push, in: container)
        .lint(.standard.promising(.covers())).filter { $0.kind == .uncoveredContainer }
      XCTAssertEqual(promised.map(\.severity), [.warning])
    }
    for transition in [NavigationTransition.slide, .fade(.cross), .flip, .zoom] {
      XCTAssertFalse(push(transition).contains { $0.kind == .uncoveredContainer })
    }
  }

  func testACardThatPopsInIsFound() {
    let pops: [AtomicTransition] = [
      [.offset(x: 0, y: 60), .scale(0.9)], [.scale(0.8), .blur(radius: 4)],
    ]
    for transition in pops {
      let found = insertion(transition).filter { $0.kind == .jumpAtStart }
      XCTAssertEqual(found.count, 1, "\(transition)")
      XCTAssertEqual(found.first?.time, 0)
      for repaired in [
        transition.combined(with: .opacity), transition.combined(with: .move(edge: .bottom)),
      ] {
        XCTAssertFalse(insertion(repaired).contains { $0.kind == .jumpAtStart }, "\(repaired)")
      }
    }
    // Behind the page that leaves nothing pops.
    let uncovered = NavigationTransition(
      .asymmetric(
        insertion: [.scale(0.9), .zPosition(-1)], removal: .move(edge: .trailing)))
    XCTAssertFalse(push(uncovered).contains { $0.kind == .jumpAtStart })
  }

  func testTheMirroredBackOfACardIsFound() {
    let turn = Rotation(.degrees(180), axis: (x: 0, y: 1, z: 0))
    let card = AtomicTransition.custom { view, operation, _ in
      if operation == .insertion { view.initial.rotation = turn }
    }
    XCTAssertTrue(insertion(card).contains { $0.kind == .backSeen })
    XCTAssertFalse(
      insertion(.rotate3D(.degrees(180), axis: (x: 0, y: 1, z: 0))).contains {
        $0.kind == .backSeen
      })
    // A card of a scene that is turned round stays so.
    let scene = Scene(size: Size(width: 390, height: 844)) {
      Element("card", frame: Rect(x: 95, y: 300, width: 200, height: 140))
    }
    var turned = scene
    turned["card"]?.state.rotation = turn
    let change = SceneTransition(from: scene, to: turned, .animated(.easeInOut(duration: 0.5)))
    let found = change.lint().filter { $0.kind == .backSeen }
    XCTAssertEqual(found.count, 1)
    XCTAssertEqual(found.first?.time ?? 0, 0.25, accuracy: 0.01)
    turned["card"]?.state.doubleSided = false
    var single = scene
    single["card"]?.state.doubleSided = false
    let hidden = SceneTransition(from: single, to: turned, .animated(.easeInOut(duration: 0.5)))
    XCTAssertFalse(hidden.lint().contains { $0.kind == .backSeen })
  }

  func testABlurOfWhichNothingIsRecognisedIsFound() {
    let found = insertion([.blur(radius: 300), .opacity]).filter { $0.kind == .overshoot }
    XCTAssertEqual(found.map(\.property), [.blur])
    XCTAssertEqual(found.first?.size ?? 0, 200, accuracy: 1e-6)
    XCTAssertTrue(insertion([.blur(radius: 60), .opacity]).allSatisfy { $0.kind != .overshoot })
    var rules = LintRules.standard
    rules.largestBlur = 400
    let compiled = AtomicTransition.blur(radius: 300).compile(for: .insertion, in: container)
    XCTAssertFalse(compiled.lint(rules).contains { $0.kind == .overshoot })
  }

  // MARK: Good designs

  func testMaterialsFadesAreNotFaintAndNotTooShort() {
    for gap in [0.011, 0.03] {
      let through = NavigationTransition(
        .asymmetric(
          insertion: .opacity.animation(.linear(duration: 0.21).delay(0.09 + gap)),
          removal: .opacity.animation(.linear(duration: 0.09))))
      XCTAssertFalse(push(through).contains { $0.kind == .faintScreen }, "\(gap)")
    }
    XCTAssertFalse(push(.flip).contains { $0.kind == .faintScreen })
    let fade = AtomicTransition.opacity.animation(.linear(duration: 0.075))
    XCTAssertEqual(fade.compile(for: .removal, in: container).lint(), [])
    XCTAssertTrue(
      insertion(.opacity.animation(.linear(duration: 0.03))).contains {
        $0.kind == .shortTransition
      })
  }

  func testASpringPushDrawsItsOpacityAndItsShadowAsTheyAreMeant() {
    let pushes: [AtomicTransition] = [
      [.move(edge: .trailing), .opacity],
      [.move(edge: .trailing), .shadow(radius: 10, y: 4), .opacity],
    ]
    for transition in pushes {
      XCTAssertFalse(
        insertion(transition.animation(.bouncy)).contains {
          $0.kind == .overshoot && ($0.property == .opacity || $0.property == .shadow)
        }, "\(transition)")
    }
  }

  func testASpinDoesNotFlash() {
    for degrees in [720.0, 1080] {
      let spin: AtomicTransition = [.rotate(.degrees(degrees)), .scale(0.2), .opacity]
      let found = insertion(spin.animation(.easeInOut(duration: 0.6)))
      XCTAssertFalse(found.contains { $0.kind == .flash }, "\(found)")
      XCTAssertTrue(found.contains { $0.kind == .excessiveRotation })
    }
  }

  // MARK: Rules

  func testRulesThatCannotBeUsedAreReplacedAndSaid() {
    let motions = [
      NavigationTransition.slide.compile(for: .push, in: container),
      NavigationTransition(.opacity.delayed(by: 1)).compile(for: .push, in: container),
    ]
    for number in [-1, -Double.infinity, .nan, .infinity] {
      let changes: [(String, (inout LintRules) -> Void)] = [
        ("longestIdleTime", { $0.longestIdleTime = number }),
        ("latestStart", { $0.latestStart = number }),
        ("latestAppearance", { $0.latestAppearance = number }),
        ("faintestScreen", { $0.faintestScreen = number }),
        ("largestRotation", { $0.largestRotation = Angle(radians: number) }),
        ("largestBlur", { $0.largestBlur = number }),
      ]
      for (name, change) in changes {
        var rules = LintRules.standard
        change(&rules)
        let isPart = name == "latestAppearance" || name == "faintestScreen"
        for motion in motions {
          let said = motion.lint(rules).filter {
            $0.kind == .unusableInput && $0.message.contains(name)
          }
          XCTAssertEqual(said.count, number == .infinity && !isPart ? 0 : 1, "\(name) \(number)")
        }
      }
    }
    var rules = LintRules.standard
    rules.durations = -2...(-1)
    XCTAssertEqual(motions[0].lint(rules).filter { $0.kind == .unusableInput }.count, 2)
  }
}
