/// What all frames of a timeline share: its views, what is written of them, and their order.
///
/// A frame has a slot for each property that is written, view by view and in the order of the properties.
/// It is a class so that a frame can tell in one comparison whether it was made for a timeline.
package final class FrameLayout: Sendable {
  package let targets: [Target]
  /// The views from back to front before z-positions are looked at.
  package let drawingOrder: [Int]
  /// The views from back to front while the transition runs.
  let activeOrder: [Int]
  /// The views that are present in each stage, in the same order.
  private let activeViews: [ViewID]
  private let completedViews: [ViewID]
  private let cancelledViews: [ViewID]
  let written: [PropertySet]
  /// The views that are no pieces.
  let roots: [Int]
  /// The pieces of each view, which follow each other.
  let pieces: [Int: Range<Int>]
  /// The pieces of a view from back to front, where that is not their own order.
  let pieceOrder: [Int: [Int]]
  /// The slot of the first property of each view.
  let firstSlots: [Int]
  /// The values of a frame in which nothing has been sampled: what stands still is in its place, and what goes
  /// straight is where it starts.
  let constantValues: [SIMD4<Double>]
  let restValues: [SIMD4<Double>]
  let completionValues: [SIMD4<Double>]

  /// Makes the layout of tracks, which are sorted by view and property.
  init(targets: [Target], drawingOrder: [Int], tracks: [Track]) {
    let written = FrameLayout.written(tracks, of: targets.count)
    let restValues = tracks.indices.map { tracks[$0].slot.property.identityVector }
    let constantValues = tracks.indices.map {
      let track = tracks[$0]
      return compose(track.segments.indices, of: track.property) { track.segments[$0].start }
    }
    let firstSlots = FrameLayout.firstSlots(written)
    (roots, pieces) = FrameLayout.families(targets)
    if written.contains(where: { $0.contains(.zPosition) }) {
      func height(_ view: Int) -> Double {
        guard written[view].contains(.zPosition) else { return 0 }
        return constantValues[firstSlots[view] + written[view].rank(of: .zPosition)].x
      }
      // Sorting is stable: what is equally high stays in its order.
      activeOrder = drawingOrder.sorted { height($0) < height($1) }
      pieceOrder =
        pieces.isEmpty
        ? [:]
        : pieces.filter { $0.value.contains { written[$0].contains(.zPosition) } }
          .mapValues { $0.sorted { height($0) < height($1) } }
    } else {
      activeOrder = drawingOrder
      pieceOrder = [:]
    }
    activeViews = FrameLayout.views(activeOrder, of: targets)
    completedViews = FrameLayout.views(drawingOrder, of: targets, left: .insertion)
    cancelledViews = FrameLayout.views(drawingOrder, of: targets, left: .removal)
    self.targets = targets
    self.drawingOrder = drawingOrder
    self.written = written
    self.firstSlots = firstSlots
    self.constantValues = constantValues
    self.restValues = restValues
    completionValues = tracks.indices.map { tracks[$0].completion }
  }

  /// The layout of a timeline with more properties written, and with views of interrupted ones, each next to
  /// the views that it was drawn next to.
  ///
  /// - Parameters:
  ///   - added: what else is written of each view of the layout, and of those that are carried on.
  ///   - carried: pieces of interrupted timelines that go back into the views of the layout.
  ///   - older: layouts, the views of them that go on, and for others of their views those of this layout that
  ///     they are.
  init(
    _ layout: FrameLayout, adding added: [PropertySet],
    carried: [Target], older: [(layout: FrameLayout, views: [Int], matched: [Int: Int])]
  ) {
    var targets = layout.targets + carried
    var written = added
    for view in layout.targets.indices { written[view] = written[view].union(layout.written[view]) }
    var order = layout.activeOrder
    var pieceOrder = layout.pieceOrder
    for (old, views, matched) in older {
      for (depth, view) in old.activeOrder.enumerated() {
        guard let place = views.firstIndex(of: view) else { continue }
        // Below the next view that continues above it, or else above the last one below it.
        let above = old.activeOrder[(depth + 1)...].lazy.compactMap { matched[$0] }.first
        let below = old.activeOrder[..<depth].reversed().lazy
          .compactMap { matched[$0] ?? views.firstIndex(of: $0).map { targets.count + $0 } }.first
        let spot =
          above.flatMap { order.firstIndex(of: $0) }
          ?? below.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        order.insert(targets.count + place, at: spot)
      }
      let first = targets.count
      for view in views {
        let target = old.targets[view]
        let parent = target.parent.flatMap { views.firstIndex(of: $0) }.map { first + $0 }
        targets.append(
          Target(
            id: target.id.interrupted, operation: target.operation, parent: parent,
            region: target.region))
        written.append(old.written[view])
        if let order = old.pieceOrder[view],
          let offset = order.min().flatMap({ views.firstIndex(of: $0) })
        {
          let start = order.min() ?? 0
          pieceOrder[first + (views.firstIndex(of: view) ?? 0)] = order.map {
            $0 - start + first + offset
          }
        }
      }
    }
    let firstSlots = FrameLayout.firstSlots(written)
    let rest = written.flatMap { $0.map { $0.identityVector } }
    var (still, completion) = (rest, rest)
    for view in layout.targets.indices {
      for property in layout.written[view] {
        let slot = firstSlots[view] + written[view].rank(of: property)
        let known = layout.slot(of: property, of: view)
        still[slot] = layout.constantValues[known]
        completion[slot] = layout.completionValues[known]
      }
    }
    (roots, pieces) = FrameLayout.families(targets)
    self.pieceOrder = pieceOrder
    self.targets = targets
    self.written = written
    self.firstSlots = firstSlots
    drawingOrder = order
    activeOrder = order
    activeViews = FrameLayout.views(order, of: targets)
    completedViews = FrameLayout.views(order, of: targets, left: .insertion)
    cancelledViews = FrameLayout.views(order, of: targets, left: .removal)
    restValues = rest
    constantValues = still
    completionValues = completion
  }

  /// The views that are present in a stage, from back to front.
  func order(in stage: Timeline.Frame.Stage) -> [ViewID] {
    switch stage {
    case .active: activeViews
    case .completed: completedViews
    case .cancelled: cancelledViews
    }
  }

  private static func views(
    _ order: [Int], of targets: [Target], left: AtomicTransition.Operation? = nil
  ) -> [ViewID] {
    order.compactMap { left == nil || targets[$0].operation == left ? targets[$0].id : nil }
  }

  /// The place of a view.
  ///
  /// - Complexity: O(1), but for the depth to which views are taken apart.
  func index(of view: ViewID) -> Int? {
    if case .piece(let parent, let number) = view {
      guard let parent = index(of: parent), let pieces = pieces[parent],
        number >= 0, number < pieces.count
      else { return nil }
      return pieces.lowerBound + number
    }
    return roots.first { targets[$0].id == view }
  }

  /// The state of a view from the values of a frame.
  func state(of view: Int, _ values: [SIMD4<Double>]) -> PropertyState {
    var state = PropertyState.rest
    var slot = firstSlots[view]
    for property in written[view] {
      state.set(property.unpremultiplied(values[slot]), of: property)
      slot += 1
    }
    return state
  }

  private static func families(_ targets: [Target]) -> ([Int], [Int: Range<Int>]) {
    var roots: [Int] = []
    var pieces: [Int: Range<Int>] = [:]
    roots.reserveCapacity(2)
    var start = 0
    while start < targets.count {
      let parent = targets[start].parent
      var end = start + 1
      while end < targets.count, parent != nil, targets[end].parent == parent { end += 1 }
      if let parent {
        pieces[parent] = (pieces[parent]?.lowerBound ?? start)..<end
      } else {
        roots.append(start)
      }
      start = end
    }
    return (roots, pieces)
  }

  private static func written(_ tracks: [Track], of count: Int) -> [PropertySet] {
    var written = [PropertySet](repeating: PropertySet(), count: count)
    for index in tracks.indices {
      let slot = tracks[index].slot
      written[slot.target].insert(slot.property)
    }
    return written
  }

  /// The slot of a property that is written of a view.
  func slot(of property: Property, of view: Int) -> Int {
    firstSlots[view] + written[view].rank(of: property)
  }

  private static func firstSlots(_ written: [PropertySet]) -> [Int] {
    var next = 0
    return written.map { properties in
      defer { next += properties.count }
      return next
    }
  }
}
