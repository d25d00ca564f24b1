extension Timeline {
  /// A timeline at one time: a state for each view, which views are present, and their drawing order.
  public struct Frame: Sendable {
    /// The time of the frame, in seconds.
    public internal(set) var time: Double

    let layout: FrameLayout
    var stage: Stage
    /// The value of each track, in the order of ``Timeline/tracks``; after the end, what it leaves.
    ///
    /// Colors are premultiplied, as those of ``Timeline/value(of:at:)``.
    public internal(set) var values: [SIMD4<Double>]
    /// The progress of every timing, which sampling works with.
    var progress: [Double]
    /// The views that are gone although the transition continues.
    private(set) var absent: [Int] = []
    /// The pieces that have gone back into their views although the transition continues.
    var absentPieces: Range<Int> = 0..<0

    /// Which part of the transition a frame is of.
    enum Stage: Sendable {
      /// Between the start and the end, both included.
      case active
      /// After the end.
      case completed
      /// Back at the start, as if nothing had happened.
      case cancelled
    }

    /// The views from back to front, those that are present only. Pieces are drawn instead of the view
    /// that they are pieces of: see ``pieces(of:)``.
    ///
    /// It is kept from frame to frame, and reading it allocates nothing.
    public private(set) var drawingOrder: [ViewID]

    init(
      time: Double, layout: FrameLayout, stage: Stage, values: [SIMD4<Double>], progress: [Double]
    ) {
      self.time = time
      self.layout = layout
      self.stage = stage
      self.values = values
      self.progress = progress
      drawingOrder = layout.order(in: stage)
    }

    /// Puts the frame into another stage, with all views that belong to it.
    mutating func enter(_ stage: Stage) {
      self.stage = stage
      drawingOrder = layout.order(in: stage)
    }

    /// Takes out a view of the active stage, as one of those that are taken out in the order of their places.
    mutating func setAbsent(_ view: Int, at index: Int) {
      guard index >= absent.count || absent[index] != view else { return }
      absent.removeSubrange(min(index, absent.count)...)
      absent.append(view)
      updateDrawingOrder()
    }

    /// Puts the views back that are taken out beyond a number of them.
    mutating func limitAbsent(to count: Int) {
      guard count < absent.count else { return }
      absent.removeSubrange(count...)
      updateDrawingOrder()
    }

    private mutating func updateDrawingOrder() {
      drawingOrder = layout.activeOrder.filter { !absent.contains($0) }
        .map { layout.targets[$0].id }
    }

    /// Whether a view is there to be drawn. After the end a removed view is gone; after a transition
    /// was cancelled an inserted one is.
    ///
    /// - Parameter view: the view; one that the timeline does not know is not present.
    public func isPresent(_ view: ViewID) -> Bool {
      layout.index(of: view).map { isPresent($0) } ?? false
    }

    func isPresent(_ index: Int) -> Bool {
      if let parent = layout.targets[index].parent {
        // Before and after, a view is whole.
        return stage == .active && !absentPieces.contains(index) && isPresent(parent)
      }
      switch stage {
      case .active: return !absent.contains(index)
      case .completed: return layout.targets[index].operation == .insertion
      case .cancelled: return layout.targets[index].operation == .removal
      }
    }

    /// The state of a view; a view that the timeline does not know is at rest.
    ///
    /// ``view``, ``origin`` and ``destination`` insist that there is such a view.
    ///
    /// - Parameter view: the view.
    public subscript(view: ViewID) -> PropertyState {
      layout.index(of: view).map { state(at: $0) } ?? .rest
    }

    func state(at index: Int) -> PropertyState { layout.state(of: index, values) }

    /// The state of the view of an atomic transition.
    ///
    /// - Precondition: the frame is of an atomic transition. Of a navigation,
    ///   `frame[.view]` is at rest.
    public var view: PropertyState { known(.view) }

    /// The state of the view that a navigation leaves.
    ///
    /// - Precondition: the frame is of a navigation. Of an atomic transition, `frame[.origin]` is at rest.
    public var origin: PropertyState { known(.origin) }

    /// The state of the view that a navigation goes to.
    ///
    /// - Precondition: the frame is of a navigation. Of an atomic transition, `frame[.destination]` is at
    ///   rest.
    public var destination: PropertyState { known(.destination) }

    private func known(_ view: ViewID) -> PropertyState {
      // At rest it would pass for a view that has arrived, in a test that can never fail.
      precondition(layout.index(of: view) != nil, layout.targets.explanation(ofMissing: view))
      return self[view]
    }
  }
}

extension [TransitionTarget] {
  /// Why there is no such view, and what to read instead.
  func explanation(ofMissing view: ViewID) -> String {
    let names = filter { $0.parent == nil }.map { "\($0.id)" }.joined(separator: " and ")
    let kind = contains { $0.id == .view } ? "an atomic transition" : "a navigation"
    return """
      \(kind) has no view `\(view)`, but \(names.isEmpty ? "none at all" : names); \
      the subscript [.\(view)] reads a view that may be missing
      """
  }
}

extension Timeline.Frame: CustomStringConvertible {
  /// The time, and a line for each view that is present, from back to front; of pieces their number.
  public var description: String {
    var text = "\(number: time) s"
    for view in drawingOrder {
      text += "\n\(view): \(self[view])"
      let count = pieces(of: view).count
      if count > 0 { text += ", \(count) piece\(count == 1 ? "" : "s")" }
    }
    return text
  }
}
