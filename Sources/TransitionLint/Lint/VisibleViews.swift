import TransitionKit

/// What is seen of the views of a motion at single times.
struct VisibleViews {
  let motion: Motion
  let views: OutlinedViews

  /// The indices of the views that are drawn: pieces take the place of the view that they are cut from.
  let drawn: [Int]

  /// What is on screen of the views that do not move.
  private let still: [Int: Polygon?]

  /// The drawn views by the view that they show: itself, or its pieces.
  private let parts: [ViewID: [Int]]

  /// The opacity up to which a view counts as invisible.
  static let leastOpacity = 0.01

  /// The part of the container in which something has to be to be seen, in its coordinates.
  ///
  /// What is left of half a point at the edge is where a spring has settled.
  let screen: Polygon?

  /// The whole container, in its coordinates.
  private let container: Polygon

  init(_ motion: Motion, _ views: OutlinedViews) {
    self.motion = motion
    self.views = views
    drawn = views.views.indices.filter { !views.views[$0].hasPieces }
    parts = Dictionary(grouping: drawn) { views.views[$0].id.whole }
    let size = motion.container.frame.size
    container = Polygon(Rect(size: size))
    let inset = min(0.5, size.width / 8, size.height / 8)
    screen =
      size.width > 0 && size.height > 0
      ? Polygon(
        Rect(
          x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset))
      : nil
    guard let screen else {
      still = [:]
      return
    }
    var still: [Int: Polygon?] = [:]
    for index in drawn where !views.isMoved(index) {
      still[index] = .some(Self.part(of: index, of: views, in: screen, at: 0))
    }
    self.still = still
  }

  func isPresent(_ index: Int, at time: Double) -> Bool {
    motion.presence[views.views[index].id].map { $0.contains { $0.contains(time) } } ?? true
  }

  func opacity(of index: Int, at time: Double) -> Double {
    views.opacity(of: index, over: Interval(time)).middle
  }

  /// What is on screen of a view, whatever its opacity; nil if nothing is.
  func visiblePart(of index: Int, at time: Double) -> Polygon? {
    guard let screen else { return nil }
    return still[index] ?? Self.part(of: index, of: views, in: screen, at: time)
  }

  private static func part(
    of index: Int, of views: OutlinedViews, in screen: Polygon, at time: Double
  ) -> Polygon? {
    var part = views.clippedPart(of: index, at: time)
    for edge in screen.edges(movedBy: 0) { part = part?.clipped(to: edge, keepsOutside: false) }
    let whole = views.views[index].frame
    let least = min(1, 1e-3 * whole.width * whole.height)
    return part.flatMap { $0.area > least ? $0 : nil }
  }

  /// Whether a view with an area is outside of the container, whatever it is clipped to.
  func isOutside(_ index: Int, at time: Double) -> Bool {
    let whole = Polygon(views.polygon(of: index, at: time))
    guard whole.area > 1, let screen else { return false }
    var part: Polygon? = whole
    for edge in screen.edges(movedBy: 0) { part = part?.clipped(to: edge, keepsOutside: false) }
    let frame = views.views[index].frame
    return part.map { $0.area <= min(1, 1e-3 * frame.width * frame.height) } ?? true
  }

  /// What is in the container of a view, to the last hair.
  private func exactPart(of index: Int, at time: Double) -> Polygon? {
    var part = views.clippedPart(of: index, at: time)
    for edge in container.edges(movedBy: 0) { part = part?.clipped(to: edge, keepsOutside: false) }
    return part
  }

  /// Whether the least bit is shown of a view, whatever is in front of it, however faint it is.
  func isShown(_ index: Int, at time: Double) -> Bool {
    guard isPresent(index, at: time), opacity(of: index, at: time) > 1e-9 else { return false }
    let whole = views.views[index].frame
    guard let part = exactPart(of: index, at: time) else { return false }
    return part.area > 1e-9 * whole.width * whole.height && !views.isTurnedAway(index, at: time)
  }

  /// Whether anything is seen of a view, whatever is in front of it.
  func isVisible(_ index: Int, at time: Double) -> Bool {
    isPresent(index, at: time) && opacity(of: index, at: time) > Self.leastOpacity
      && visiblePart(of: index, at: time) != nil && !views.isTurnedAway(index, at: time)
  }

  /// Whether a view, or a piece of it, is seen.
  func isVisible(_ view: ViewID, at time: Double) -> Bool {
    parts(of: view).contains { isVisible($0, at: time) }
  }

  /// The views that show a view: itself, or its pieces.
  func parts(of view: ViewID) -> [Int] { parts[view] ?? [] }

  /// The part of a view that nothing opaque in front of it covers, in points squared.
  func uncoveredArea(of index: Int, at time: Double, behind covers: [Int]) -> Double {
    guard visiblePart(of: index, at: time) != nil, let part = exactPart(of: index, at: time)
    else { return 0 }
    var left = [part]
    for cover in covers where opacity(of: cover, at: time) > 1 - Self.leastOpacity {
      guard !views.isTurnedAway(cover, at: time), !views.isCutByShape(cover, at: time) else {
        continue
      }
      // A hair between two views is no gap.
      guard let edges = views.clippedPart(of: cover, at: time)?.edges(movedBy: 0.5) else {
        continue
      }
      left = left.flatMap { $0.subtracting(edges) }
    }
    return left.reduce(0) { $0 + $1.area }
  }
}
