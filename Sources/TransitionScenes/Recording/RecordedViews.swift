import TransitionKit

/// The views of a recording: which there are, where they are at rest, when they are there, and in which order.
struct RecordedViews {
  /// The views that are no pieces, and then their pieces, each after what it is a piece of.
  private(set) var names: [ViewID] = []
  private(set) var pieces: [ViewID: (parent: ViewID, region: Rect)] = [:]
  private(set) var presence: [ViewID: [ClosedRange<Double>]] = [:]
  private(set) var placements: [ElementPlacement] = []

  /// All views that are no pieces from back to front, so that as many frames as possible have this order.
  private(set) var order: [ViewID] = []

  /// The orders with the times from which they hold; none if ``order`` holds all the time.
  private(set) var orders: [(time: Double, order: [ViewID])] = []

  /// What is not recorded of pieces, a sentence each.
  private(set) var omissions: [String] = []

  /// - Parameter end: the time of the last frame.
  init(_ frames: [RecordedFrame], end: Double) {
    var met: [ViewID] = []
    for frame in frames {
      for view in frame.order where !met.contains(view) { met.append(view) }
      for view in frame.names {
        if let piece = frame.views[view]?.piece, pieces[view] == nil { pieces[view] = piece }
      }
    }
    for view in pieces.keys
    where frames.contains(where: {
      $0.time < end && $0.views[view.whole] != nil
        && $0.views[view]?.piece?.region != pieces[view]?.region
    }) {
      let sentence = "the pieces of \(view.whole), which it does not always have"
      if !omissions.contains(sentence) { omissions.append(sentence) }
    }
    omissions.sort()
    order = Self.order(of: met, in: frames)
    addNames(met)
    addPresence(frames, end: end)
    addOrders(frames)
    for view in order {
      guard let frame = frames.last(where: { $0.views[view]?.element != nil }),
        let element = frame.views[view]?.element
      else { continue }
      placements.append(
        ElementPlacement(
          view: view, parent: element.parent, frame: element.finalFrame, clips: element.clips))
    }
  }

  /// Timelines have the pieces of each view in a row, level by level.
  private mutating func addNames(_ views: [ViewID]) {
    names = views
    var index = 0
    while index < names.count {
      names += pieces.filter { $0.value.parent == names[index] }.map { $0.key }
        .sorted { $0.pieceNumber < $1.pieceNumber }
      index += 1
    }
  }

  /// Each view below those that it is behind for longer than it is in front of them.
  private static func order(of views: [ViewID], in frames: [RecordedFrame]) -> [ViewID] {
    struct Pair: Hashable {
      let below: ViewID
      let above: ViewID
    }
    var durations: [Pair: Double] = [:]
    for (frame, next) in zip(frames, frames.dropFirst()) where next.time > frame.time {
      for (depth, below) in frame.order.enumerated() {
        for above in frame.order[(depth + 1)...] {
          durations[Pair(below: below, above: above), default: 0] += next.time - frame.time
        }
      }
    }
    var sorted: [ViewID] = []
    for view in views {
      let position = sorted.firstIndex {
        durations[Pair(below: view, above: $0), default: 0]
          > durations[Pair(below: $0, above: view), default: 0]
      }
      sorted.insert(view, at: position ?? sorted.count)
    }
    return sorted
  }

  private mutating func addPresence(_ frames: [RecordedFrame], end: Double) {
    for view in order {
      var intervals: [ClosedRange<Double>] = []
      var begin: Double?
      for (index, frame) in frames.enumerated() {
        let isThere = frame.views[view] != nil
        // The frame before the calls of a time is gone at once.
        if isThere, begin == nil { begin = frame.time }
        if !isThere, let from = begin {
          let last = frames[max(index - 1, 0)].time
          intervals.append(from...(frame.time == last ? last : frame.time))
          begin = nil
        }
      }
      if let begin { intervals.append(begin...max(begin, end)) }
      if intervals != [0...end] { presence[view] = intervals }
    }
  }

  private mutating func addOrders(_ frames: [RecordedFrame]) {
    var depths: [ViewID: Int] = [:]
    for (depth, view) in order.enumerated() { depths[view] = depth }
    let isSteady = frames.allSatisfy { frame in
      zip(frame.order, frame.order.dropFirst()).allSatisfy { (depths[$0] ?? 0) < (depths[$1] ?? 0) }
    }
    guard !isSteady else { return }
    for frame in frames where orders.last?.order != frame.order {
      if orders.last?.time == frame.time { orders.removeLast() }
      orders.append((frame.time, frame.order))
    }
  }
}

extension ViewID {
  fileprivate var pieceNumber: Int {
    guard case .piece(_, let number) = self else { return 0 }
    return number
  }
}
