import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Idle means delivered, and completions come in the order of their times, over random updates, open changes and holds.
final class SceneCompletionLawTests: XCTestCase {
  func testIdleMeansThatEveryCompletionWasCalledOnce() {
    var (changes, overlapping) = (0, 0)
    forAll(20_000, .search) { generator in
      let script = CompletionScript(&generator)
      let (animator, log) = script.play()
      var steps = 0
      let step = generator.pick([1.0 / 64, 0.125, 1, 10])
      while animator.advance(by: step), steps < 10_000 { steps += 1 }
      XCTAssertLessThan(steps, 10_000)
      XCTAssertTrue(animator.isIdle)
      XCTAssertEqual(log.lines.map(\.number).sorted(), script.numbers, "\(log.lines)")
      XCTAssertTrue(animator.frame.elements.allSatisfy { $0.presence == .present })
      changes += script.numbers.count
      overlapping += log.hasTakenOver ? 1 : 0
    }
    print("\(changes) changes, \(overlapping) scripts with some that were taken over")
    XCTAssertGreaterThan(overlapping, 0)
  }

  func testCompletionsComeInTheOrderOfTheirTimesWhateverTheStep() {
    forAll(20_000, .search) { generator in
      let script = CompletionScript(&generator)
      let (one, first) = script.play()
      let (other, second) = script.play(splitting: generator.pick([2, 4, 16]))
      for part in 1...64 { other.advance(to: one.clockTime + 20 * Double(part) / 64) }
      one.advance(by: 20)
      XCTAssertEqual(first.lines, second.lines)
    }
  }
}

/// A random sequence of calls of an animator with completions, which can be replayed.
private struct CompletionScript {
  enum Step {
    case update(Scene<Int>, Transaction)
    case begin(Scene<Int>, Transaction)
    case scrub(Double)
    case finish(Double)
    case cancel(Double)
    case hold(Int)
    case letGo
    case advance(Double)
  }

  private let first: Scene<Int>
  private var steps: [Step] = []

  /// The steps with a completion.
  var numbers: [Int] {
    steps.indices.filter {
      switch steps[$0] {
      case .update, .begin: true
      default: false
      }
    }
  }

  init(_ generator: inout SeededGenerator) {
    first = .random(upTo: 6, using: &generator)
    var scene = first
    for _ in 0..<generator.int(in: 2...9) {
      switch generator.int(in: 0...9) {
      case 0...4:
        scene.edit(times: generator.int(in: 1...3), upTo: 6, using: &generator)
        steps.append(.update(scene, transaction(&generator)))
      case 5:
        scene.edit(times: generator.int(in: 1...3), upTo: 6, using: &generator)
        steps.append(.begin(scene, transaction(&generator)))
        steps.append(.scrub(generator.double(in: 0...1)))
      case 6: steps.append(.scrub(generator.double(in: 0...1)))
      case 7: steps.append(.finish(generator.double(in: -2...2)))
      case 8: steps.append(.cancel(generator.double(in: -2...2)))
      default: steps.append(.hold(generator.int(in: 0...11)))
      }
      // Whole parts of a second, which can be divided without an error.
      if generator.int(in: 0...3) > 0 {
        steps.append(.advance(generator.pick([1.0 / 64, 0.0625, 0.125, 0.25, 0.5])))
      }
    }
    steps += [.letGo, .finish(0)]
  }

  private func transaction(_ generator: inout SeededGenerator) -> Transaction {
    var transaction = Transaction.random(&generator)
    if generator.int(in: 0...3) == 0 { transaction.criterion = .logicallyComplete }
    return transaction
  }

  /// Plays the script.
  ///
  /// - Parameter split: into how many steps each advance is divided.
  func play(splitting split: Int = 1) -> (SceneAnimator<Int>, CompletionLog) {
    let (animator, log) = (SceneAnimator(first), CompletionLog())
    var change: OpenChange<Int>?
    var held: [HeldElement<Int>] = []
    for (number, step) in steps.enumerated() {
      switch step {
      case .update(let scene, let transaction):
        animator.update(to: scene, transaction) { log.add(number, "\($0)") }
      case .begin(let scene, let transaction):
        change = animator.begin(to: scene, transaction) { log.add(number, "\($0)") }
      case .scrub(let progress): change?.scrub(to: progress)
      case .finish(let velocity): change?.finish(velocity: velocity)
      case .cancel(let velocity): change?.cancel(velocity: velocity)
      case .hold(let id): if let element = animator.hold(id) { held.append(element) }
      case .letGo: for element in held { element.release() }
      case .advance(let interval):
        let start = animator.clockTime
        for part in 1...split {
          animator.advance(to: start + interval * Double(part) / Double(split))
        }
      }
    }
    return (animator, log)
  }
}

/// The completions that were called, in their order.
private final class CompletionLog {
  struct Line: Equatable {
    let number: Int
    let outcome: String
  }

  private(set) var lines: [Line] = []

  var hasTakenOver: Bool { lines.contains { $0.outcome == "takenOver" } }

  func add(_ number: Int, _ outcome: String) {
    lines.append(Line(number: number, outcome: outcome))
  }
}
