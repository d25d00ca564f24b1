import LiveTestSupport
import TransitionKit
import TransitionTestSupport

/// A compiled transition: frames and velocities at several times.
struct TransitionCase {
  private let seed: UInt64
  private let sink: NumberSink

  init(seed: UInt64, _ sink: NumberSink) { (self.seed, self.sink) = (seed, sink) }

  func run() {
    var recipe = RandomRecipe(seed: seed)
    let operation: NavigationTransition.Operation = recipe.generator.bool() ? .push : .pop
    let container = recipe.container()
    let policies: [MergePolicy] = [.compose, .lastWriterWins, .firstWriterWins]
    let policy = policies[max(recipe.generator.int(in: -2...2), 0)]
    let random = RandomTransition(
      &recipe, depth: recipe.generator.int(in: 1...4), needsCode: sink.isListing)
    sink.note("case \(seed): \(operation) of \(random.code)")
    let compiled = random.transition.compile(
      for: operation, from: 0, to: 1, in: container, merging: policy)
    let timeline = compiled.timeline
    sink.add(timeline.duration, "duration")
    sink.add(timeline.logicalDuration, "logical duration")
    sink.add(compiled.conflicts.count, "conflicts")
    sink.add(compiled.diagnostics.count, "diagnostics")
    var frame = timeline.frame(at: 0)
    var list = DrawList()
    let inside = (0..<5).map { _ in timeline.duration * recipe.generator.double(in: 0...1) }
    for time in [-0.1, 0] + inside + [timeline.duration, timeline.duration + 0.1] {
      sink.note("  at \(time)")
      timeline.sample(at: time, into: &frame)
      list.update(from: frame, in: container)
      sink.add(frame)
      sink.add(list)
      for track in timeline.tracks {
        let velocity = timeline.velocity(of: track, at: time)
        sink.add(velocity, "velocity of \(track.property.name) of \(track.view)")
      }
    }
    sink.note("  reversed, in the middle")
    sink.add(timeline.reversed().frame(at: timeline.duration * 0.4))
  }
}

extension NumberSink {
  /// Adds the properties that are written, of the views that are there, from back to front.
  func add(_ frame: Timeline.Frame) {
    for view in frame.views {
      add(view.order, "order of \(view.id)")
      add(view.region, "region of \(view.id)")
    }
    for index in frame.values.indices { add(frame.values[index], "value \(index)") }
  }

  func add(_ list: DrawList) {
    for index in list.items.indices {
      add(list.items[index], "\(list.items[index].view)")
    }
  }
}
