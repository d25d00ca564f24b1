/// What all frames of a timeline share: its views, what is written of them, and their order.
///
/// A frame has a slot for each property that is written, view by view and in the order of the properties.
/// It is a class so that a frame can tell in one comparison whether it was made for a timeline.
package final class FrameLayout: Sendable {
  package let targets: [TransitionTarget]
  /// The views from back to front before z-positions are looked at.
  let drawingOrder: [Int]
  /// The views from back to front while the transition runs.
  let activeOrder: [Int]
  /// The views that are present in each stage, in the same order.
  private let activeViews: [ViewID]
  private let completedViews: [ViewID]
  private let cancelledViews: [ViewID]
  package let written: [PropertySet]
  /// The views that are no pieces.
  let roots: [Int]
  /// The views that are no pieces by their names, if there are so many that looking for one takes longer.
  private let rootIndices: [ViewID: Int]
  /// The pieces of each view, which follow each other.
  package let pieces: ViewTable<Range<Int>>
  /// The pieces of a view from back to front, where that is not their own order.
  package let pieceOrder: ViewTable<[Int]>
  /// The slot of the first property of each view.
  package let firstSlots: [Int]
  /// The values of a frame in which nothing has been sampled: what is constant has its value, and what
  /// moves straight has that of its start.
  package let constantValues: [SIMD4<Double>]
  let restValues: [SIMD4<Double>]
  let completionValues: [SIMD4<Double>]

  /// Makes a layout of its parts: for each slot the value while nothing moves, and that of the completion stage.
  ///
  /// - Parameter known: a layout of views with other names, from which the rest can be taken.
  init(
    targets: [TransitionTarget], written: [PropertySet], firstSlots: [Int], drawingOrder: [Int],
    activeOrder: [Int],
    pieceOrder: ViewTable<[Int]>, constantValues: [SIMD4<Double>],
    completionValues: [SIMD4<Double>],
    like known: FrameLayout? = nil
  ) {
    (roots, pieces) = known.map { ($0.roots, $0.pieces) } ?? FrameLayout.families(targets)
    var rootIndices: [ViewID: Int] = [:]
    if OptionalParts.hasManyViews, roots.count > 16 {
      for index in roots where rootIndices[targets[index].id] == nil {
        rootIndices[targets[index].id] = index
      }
    }
    self.rootIndices = rootIndices
    self.targets = targets
    self.written = written
    self.firstSlots = firstSlots
    self.drawingOrder = drawingOrder
    self.activeOrder = activeOrder
    self.pieceOrder = pieceOrder
    self.constantValues = constantValues
    self.completionValues = completionValues
    restValues = known?.restValues ?? FrameLayout.restValues(written)
    activeViews = FrameLayout.views(activeOrder, of: targets)
    completedViews = FrameLayout.views(drawingOrder, of: targets, left: .insertion)
    cancelledViews = FrameLayout.views(drawingOrder, of: targets, left: .removal)
  }

  /// Makes the layout of tracks, which are sorted by view and property.
  convenience init(targets: [TransitionTarget], drawingOrder: [Int], tracks: [Timeline.Track]) {
    let written = FrameLayout.written(tracks, of: targets.count)
    let firstSlots = FrameLayout.firstSlots(written)
    let constantValues = tracks.map { track in
      compose(track.segments.indices, of: track.property) { track.segments[$0].start }
    }
    var (activeOrder, pieceOrder) = (drawingOrder, ViewTable<[Int]>())
    if written.contains(where: { $0.contains(.zPosition) }) {
      func height(_ view: Int) -> Double {
        guard written[view].contains(.zPosition) else { return 0 }
        return constantValues[firstSlots[view] + written[view].rank(of: .zPosition)].x
      }
      // Sorting is stable: what is equally high stays in its order.
      activeOrder.sort { height($0) < height($1) }
      for (view, pieces) in FrameLayout.families(targets).pieces
      where pieces.contains(where: { written[$0].contains(.zPosition) }) {
        pieceOrder.set(pieces.sorted { height($0) < height($1) }, of: view)
      }
    }
    self.init(
      targets: targets, written: written, firstSlots: firstSlots, drawingOrder: drawingOrder,
      activeOrder: activeOrder, pieceOrder: pieceOrder, constantValues: constantValues,
      completionValues: tracks.map { $0.completion })
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
    _ order: [Int], of targets: [TransitionTarget], left: AtomicTransition.Operation? = nil
  ) -> [ViewID] {
    var views: [ViewID] = []
    views.reserveCapacity(order.count)
    for view in order where left == nil || targets[view].operation == left {
      views.append(targets[view].id)
    }
    return views
  }

  /// The value of each slot at rest.
  static func restValues(_ written: [PropertySet]) -> [SIMD4<Double>] {
    var values: [SIMD4<Double>] = []
    values.reserveCapacity(written.reduce(0) { $0 + $1.count })
    for properties in written { values += properties.lazy.map { $0.identityVector } }
    return values
  }

  /// The index of a view.
  ///
  /// - Complexity: O(1), but for the depth to which views are taken apart.
  func index(of view: ViewID) -> Int? {
    if case .piece(let parent, let number) = view {
      guard let parent = index(of: parent), let pieces = pieces[parent],
        number >= 0, number < pieces.count
      else { return nil }
      return pieces.lowerBound + number
    }
    return rootIndices.isEmpty ? roots.first { targets[$0].id == view } : rootIndices[view]
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

  private static func families(
    _ targets: [TransitionTarget]
  ) -> (roots: [Int], pieces: ViewTable<Range<Int>>) {
    var roots: [Int] = []
    var pieces = ViewTable<Range<Int>>()
    roots.reserveCapacity(2)
    var start = 0
    while start < targets.count {
      let parent = targets[start].parent
      var end = start + 1
      while end < targets.count, parent != nil, targets[end].parent == parent { end += 1 }
      if let parent {
        pieces.set((pieces[parent]?.lowerBound ?? start)..<end, of: parent)
      } else {
        roots.append(start)
      }
      start = end
    }
    return (roots, pieces)
  }

  private static func written(_ tracks: [Timeline.Track], of count: Int) -> [PropertySet] {
    var written = [PropertySet](repeating: PropertySet(), count: count)
    for index in tracks.indices {
      let slot = tracks[index].slot
      written[slot.target].insert(slot.property)
    }
    return written
  }

  /// The slot of a property that is written of a view.
  package func slot(of property: ViewProperty, of view: Int) -> Int {
    firstSlots[view] + written[view].rank(of: property)
  }

  static func firstSlots(_ written: [PropertySet]) -> [Int] {
    var next = 0
    return written.map { properties in
      defer { next += properties.count }
      return next
    }
  }
}
