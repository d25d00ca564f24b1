import TransitionKit
import TransitionScenes

/// What a golden says of a motion as a timeline, which can be drawn.
///
/// What only code knows runs on straight lines between the values that the golden has of it.
package struct GoldenTimeline: Sendable {
  package let timeline: Timeline
  package let container: Container
  package let placements: [ElementPlacement]

  /// What the golden says and the timeline cannot, a sentence each.
  package let omissions: [String]

  /// Makes the timeline of a golden.
  ///
  /// - Throws: the reason why there is none.
  package init(_ golden: MotionGolden) throws(MissingTimeline) {
    let model = golden.model
    container = model.container.sanitized
    placements = model.placements
    let content = try TimelineContent(model.views, lasting: model.duration)
    let timeline = Timeline(
      targets: content.targets, drawingOrder: content.indices(of: model.orders),
      duration: model.duration, isReversed: false, timings: content.timings,
      segments: content.segments, tracks: content.tracks)
    self.timeline = model.playsBackwards ? timeline.reversed() : timeline
    omissions =
      model.orders.count > 1
      ? ["\(counted(model.orders.count - 1, "change")) of the drawing order"] : []
  }
}

/// Says why a golden has no timeline.
package struct MissingTimeline: Error {
  /// The reason, without names of views, which are the words of others.
  package let reason: String
}

/// The views of a golden in the order of a timeline, and what moves them.
private struct TimelineContent {
  private(set) var targets: [TransitionTarget] = []
  private(set) var timings: [Timing] = []
  private(set) var segments: [Timeline.Segment] = []
  private(set) var tracks: [(view: Int, property: ViewProperty, segments: Range<Int>)] = []
  private var indices: [ViewID: Int] = [:]

  init(_ views: [GoldenView], lasting duration: Double) throws(MissingTimeline) {
    for view in try Self.ordered(views) {
      let index = targets.count
      indices[view.id] = index
      targets.append(
        TransitionTarget(
          id: view.id, operation: view.change == .removal ? .removal : .insertion,
          parent: view.id.parent.flatMap { indices[$0] }, region: view.region))
      let hidden = view.presence.flatMap { GoldenOperand(hidingOutside: $0, lasting: duration) }
      for track in view.tracks.adding(hidden, to: .opacity) { add(track, of: index) }
    }
  }

  /// The indices of the whole views from back to front at the start.
  ///
  /// A view that comes later is above the one that is then below it.
  func indices(of orders: [GoldenModel.Order]) -> [Int] {
    var drawingOrder: [Int] = []
    for order in orders {
      var position = 0
      for index in order.views.compactMap({ indices[$0] }) where targets[index].parent == nil {
        if let known = drawingOrder.firstIndex(of: index) {
          position = known + 1
        } else {
          drawingOrder.insert(index, at: position)
          position += 1
        }
      }
    }
    let known = Set(drawingOrder)
    return targets.indices.filter { targets[$0].parent == nil && !known.contains($0) }
      + drawingOrder
  }

  /// The whole views, and then the pieces of each view in a row, level by level.
  private static func ordered(_ views: [GoldenView]) throws(MissingTimeline) -> [GoldenView] {
    var pieces: [ViewID: [GoldenView]] = [:]
    for view in views {
      if let parent = view.id.parent { pieces[parent, default: []].append(view) }
    }
    var ordered = views.filter { $0.id.parent == nil }
    var next = 0
    while next < ordered.count {
      let row = (pieces[ordered[next].id] ?? []).sorted { $0.pieceNumber < $1.pieceNumber }
      guard row.map(\.pieceNumber) == Array(row.indices) else {
        throw MissingTimeline(reason: "the pieces of a view have gaps in their numbers")
      }
      ordered += row
      next += 1
    }
    guard ordered.count == views.count else {
      throw MissingTimeline(reason: "there are pieces of a view that is not there")
    }
    return ordered
  }

  private mutating func add(_ track: GoldenTrack, of view: Int) {
    let first = segments.count
    for operand in track.operands {
      segments.append(
        Timeline.Segment(
          start: operand.start, end: operand.end, completion: operand.completion,
          timing: timings.count, path: operand.path.valuePath))
      timings.append(operand.timing)
    }
    tracks.append((view: view, property: track.property, segments: first..<segments.count))
  }
}

extension GoldenView {
  fileprivate var pieceNumber: Int {
    if case .piece(_, let number) = id { return number }
    return 0
  }
}
