import TransitionKit

extension Presentation {
  /// The keyframe animations that play the timeline on layers of Core Animation.
  ///
  /// ```swift
  /// let swing = NavigationTransition.swing.compile(for: .push, in: container)
  /// let animations = Presentation(swing).coreAnimations()
  /// for view in animations.views { print(view.id, view.animations) }
  /// print(animations.accuracy)
  /// ```
  ///
  /// - Parameter tolerance: the largest error of motion without an exact form, as a fraction of the range of each
  ///   number; it is clamped to 1e-9...1.
  public func coreAnimations(tolerance: Double = 0.001) -> CoreAnimations {
    var animations = CoreAnimations(self, tolerance: Tolerance(tolerance))
    animations.accuracy = completed(animations.accuracy)
    return animations
  }

  private func completed(_ report: AccuracyReport) -> AccuracyReport {
    var report = report
    report.add(accuracy)
    report.parents = nesting.parents
    if report.extent == 0 { report.extent = longestSide }
    report.leaveOut(timeline.tracks.filter { $0.property.isCustom }, of: timeline)
    return report
  }
}

extension CoreAnimations {
  /// Makes the animations of a presentation, with a report of them alone.
  init(_ presentation: Presentation, tolerance: Tolerance) {
    let timeline = presentation.timeline
    let targets = timeline.targets
    let frame = timeline.frame(at: 0)
    let reader = KeyframedTrackReader(timeline, tolerance: tolerance)
    let indices = Dictionary(firstOf: targets.indices.map { (targets[$0].id, $0) })
    var report = AccuracyReport()

    func view(_ id: ViewID, frame rest: Rect, contentsRect: Rect) -> View? {
      guard let index = indices[id] else { return nil }
      let pieces = frame.pieces(of: id)
      let builder = LayerAnimationBuilder(
        index, of: timeline, size: rest.size, hasPieces: !pieces.isEmpty, reader, tolerance)
      report.formUnion(AccuracyReport(entries: builder.entries, omissions: builder.omissions))
      return View(
        id: id, frame: rest, contentsRect: contentsRect, anchorPoint: builder.anchor,
        m34: builder.m34, isDoubleSided: builder.isDoubleSided, animations: builder.animations,
        pieces: pieces.compactMap { piece in
          let region = indices[piece].flatMap { targets[$0].region } ?? wholeRegion
          return view(
            piece, frame: region.scaled(to: rest.size),
            contentsRect: region.scaled(to: contentsRect.size).moved(by: contentsRect.origin))
        })
    }
    let tree = presentation.tree
    func nested(_ id: ViewID) -> View? {
      var element = view(id, frame: presentation.frame(of: id).clamped, contentsRect: wholeRegion)
      element?.children = tree.children(of: id).compactMap { nested($0) }
      element?.clips = presentation.nesting.clips(id)
      return element
    }
    duration = timeline.duration
    views = tree.roots.compactMap { nested($0) }
    report.omissions += presentation.omittedPieces
    accuracy = report
  }
}

private let wholeRegion = Rect(size: Size(width: 1, height: 1))

extension Rect {
  /// The rectangle with numbers that a document can have. The timeline was compiled with sizes that are at least 0.
  fileprivate var clamped: Rect {
    func clamped(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e12), 1e12) : 0 }
    return Rect(
      x: clamped(origin.x), y: clamped(origin.y), width: max(clamped(width), 0),
      height: max(clamped(height), 0))
  }

  fileprivate func moved(by offset: Point) -> Rect {
    Rect(x: origin.x + offset.x, y: origin.y + offset.y, width: width, height: height)
  }
}
