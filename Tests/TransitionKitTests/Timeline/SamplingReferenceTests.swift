import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Sampling against two slower ways to the same values.
final class SamplingReferenceTests: XCTestCase {
  /// The fraction of its operands by which a value may differ. Both sides round by 1e-16 a few times, and what
  /// swings or is steep magnifies that up to forty times. The largest difference in a release build is 3.5e-14.
  private let tolerance = 2e-13

  func testFramesEqualADirectReadingOfTheTree() {
    forAll(100_000, .search) { generator in
      let subject = Subject.random(&generator)
      let duration = subject.timeline.duration
      XCTAssertEqual(duration, subject.views.map(\.reading.duration).max())
      let after = duration + generator.double(in: 0...1)
      var times = [generator.double(in: -1...0), 0, duration, after]
      times += (0..<5).map { _ in generator.double(in: 0...max(duration, 0.01)) }
      var frame = subject.timeline.frame(at: generator.double(in: -1...duration + 1))
      for time in times.shuffled(using: &generator) {
        subject.timeline.sample(at: time, into: &frame)
        check(frame, of: subject, at: time)
      }
    }
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
    if isFactor(name) || ["doubleSided", "shadowColor.alpha"].contains(name) { return 1 }
    return name.hasPrefix("anchor") ? 0.5 : 0
  }

  func testFramesEqualTheirContributionsComposedOneByOneToTheBit() {
    forAll(20_000, .search) { generator in
      let timeline = randomTimeline(&generator)
      let other = randomTimeline(&generator)
      var frame = timeline.frame(at: generator.double(in: -1...2 * timeline.duration + 1))
      for time in times(of: timeline, &generator) {
        timeline.sample(at: time, into: &frame)
        XCTAssertEqual(frame, timeline.frame(at: time))
        var foreign = other.frame(at: time)
        timeline.sample(at: time, into: &foreign)
        XCTAssertEqual(frame, foreign)

        let local = timeline.isReversed ? timeline.duration - time : time
        for track in timeline.tracks {
          let view = track.view
          let expected: SIMD4<Double>
          if time <= timeline.duration {
            expected = composed(track, of: timeline, at: local)
            XCTAssertEqual(timeline.value(of: track, at: time), expected)
          } else {
            expected = timeline.isReversed ? track.property.identityVector : track.completion
          }
          let found = frame[view][track.property]
          var straight = track.property.unpremultiplied(expected)
          // A state says yes or no.
          if track.property == .doubleSided { straight.x = straight.x == 0 ? 0 : 1 }
          if found != PropertyValue(straight, of: track.property) {
            XCTFail("\(view).\(track.property) at \(time) s is \(found) and not \(expected)")
          }
        }
      }
    }
  }

  /// Before, at the ends, after, and both at and beside the times at which something starts or ends.
  private func times(of timeline: Timeline, _ generator: inout SeededGenerator) -> [Double] {
    let duration = timeline.duration
    var times = [-0.5, 0, duration.nextDown, duration, duration.nextUp, duration + 0.5]
    for timing in timeline.timings.shuffled(using: &generator).prefix(3) {
      for time in [timing.start, timing.end] {
        let place = timeline.isReversed ? duration - time : time
        times += [place.nextDown, place, place.nextUp]
      }
    }
    times += (0..<5).map { _ in generator.double(in: 0...max(duration, 0.01)) }
    return times.shuffled(using: &generator)
  }

  private func composed(
    _ track: Timeline.Track, of timeline: Timeline, at time: Double
  ) -> SIMD4<Double> {
    let segments = Array(track.segments)
    let values = segments.map { $0.value(at: timeline.timings[$0.timing].progress(at: time)) }
    let first = values.first ?? track.property.identityVector
    switch track.property.composition {
    case .add: return limited(values.dropFirst().reduce(first, +))
    case .multiply: return limited(values.dropFirst().reduce(first) { limited($0 * $1) })
    case .replace, .constant:
      let starts = segments.map { timeline.timings[$0.timing].start }
      let latest = starts.filter { $0 <= time }.max() ?? starts.min()
      return limited(starts.lastIndex { $0 == latest }.map { values[$0] } ?? first)
    }
  }

  private func limited(_ value: SIMD4<Double>) -> SIMD4<Double> {
    var limited = value
    for lane in 0..<4 { limited[lane] = value[lane] >= -1e12 ? min(value[lane], 1e12) : -1e12 }
    return limited
  }

  private func randomTimeline(_ generator: inout SeededGenerator) -> Timeline {
    let container = Container.random(&generator)
    let policies: [MergePolicy] = [.compose, .compose, .lastWriterWins, .firstWriterWins]
    let policy = policies[generator.int(in: 0...3)]
    let timeline =
      generator.bool()
      ? AtomicTransition.ofAnyKind(&generator)
        .compile(for: .random(&generator), in: container, merging: policy).timeline
      : NavigationTransition.ofAnyKind(&generator)
        .compile(for: .random(&generator), in: container, merging: policy).timeline
    return generator.int(in: 0...2) == 0 ? timeline.reversed() : timeline
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
    var readings = [TreeReading(tree, operation, in: container)]
    TreeReading.settle(&readings)
    return Subject(
      tree.transition.compile(for: operation, in: container).timeline,
      [(.view, operation, readings[0])], &generator)
  }

  private static func ofTwoViews(_ generator: inout SeededGenerator) -> Subject {
    let push = TransitionTree.random(&generator, depth: 4)
    let pop = TransitionTree.random(&generator, depth: 4)
    let container = Container.random(&generator)
    let operation = NavigationTransition.Operation.random(&generator)
    let transition = NavigationTransition.asymmetric(push: push.transition, pop: pop.transition)
    let tree = operation == .push ? push : pop
    var readings = [
      TreeReading(tree, .removal, in: container), TreeReading(tree, .insertion, in: container),
    ]
    TreeReading.settle(&readings)
    let (origin, destination) = (readings[0], readings[1])
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
