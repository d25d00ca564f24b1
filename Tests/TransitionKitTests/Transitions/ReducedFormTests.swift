import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What reducing motion keeps of a transition, and what it takes out.
final class ReducedFormTests: XCTestCase {
  private static let sizes = [
    Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 100.1, height: 99.9),
  ]

  func testTheReducedFormOfEveryBuiltInKeepsAllButMovement() {
    forEachPair { name, full, reduced in
      XCTAssertEqual(full.timeline.duration, reduced.timeline.duration, name)
      XCTAssertEqual(full.timeline.targets, reduced.timeline.targets, name)
      for index in 0...50 {
        // Before the start and after the end, too.
        let time = (Double(index) / 48 - 1.0 / 48) * full.timeline.duration
        let (a, b) = (full.timeline.frame(at: time), reduced.timeline.frame(at: time))
        XCTAssertEqual(a.drawingOrder, b.drawingOrder, name)
        for view in full.timeline.views {
          XCTAssertEqual(a.isPresent(view), b.isPresent(view), name)
          XCTAssertEqual(a[view].zPosition, b[view].zPosition, name)
        }
      }
      for view in full.timeline.views {
        let (a, b) = (full[view], reduced[view])
        for property in a.written where !PropertySet.movement.contains(property) {
          XCTAssertEqual(
            a.completion[property], b.completion[property], name)
        }
      }
      XCTAssertLessThanOrEqual(reduced.conflicts.count, full.conflicts.count, name)
    }
  }

  func testNothingMovesInTheReducedFormOfAnyBuiltIn() {
    forEachPair { name, full, reduced in
      for view in reduced.timeline.views {
        for index in 0...20 {
          let time = Double(index) / 20 * reduced.timeline.duration
          let state = reduced.timeline.frame(at: time)[view]
          for property in PropertySet.movement {
            XCTAssertEqual(
              state[property], PropertyState.rest[property],
              "\(name), \(view), \(property)")
          }
        }
      }
    }
  }

  func testWhateverMovesFadesInTheReducedForm() {
    forEachPair { name, full, reduced in
      for view in full.timeline.views where moves(view, in: full.timeline) {
        let (first, last) = (
          reduced.timeline.frame(at: 0)[view].opacity,
          reduced.timeline.frame(at: reduced.timeline.duration)[view].opacity
        )
        XCTAssertNotEqual(first, last, "\(name), \(view)")
      }
    }
  }

  func testAWipeAnIrisAndAClipFadeWhenTheyAreReduced() {
    for transition in [
      AtomicTransition.wipe(edge: .leading), .iris(from: .bottomRight), .clipReveal,
      .clip(top: 0.5),
    ] {
      let timeline = transition.animation(.linear(duration: 1)).reducingMotion()
        .compile(for: .insertion, in: .phone).timeline
      XCTAssertEqual(timeline.frame(at: 0.25).view.opacity, 0.25)
      XCTAssertEqual(timeline.frame(at: 0.25).view.clip, .zero)
      XCTAssertEqual(timeline.frame(at: 0.25).view.clipRadius, 0)
    }
  }

  func testPiecesOfAViewThatFadesDoNotFadeOnTheirOwn() {
    let pieces = AtomicTransition.pieces(.columns(2)) { _ in .move(edge: .top) }
    for transition in [AtomicTransition.opacity, .move(edge: .leading)] {
      let timeline = transition.combined(with: pieces).animation(.linear(duration: 1))
        .reducingMotion().compile(for: .insertion, in: .phone).timeline
      let frame = timeline.frame(at: 0.25)
      XCTAssertEqual(frame.view.opacity, 0.25)
      XCTAssertEqual(frame.pieces(of: .view).map { frame[$0].opacity }, [1, 1])
    }
  }

  func testAClipThatDoesNotMoveStays() {
    let transition = AtomicTransition.custom { view, _, _ in
      view.initial.clip.top = 0.5
      view.animation.clip.top = 0.5
    }
    let compiled = transition.reducingMotion().compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.timeline.frame(at: 0.1).view.clip.top, 0.5)
    XCTAssertFalse(compiled.view.written.contains(.opacity))
  }

  func testCornersBlursShadowsAndColorsAreNoMovement() {
    for transition in [
      AtomicTransition.cornerRadius(12), .blur(radius: 8), .shadow(radius: 10, y: 4),
      .overlay(.black.opacity(0.4)),
    ] {
      for operation in AtomicTransition.Operation.allCases {
        XCTAssertEqual(
          transition.reducingMotion().compile(for: operation, in: .phone).timeline,
          transition.compile(for: operation, in: .phone).timeline)
      }
    }
  }

  func testAnimatorHandlersCompleteAsTheyDoWithFullMotion() {
    forAll(200) { generator in
      let notes = Notes()
      let completes = generator.bool()
      let first = NavigationTransition.custom { animator, operation, context in
        context.destinationView.frame.origin.x = 300
        animator.addAnimations { context.destinationView.frame.origin.x = 0 }
        animator.addCompletion { notes.add("first \($0)") }
        animator.addCompletion { position in
          notes.add("second")
          if completes { context.completeTransition(position == .end) }
        }
      }
      let second = NavigationTransition(
        AtomicTransition.custom { animator, view, operation, context in
          animator.addAnimations { view.opacity = 0.5 }
          animator.addCompletion { notes.add("\(operation) \($0)") }
        })
      let transition =
        generator.bool() ? first.combined(with: second) : second.combined(with: first)
      let operation = NavigationTransition.Operation.random(&generator)
      let (time, ending) = (generator.double(in: 0...0.4), generator.int(in: 0...2))
      func run(_ container: Container) -> [String] {
        notes.lines = []
        let animator = TransitionAnimator(transition.compile(for: operation, in: container))
        animator.addCompletion { notes.add("animator \($0)") }
        animator.start()
        animator.advance(by: time)
        if ending == 1 { animator.reverse() }
        if ending == 2 { animator.cancel() }
        animator.advance(by: 10)
        return notes.lines + ["\(animator.state)"]
      }
      var calm = Container.phone
      calm.prefersReducedMotion = true
      XCTAssertEqual(run(.phone), run(calm))
    }
  }

  // MARK: All of them

  private func forEachPair(
    _ body: (_ name: String, _ full: CompiledTransition, _ reduced: CompiledTransition) -> Void
  ) {
    let containers = Thoroughness.product(of: Self.sizes, and: LayoutDirection.allCases).map {
      Container(size: $0, layoutDirection: $1)
    }
    func check(
      _ name: String, in container: Container, _ compile: (Container) -> CompiledTransition
    ) {
      var calm = container
      calm.prefersReducedMotion = true
      body("\(name), \(container)", compile(container), compile(calm))
    }
    for ((name, transition), (operation, container)) in Thoroughness.pairs(
      of: BuiltIn.atomic,
      and: Thoroughness.product(of: AtomicTransition.Operation.allCases, and: containers))
    {
      check("\(name), \(operation)", in: container) { transition.compile(for: operation, in: $0) }
    }
    for ((name, transition), (operation, container)) in Thoroughness.pairs(
      of: BuiltIn.navigation,
      and: Thoroughness.product(of: NavigationTransition.Operation.allCases, and: containers))
    {
      check("\(name), \(operation)", in: container) { transition.compile(for: operation, in: $0) }
    }
  }

  /// Whether a view moves in the middle of a timeline.
  private func moves(_ view: ViewID, in timeline: Timeline) -> Bool {
    let states = [0, 0.4, 1].map { timeline.frame(at: $0 * timeline.duration)[view] }
    return PropertySet.movement.contains { property in
      states.contains { $0[property] != states[0][property] }
    }
  }
}

/// What handlers report, from any thread.
private final class Notes: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [String] = []

  var lines: [String] {
    get { lock.withLock { noted } }
    set { lock.withLock { noted = newValue } }
  }

  func add(_ line: String) { lock.withLock { noted.append(line) } }
}
