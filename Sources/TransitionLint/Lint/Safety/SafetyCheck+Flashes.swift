import TransitionKit

// How often views flash.
extension SafetyCheck {
  mutating func findFlashes() {
    for index in visible.drawn {
      let view = visible.views.views[index]
      guard let property = changingColor(of: index) else { continue }
      var worst: (count: Int, interval: ClosedRange<Double>?, isRed: Bool) = (0, nil, false)
      for (content, background) in contents(of: index) {
        let (general, red) = flashes(of: index, content, background)
        safety.flashesPerSecond = max(safety.flashesPerSecond, general.most)
        safety.redFlashesPerSecond = max(safety.redFlashesPerSecond, red.most)
        if general.most > worst.count { worst = (general.most, general.first, false) }
        if red.most > worst.count { worst = (red.most, red.first, true) }
      }
      guard let interval = worst.interval else { continue }
      flashing.append(
        Flash(
          view: view.id, property: property, interval: interval, count: worst.count,
          isRed: worst.isRed))
      safety.flashingArea += visible.largestArea(of: index, at: times.filter(interval.contains))
    }
  }

  /// What a view may show, and what may be behind it.
  ///
  /// Opacity and overlays change white and black most. A color behind the content is seen if there is no content. Brightness and contrast change what is between them by more.
  private func contents(of index: Int) -> [(content: Double?, background: Double)] {
    var contents: [(content: Double?, background: Double)] = [(1, 0), (0, 1)]
    if visible.views.views[index].tracks[.background] != nil { contents += [(nil, 0), (nil, 1)] }
    guard isFilteredBackAndForth(index) else { return contents }
    for level in 0...20 {
      contents.append((Double(level) / 20, 0))
      contents.append((Double(level) / 20, 1))
    }
    return contents
  }

  /// Whether brightness or contrast moves, and what changes the color reverses more than once: what does not cannot flash
  /// often, whatever the view shows.
  private func isFilteredBackAndForth(_ index: Int) -> Bool {
    let tracks = visible.views.views[index].tracks
    func moving(_ properties: [ViewProperty]) -> [Timeline.Track] {
      properties.compactMap { tracks[$0] }.filter { $0.segments.contains { $0.moves } }
    }
    guard !moving([.brightness, .contrast]).isEmpty else { return false }
    var values = moving([.brightness, .contrast, .overlay]).flatMap { track in
      let values = times.map { motion.timeline.value(of: track, at: $0) }
      return (0..<track.property.componentCount).map { lane in values.map { $0[lane] } }
    }
    values.append(
      times.map { visible.isPresent(index, at: $0) ? visible.opacity(of: index, at: $0) : 0 })
    let turns = values.reduce(0) { $0 + max(changes(of: $1) - 1, 0) }
    return turns > 1
  }

  /// The first property that changes the color of a view, or of what it is a piece of.
  func changingColor(of index: Int) -> ViewProperty? {
    let view = visible.views.views[index]
    func changes(_ track: Timeline.Track?) -> Bool {
      track?.segments.contains { $0.moves } ?? false
    }
    let properties = [ViewProperty.opacity, .overlay, .background, .brightness, .contrast]
    if let property = properties.first(where: { changes(view.tracks[$0]) }) { return property }
    guard let parent = view.parent else { return nil }
    let whole = visible.views.views[parent]
    return whole.hasPieces && changes(whole.tracks[.opacity]) ? .opacity : nil
  }

  private func flashes(
    of index: Int, _ content: Double?, _ background: Double
  ) -> (
    general: (most: Int, first: ClosedRange<Double>?), red: (most: Int, first: ClosedRange<Double>?)
  ) {
    // Source of the thresholds: WCAG 2.2, "general flash and red flash thresholds".
    var general = FlashSeries(threshold: 0.1) { min($0.value, $1.value) < 0.8 }
    var red = FlashSeries(threshold: 0.2) { $0.isMarked || $1.isMarked }
    for time in times {
      let color = color(of: index, at: time, content, background)
      general.add(FlashSeries.Sample(time: time, value: color.luminance))
      red.add(
        FlashSeries.Sample(
          time: time, value: color.distanceFromRed, isMarked: color.isSaturatedRed))
    }
    general.finish()
    red.finish()
    let limit = MotionSafety.permittedFlashesPerSecond
    return (general.flashes(over: limit), red.flashes(over: limit))
  }

  /// - Parameter isCovered: whether the view is at the place; where it is not, the background is seen.
  func color(
    of index: Int, at time: Double, _ content: Double?, _ background: Double,
    isCovered: Bool = true
  ) -> ShownColor {
    let tracks = visible.views.views[index].tracks
    func value(_ property: ViewProperty) -> SIMD4<Double>? {
      tracks[property].map { motion.timeline.value(of: $0, at: time) }
    }
    let isPresent = visible.isPresent(index, at: time)
    return ShownColor(
      content: content, background: background,
      opacity: isPresent && isCovered ? visible.opacity(of: index, at: time) : 0,
      fill: value(.background), overlay: value(.overlay),
      brightness: value(.brightness)?.x ?? 0, contrast: value(.contrast)?.x ?? 1)
  }
}

extension VisibleViews {
  /// The largest area of a view that is on screen at some times, in points squared.
  fileprivate func largestArea(of index: Int, at times: [Double]) -> Double {
    times.reduce(0) { max($0, visiblePart(of: index, at: $1)?.area ?? 0) }
  }
}
