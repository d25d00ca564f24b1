import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What cannot be used is reported by a transition, a scene and a window in the same kinds.
final class InvalidInputLawTests: XCTestCase {
  private struct Page: ScreenContent {
    let elements: [Element<String>]

    func elements(in size: Size) -> [Element<String>] { elements }
  }

  private let size = Size(width: 400, height: 800)

  private func scene(_ elements: [Element<String>]) -> Scene<String> {
    Scene(size: size, elements: elements)
  }

  private func card(_ x: Double = 0) -> Element<String> {
    Element("card", frame: Rect(x: x, y: 0, width: 100, height: 100))
  }

  private func kinds(_ diagnostics: [Diagnostic]) -> Set<Diagnostic.Kind> {
    Set(diagnostics.map(\.kind))
  }

  /// The kinds but for jumps, which compiling finds in each property, and others only in what repeats or has a delay. Of what never ends the
  /// length is left out, too: in a scene something that arrives replaces that.
  private func comparable(_ kinds: Set<Diagnostic.Kind>) -> Set<Diagnostic.Kind> {
    // What is said of a number that replaces another one may differ by place.
    if kinds.contains(.unusableDuration) { return [.unusableDuration] }
    return kinds.subtracting(kinds.contains(.endlessAnimation) ? [.jump, .longAnimation] : [.jump])
  }

  private func invalidAnimation(_ generator: inout SeededGenerator) -> Animation {
    let numbers: [Double] = [
      .nan, .infinity, -.infinity, -1, -1e-9, 1e7, 350, generator.double(in: -100...(-0.01)),
      generator.double(in: 61...1e5), generator.double(in: -10...10), 0,
    ]
    let (a, b) = (generator.pick(numbers), generator.pick(numbers))
    let base: Animation =
      switch generator.int(in: 0...6) {
      case 0: .linear(duration: a)
      case 1: .spring(duration: a, bounce: b)
      case 2: .spring(response: a, dampingRatio: b)
      case 3: .interpolatingSpring(mass: a, stiffness: 100, damping: b)
      case 4: .interpolatingSpring(stiffness: a, damping: 10, initialVelocity: b)
      case 5: .timingCurve(a, 0, 0.5, b, duration: 0.5)
      default: .easeOut(duration: 0.5)
      }
    return switch generator.int(in: 0...4) {
    case 0: base.delay(a)
    case 1: base.speed(b)
    case 2: repeated(base, 2 * generator.int(in: 1...3))
    default: base
    }
  }

  /// An animation there and back, if a scene, which plays it there once more, does not take longer than a minute only thereby.
  private func repeated(_ base: Animation, _ count: Int) -> Animation {
    let repeated = base.repeatCount(count)
    return repeated.duration <= 60 && base.repeatCount(count + 1).duration > 60 ? base : repeated
  }

  /// What a scene says of what changes in it, by an animator and as a transition.
  private func check(
    _ old: [Element<String>], _ new: [Element<String>], _ transaction: Transaction,
    _ definition: TransitionDefinition<String>? = nil, says expected: Set<Diagnostic.Kind>?,
    _ text: String
  ) -> Set<Diagnostic.Kind> {
    let animator = SceneAnimator(scene(old))
    animator.update(to: scene(new), transaction, using: definition)
    let transition = SceneTransition(
      from: scene(old), to: scene(new), transaction, using: definition)
    let found = comparable(kinds(animator.diagnostics))
    XCTAssertEqual(found, expected ?? found, text)
    XCTAssertEqual(comparable(kinds(transition.diagnostics)), found, text)
    XCTAssertEqual(
      Set(animator.diagnostics.map(\.message)).count, animator.diagnostics.count,
      text + ", \(animator.diagnostics)")
    return found
  }

  func testAnimationsAreReportedAlikeWhereverTheyEnter() {
    var (cases, reported) = (0, 0)
    forAll(5000, .usual) { generator in
      let animation = invalidAnimation(&generator)
      let compiled = AtomicTransition.opacity.animation(animation)
        .compile(for: .insertion, in: Container(size: size))
      let expected = comparable(kinds(compiled.diagnostics))
      let plain = Transaction.animated(.default)
      let text = "\(animation)"
      let own = card().animation(animation)
      switch generator.int(in: 0...7) {
      case 0: _ = check([card()], [card(9)], .animated(animation), says: expected, text)
      case 1: _ = check([], [own], plain, says: expected, text)
      case 2: _ = check([own], [], plain, says: expected, text)
      case 3:
        _ = check(
          [card().animation(animation, value: 1)], [card(9).animation(animation, value: 2)], plain,
          says: expected, text)
      case 4:
        _ = check(
          [], [card()], plain, ["card": .translateY(9).animation(animation)], says: expected, text)
      case 5:
        let animator = SceneAnimator(scene([card()]))
        let change = animator.begin(to: scene([card(9)]), plain)
        change.scrub(to: 0.4)
        if generator.bool() {
          change.finish(animation: animation)
        } else {
          change.cancel(animation: animation)
        }
        XCTAssertEqual(comparable(kinds(animator.diagnostics)), expected, text)
      case 6:
        let animator = TransitionAnimator(
          AtomicTransition.opacity.compile(for: .insertion, in: .phone))
        animator.start()
        animator.advance(by: 0.1)
        animator.finish(animation: animation)
        XCTAssertEqual(comparable(kinds(animator.diagnostics)), expected, text)
      default:
        let (window, controller, _) = stackInAWindow(ScreenStack(["list"])) { _ in
          ScreenTransition(.slide, animation: animation)
        }
        controller.push("detail")
        window.advance(by: 0.01)
        XCTAssertEqual(comparable(kinds(window.diagnostics)), expected, text)
      }
      cases += 1
      if !expected.isEmpty { reported += 1 }
    }
    print("\(cases) animations, \(reported) of them reported")
    XCTAssertGreaterThan(reported, cases / Thoroughness.size(2, or: 4))
  }

  func testFramesIdsAndKeysAreReportedAlike() throws {
    var found: [Diagnostic.Kind: Int] = [:]
    forAll(2000, .usual) { generator in
      let numbers: [Double] = [.nan, .infinity, -1, 1e13, 5]
      var (elements, text): ([Element<String>], String)
      switch generator.int(in: 0...2) {
      case 0:
        let frame = Rect(
          x: generator.pick(numbers), y: 0, width: generator.pick(numbers), height: 9)
        (elements, text) = ([Element("row", frame: frame)], "\(frame)")
      case 1: (elements, text) = ([card(), card(5)], "two of one id")
      default:
        let other = Element("other", frame: .zero).match("key")
        (elements, text) = ([card().match("key"), other], "two of one key")
      }
      elements.append(Element("last", frame: .zero))
      let old = generator.bool() ? [card(300).match("key")] : []
      let expected = check(
        old, elements, .animated(.default), says: nil, text)
      for kind in expected { found[kind, default: 0] += 1 }
      guard old.isEmpty else { return }
      let window = ScreenWindow(size: size)
      let controller = TransitionController(ScreenStack([Page(elements: [])]), in: window) { _ in
        ScreenTransition(.slide)
      }
      controller.push(Page(elements: elements))
      window.advance(by: 0.01)
      // Keys are matched by the stack of pages.
      XCTAssertEqual(
        kinds(window.diagnostics).subtracting([.duplicateKey]),
        expected.subtracting([.duplicateKey]), text)
    }
    print(found)
    XCTAssertGreaterThanOrEqual(found.count, Thoroughness.size(4, or: 1))
  }

  func testDelaysThatCannotBeUsedAreReportedWhereverElementsFollowEachOther() {
    for seconds in [-1, .nan, .infinity] {
      let staggers: [Stagger] = [
        .index(each: seconds), .row(total: seconds), .distance(from: .center, each: seconds),
        .distance(from: Point.zero, speed: seconds),
      ]
      let plain = Transaction.animated(.default)
      let delayed: ElementTransition<String> = .translateY(9).delay(seconds)
      XCTAssertTrue(delayed.description.contains("9"))
      _ = check([], [card()], plain, ["card": delayed], says: [.unusableDuration], "\(seconds)")
      for stagger in staggers {
        _ = check(
          [card()], [card(9)], .animated(.default, stagger: stagger), says: [.unusableDuration],
          "\(stagger)")
        let list = Element<String>("list", frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
          card()
        }
        _ = check(
          [Element("list", frame: list.frame)], [list], plain, ["list": .cascade(stagger)],
          says: [.unusableDuration], "\(stagger)")
        let tiles = AtomicTransition.pieces(.grid(rows: 2, columns: 2), staggered: stagger) { _ in
          .opacity
        }
        let compiled = tiles.compile(for: .insertion, in: Container(size: size))
        XCTAssertEqual(kinds(compiled.diagnostics), [.unusableDuration], "\(stagger)")
        XCTAssertTrue("\(compiled.diagnostics)".contains("\(seconds)"), "\(compiled.diagnostics)")
      }
    }
    let usable = check(
      [], [card()], .animated(.default, stagger: .row(each: 0)), ["card": .translateY(9).delay(0)],
      says: [], "0")
    XCTAssertTrue(usable.isEmpty)
  }
}
