import TransitionExport
import TransitionKit

/// The views that have their own pictures in a view transition. Every other view is a part of the picture of the nearest
/// element around it that has one, or of the page.
struct ViewTransitionSelection {
  /// The views, from back to front.
  let views: [ViewID]

  private let chosen: Set<ViewID>
  private let presentation: Presentation

  init(_ presentation: Presentation, _ tracks: [ViewID: [KeyframedTrack]]) {
    self.presentation = presentation
    let timeline = presentation.timeline
    let operations = Dictionary(
      firstOf: timeline.targets.map { ($0.id, $0.operation) })
    let oldContents = Set(presentation.contents.values.compactMap { $0.oldContent })
    let order = presentation.tree.preorder.filter { !oldContents.contains($0) }
    let parents = presentation.nesting.parents
    var chosen: Set<ViewID> = []
    var unseen: Set<ViewID> = []
    for view in order {
      let own = tracks[view] ?? []
      let opacity = own.first { $0.property == .opacity }
      let isHidden = opacity.map { !$0.moves && $0.keyframes[0].value.x <= 0 } ?? false
      if isHidden || parents[view].map(unseen.contains) ?? false {
        unseen.insert(view)
        continue
      }
      let contents = presentation.contents[view]
      let moves = own.contains { $0.moves && !$0.property.isCustom }
      let changes = contents.map { $0.flies || $0.oldContent != nil } ?? false
      let leaves = operations[view] == .removal && parents[view].map { operations[$0] } != .removal
      let hasPieces = !timeline.frame(at: 0).pieces(of: view).isEmpty
      if moves || changes || leaves || hasPieces { chosen.insert(view) }
    }
    let visible = order.filter { !unseen.contains($0) }
    // What is in front of a picture, and not in it, is in front of it only as another picture.
    var bounds = ElementBounds(presentation)
    var behind: [ViewID] = []
    for view in visible {
      if !chosen.contains(view), !chosen.isEmpty {
        var around: Set<ViewID> = []
        var host = parents[view]
        while let next = host, !chosen.contains(next) {
          around.insert(next)
          host = parents[next]
        }
        let start = host.flatMap { behind.lastIndex(of: $0) }.map { $0 + 1 } ?? 0
        if behind[start...].contains(where: { bounds.overlap($0, view) }) { chosen.insert(view) }
      }
      if chosen.contains(view) { behind.append(view) }
    }
    self.chosen = chosen
    views = behind
  }

  /// The elements around a view whose effects reach it only by its own picture, from the inside to the outside.
  func ancestors(of view: ViewID) -> [ViewID] {
    Array(ElementChain(to: view, in: presentation).views.dropFirst())
  }

  /// Whether a view has its own picture.
  func contains(_ view: ViewID) -> Bool { chosen.contains(view) }
}

/// Where views are in the scene at some times, by upright rectangles.
private struct ElementBounds {
  private let presentation: Presentation
  private let frames: [Timeline.Frame]
  private var known: [ViewID: [Rect]] = [:]

  init(_ presentation: Presentation) {
    self.presentation = presentation
    let duration = presentation.timeline.duration
    frames = (0...24).map { presentation.timeline.frame(at: duration * Double($0) / 24) }
  }

  mutating func overlap(_ a: ViewID, _ b: ViewID) -> Bool {
    let (first, second) = (bounds(of: a), bounds(of: b))
    return zip(first, second).contains { a, b in
      a.origin.x < b.origin.x + b.width && b.origin.x < a.origin.x + a.width
        && a.origin.y < b.origin.y + b.height && b.origin.y < a.origin.y + a.height
    }
  }

  private mutating func bounds(of view: ViewID) -> [Rect] {
    if let rects = known[view] { return rects }
    let chain = ElementChain(to: view, in: presentation)
    let rects = frames.map { frame -> Rect in
      let states = chain.views.map { frame[$0] }
      let projection = Projection(transform: chain.matrix(states))
      let corners = Rect(size: chain.size(states)).corners.map(projection.clampedPoint)
      let (x, y) = (corners.map { $0.x }, corners.map { $0.y })
      let (left, top) = (x.min() ?? 0, y.min() ?? 0)
      return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }
    known[view] = rects
    return rects
  }
}
