import TransitionKit
import XCTest

/// Sampling against two slower ways to the same values.
final class SamplingReferenceTests: XCTestCase {
  /// Both sides round a few times, and a steep curve or a fast spring magnifies that up to forty times: in
  /// 200,000 frames they differ by at most.
  private let tolerance = 1e-12
  nonisolated(unsafe) static var largest = 0.0

  func testFramesEqualADirectReadingOfTheTree() {
    forAll(Thoroughness.readTrees) { generator in
      let subject = Subject.random(&generator)
      let duration = subject.timeline.duration
      XCTAssertEqual(duration, subject.views.map(\.reading.duration).max())
      var times = [generator.double(in: -1...0), 0, duration, duration + generator.double(in: 0...1)]
      times += (0..<5).map { _ in generator.double(in: 0...max(duration, 0.01)) }
      var frame = subject.timeline.frame(at: generator.double(in: -1...duration + 1))
      for time in times.shuffled(using: &generator) {
        subject.timeline.sample(at: time, into: &frame)
        check(frame, of: subject, at: time)
      }
    }
    print("LARGEST", Self.largest)
  }

  private func check(_ frame: Timeline.Frame, of subject: Subject, at time: Double) {
    let duration = subject.timeline.duration
    let isOver = time > duration
    var present: [(view: ViewID, height: Double)] = []
    for (view, operation, reading) in subject.views {
      let effect = isOver ? [:] : reading.effect(at: subject.isReversed ? duration - time : time)
      let state = frame[view]
      for (name, place) in PropertyState.places {
        let amount = effect[name]
        let expected = amount?.value ?? restValue(of: name)
        let found = state[place.property].components[place.index]
        let size = max(amount?.size ?? 0, 1)
        Self.largest = max(Self.largest, abs(found - expected) / size)
        if !(abs(found - expected) <= tolerance * size) {
          XCTFail("\(view).\(name) at \(time) s is \(found) and not \(expected)")
        }
      }
      let stays: AtomicTransition.Operation = subject.isReversed ? .removal : .insertion
      if !isOver || operation == stays { present.append((view, effect["zPosition"]?.value ?? 0)) }
    }
    XCTAssertEqual(frame.drawingOrder, present.sorted { $0.height < $1.height }.map(\.view))
  }

  private func restValue(of name: String) -> Double {
    isFactor(name) ? 1 : name.hasPrefix("anchor") ? 0.5 : 0
  }
}

/// A timeline, and what it was made of for each of its views, from back to front.
private struct Subject {
  var timeline: Timeline
  let isReversed: Bool
  let views: [(id: ViewID, operation: AtomicTransition.Operation, reading: TreeReading)]

  static func random(_ generator: inout SeededGenerator) -> Subject {
    generator.bool() ? ofOneView(&generator) : ofTwoViews(&generator)
  }

  private static func ofOneView(_ generator: inout SeededGenerator) -> Subject {
    let tree = TransitionTree.random(&generator, depth: 5)
    let container = Container.random(&generator)
    let operation = AtomicTransition.Operation.random(&generator)
    return Subject(
      tree.transition.compile(for: operation, in: container).timeline,
      [(.view, operation, TreeReading(tree, operation, in: container))], &generator)
  }

  private static func ofTwoViews(_ generator: inout SeededGenerator) -> Subject {
    let push = TransitionTree.random(&generator, depth: 4)
    let pop = TransitionTree.random(&generator, depth: 4)
    let container = Container.random(&generator)
    let operation = NavigationTransition.Operation.random(&generator)
    let transition = NavigationTransition.asymmetric(push: push.transition, pop: pop.transition)
    let tree = operation == .push ? push : pop
    let origin = TreeReading(tree, .removal, in: container)
    let destination = TreeReading(tree, .insertion, in: container)
    let timeline = transition.compile(for: operation, in: container).timeline
    return switch operation {
    case .push:
      Subject(
        timeline, [(.origin, .removal, origin), (.destination, .insertion, destination)],
        &generator)
    case .pop:
      Subject(
        timeline, [(.destination, .insertion, destination), (.origin, .removal, origin)],
        &generator)
    }
  }

  private init(
    _ timeline: Timeline,
    _ views: [(ViewID, AtomicTransition.Operation, TreeReading)],
    _ generator: inout SeededGenerator
  ) {
    isReversed = generator.bool()
    self.timeline = isReversed ? timeline.reversed() : timeline
    self.views = views
  }
}
