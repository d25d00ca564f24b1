import TransitionControllers
import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Faults of elements in scenes.
final class SceneLintTests: XCTestCase {
  func testAFaultOfAnElementIsFoundWithItsView() throws {
    forAllPlots { generator in
      var base = Scene.random(upTo: 5, using: &generator)
      var other = base
      other.edit(times: 2, upTo: 6, using: &generator)
      base.size = other.size
      let operation = AtomicTransition.Operation.random(&generator)
      let seconds = generator.double(in: 0.1...0.6)
      let (transition, finding) = Self.fault(&generator, operation, for: seconds)
      let element = Element(1000, frame: Rect(x: 20, y: 30, width: 60, height: 80))
        .transition(transition)
      let position = generator.int(in: 0...2)
      if operation == .insertion {
        other.insert(element, at: position)
      } else {
        base.insert(element, at: position)
      }
      let change = SceneTransition(
        from: base, to: other, .animated(.linear(duration: generator.double(in: 0.1...0.8))))
      let view = try XCTUnwrap(change.view(of: 1000))
      let expected = Finding(
        finding.kind, view, finding.property, from: finding.start, to: finding.end,
        size: finding.size)
      assertFound(expected, in: change.lint())
      let reversed = Finding(
        finding.kind.reversed, view, finding.property,
        from: finding.end.map { change.duration - $0 },
        to: finding.start.map { change.duration - $0 }, size: finding.size)
      assertFound(reversed, in: change.reversed().lint())
    }
  }

  func testWhatHasNoEffectInAChangeIsAFinding() {
    func scene(_ x: Double) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        Element("card", frame: Rect(x: x, y: 0, width: 100, height: 100))
      }
    }
    var transaction = Transaction.animated()
    transaction.staggered = .moved
    let findings = SceneTransition(from: scene(0), to: scene(50), transaction).lint()
    XCTAssertEqual(findings.map(\.kind), [.unusableInput])
  }

  private static func fault(
    _ generator: inout SeededGenerator, _ operation: AtomicTransition.Operation, for seconds: Double
  ) -> (AtomicTransition, Finding) {
    let size = generator.double(in: 10...90)
    let line = Animation.linear(duration: seconds)
    func jump(_ points: [Point]) -> AtomicTransition {
      .offset(x: 2 * size).animation(.timingCurve(.piecewiseLinear(points), duration: seconds))
    }
    switch generator.int(in: 0...5) {
    case 0:
      return (
        jump([Point(x: 0, y: 0.5), Point(x: 1, y: 1)]),
        Finding(.jumpAtStart, nil, .translation, from: 0, to: 0, size: size)
      )
    case 1:
      return (
        jump([Point(x: 0, y: 0), Point(x: 1, y: 0.5)]),
        Finding(.jumpAtEnd, nil, .translation, from: seconds, to: seconds, size: size)
      )
    case 2:
      let second = AtomicTransition.offset(x: 3 * size).animation(line).delayed(by: seconds)
      return (
        AtomicTransition.offset(x: size).animation(line).combined(with: second),
        Finding(
          .suddenVelocityChange, nil, .translation, from: seconds, to: seconds,
          size: 2 * size / seconds)
      )
    case 3:
      return (
        AtomicTransition.scale(0.5).combined(with: .scale(0.5)).animation(line),
        Finding(.exactDuplicate, nil, .scale)
      )
    case 4:
      return (
        .offset(x: size).animation(line.repeatForever(autoreverses: false)),
        Finding(.endlessAnimation, nil, .translation, from: 0, to: seconds, size: seconds)
      )
    default:
      let isInsertion = operation == .insertion
      return (
        .custom { view, _, _ in
          view.initial.translation.dx = isInsertion ? 100 : 0
          view.animation.translation.dx = isInsertion ? size : 100
          view.completion.translation.dx = size
        }.animation(line),
        Finding(isInsertion ? .leftDisplaced : .neverReturns, nil, .translation, size: size)
      )
    }
  }

  func testOrdinaryChangesHaveNoWarnings() {
    let size = Size(width: 390, height: 600)
    func rows(_ names: [String]) -> Scene<String> {
      Scene(
        size: size,
        elements: names.enumerated().map { index, name in
          Element(name, frame: Rect(x: 10, y: 10 + 70 * Double(index), width: 330, height: 60))
        })
    }
    func cards(_ isOpen: Bool) -> Scene<String> {
      Scene(size: size) {
        Element("paper", frame: Rect(size: size))
        if isOpen {
          Element("cover", frame: Rect(x: 0, y: 0, width: 390, height: 300)).match("2")
          Element("text", frame: Rect(x: 20, y: 330, width: 350, height: 100))
        } else {
          Element("card 1", frame: Rect(x: 20, y: 20, width: 350, height: 100)).match("1")
          Element("card 2", frame: Rect(x: 20, y: 140, width: 350, height: 100)).match("2")
        }
      }
    }
    let scenes = [
      (rows(["a", "b", "c"]), rows(["c", "d", "a"])), (cards(false), cards(true)),
      (cards(true), cards(false)), (rows([]), rows(["a", "b"])), (rows(["a"]), rows([])),
    ]
    let definitions: [TransitionDefinition<String>?] = [
      nil,
      ["cover": .sharedElement(path: .arc), "text": .translateY(40).combined(with: .crossfade)],
      ["text": .edgeTranslation(.bottom), "card 1": .crossfade],
    ]
    let animations = [Animation.snappy, .easeInOut(duration: 0.4), .smooth]
    for ((first, second), (definition, animation)) in Thoroughness.pairs(
      of: scenes, and: Thoroughness.pairs(of: definitions, and: animations))
    {
      let change = SceneTransition(from: first, to: second, .animated(animation), using: definition)
      for change in [change, change.reversed()] {
        let warnings = change.lint().filter { $0.severity == .warning }
        XCTAssert(warnings.isEmpty, "\(change.plan): \(warnings)")
      }
    }
  }

  func testBuiltInScreenTransitionsHaveNoWarnings() {
    var transitions: [(String, ScreenTransition)] = [
      ("dissolve", .dissolve), ("sheet", .sheet()), ("card", .card()),
      ("half sheet", .sheet(detents: [.fraction(0.5), .large])),
    ]
    for edge in Edge.allCases {
      transitions += [
        ("cover \(edge)", .cover(edge: edge)), ("slide \(edge)", .slide(edge: edge)),
        ("push \(edge)", .push(edge: edge)), ("uncover \(edge)", .uncover(edge: edge)),
      ]
    }
    for ((name, transition), operation) in Thoroughness.pairs(
      of: transitions, and: NavigationTransition.Operation.allCases)
    {
      let warnings = transition.lint(for: operation, in: .phone).filter { $0.severity == .warning }
      XCTAssert(warnings.isEmpty, "\(name) \(operation): \(warnings)")
    }
  }

  func testAFaultOfAScreenTransitionIsFound() {
    forAllPlots { generator in
      let size = generator.double(in: 10...90)
      let seconds = generator.double(in: 0.1...0.6)
      let operation = NavigationTransition.Operation.random(&generator)
      let screens = NavigationTransition.custom { _, destination, _, _ in
        destination.initial.translation.dx = 300
        destination.animation.translation.dx = size
      }.animation(.linear(duration: seconds))
      assertFound(
        Finding(
          .leftDisplaced, .destination, .translation, from: seconds, to: seconds, size: size),
        in: ScreenTransition(screens).lint(for: operation, in: .phone))
    }
  }
}

extension LintFinding.Kind {
  /// What it is when it is played backwards.
  fileprivate var reversed: LintFinding.Kind {
    switch self {
    case .jumpAtStart: .jumpAtEnd
    case .jumpAtEnd: .jumpAtStart
    default: self
    }
  }
}
