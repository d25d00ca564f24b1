import TransitionKit

/// Makes a motion of the frames of a recording.
struct RecordedMotion {
  private let frames: [RecordedFrame]
  private let views: RecordedViews
  private let end: Double
  private let tolerance: Tolerance
  private let places: [ViewID: ElementPlacement]

  init(_ frames: [RecordedFrame], tolerance: Double, in container: Container) {
    // What calls at the very start have changed was never shown.
    let first = frames.lastIndex { $0.time == frames[0].time } ?? 0
    let frames = RecordedAnchors.applied(to: Array(frames.dropFirst(first)), in: container)
    self.frames = frames
    self.tolerance = tolerance > 0 ? Tolerance(tolerance) : .none
    end = frames.last?.time ?? 0
    views = RecordedViews(frames, end: end)
    var places: [ViewID: ElementPlacement] = [:]
    for placement in views.placements.reversed() { places[placement.view] = placement }
    self.places = places
  }

  /// - Parameter interval: the seconds from one sample to the next.
  func motion(in container: Container, sampledEvery interval: Double) -> Motion {
    var indices: [ViewID: Int] = [:]
    for (index, name) in views.names.enumerated() { indices[name] = index }
    let last = frames.last?.views ?? [:]
    let targets = views.names.map { view in
      TransitionTarget(
        id: view, operation: last[view.whole] != nil ? .insertion : .removal,
        parent: views.pieces[view].flatMap { indices[$0.parent] },
        region: views.pieces[view]?.region)
    }
    var segments: [Timeline.Segment] = []
    var tracks: [(view: Int, property: ViewProperty, segments: Range<Int>)] = []
    var samplings: [ViewID: Double] = [:]
    var deviations: [Motion.Deviation] = []
    var omissions: [String] = []
    for (index, view) in views.names.enumerated() {
      for property in properties(of: view) {
        let path = path(of: view, property)
        tracks.append((index, property, segments.count..<segments.count + 1))
        let completion = path.points[path.points.count - 1].value
        guard property.isAnimatable, path.moves, end > 0 else {
          let (value, others) = path.longest
          segments.append(
            Timeline.Segment(start: value, end: value, completion: completion, timing: 0))
          deviations.append(Motion.Deviation(view: view, property: property))
          omissions += others.map {
            """
            \(view).\(property) is \(PropertyValue($0.value, of: property)) from \(number: $0.time) s on
            """
          }
          continue
        }
        samplings[view] = interval
        let (knots, deviation) = path.lines(
          within: tolerance, of: view, property, sampledEvery: interval)
        deviations.append(deviation)
        segments.append(Timeline.Segment(through: knots, until: end, completion: completion))
      }
    }
    let timeline = Timeline(
      targets: targets, drawingOrder: views.order.compactMap { indices[$0] }, duration: end,
      isReversed: false,
      timings: [Timing(start: 0, end: end, animation: .linear(duration: end))],
      segments: segments, tracks: tracks)
    var motion = Motion(timeline, in: container, placements: views.placements)
    motion.presence = views.presence
    motion.drawingOrders = views.orders
    motion.samplings = samplings
    motion.isRecorded = true
    motion.deviations = deviations
    motion.omissions = views.omissions + omissions
    motion.staying = Set(
      views.names.filter { view in
        frames.first?.views[view]?.stays == true && frames.last?.views[view]?.stays == true
      })
    return motion
  }

  /// The properties that are ever written; the drawing order of whole views says where they are in depth.
  private func properties(of view: ViewID) -> PropertySet {
    let isWhole = views.pieces[view] == nil
    var properties = PropertySet()
    for frame in frames {
      guard let known = frame.views[view] else { continue }
      for property in known.state.written where !(isWhole && property == .zPosition) {
        properties.insert(property)
      }
      if displacement(of: view, in: frame) != .zero { properties.insert(.frame) }
    }
    return properties
  }

  private func path(of view: ViewID, _ property: ViewProperty) -> RecordedPath {
    var path = RecordedPath()
    for frame in frames {
      guard let known = frame.views[view] else { continue }
      var value = property.premultiplied(known.state[property].vector(of: property))
      if property == .frame {
        let moved = displacement(of: view, in: frame)
        value += moved.lanes
      }
      // While a view is not there, it keeps the value with which it left.
      if let last = path.points.last, isAbsent(view, between: last.time, and: frame.time) {
        path.append(last.value, at: frame.time, isBreak: true)
      }
      path.append(value, at: frame.time, isBreak: frame.isBreak)
    }
    return path
  }

  private func isAbsent(_ view: ViewID, between start: Double, and end: Double) -> Bool {
    guard let intervals = views.presence[view.whole] else { return false }
    return !intervals.contains { $0.contains(start) && $0.contains(end) }
  }

  /// How far the frame of an element is from where it rests, in the coordinates of the parent that it has at last.
  private func displacement(of view: ViewID, in frame: RecordedFrame) -> Rect {
    guard let element = frame.views[view]?.element, let place = places[view] else { return .zero }
    var origin = element.frame.origin
    if element.parent != place.parent {
      let (before, after) = (
        absoluteOrigin(of: element.parent, in: frame), absoluteOrigin(of: place.parent, in: frame)
      )
      origin = Point(x: origin.x + before.x - after.x, y: origin.y + before.y - after.y)
    }
    return Rect(
      x: origin.x - place.frame.origin.x, y: origin.y - place.frame.origin.y,
      width: element.frame.width - place.frame.width,
      height: element.frame.height - place.frame.height)
  }

  /// Where the corner of an element is in the scene, without the effects of what it is in.
  private func absoluteOrigin(of view: ViewID?, in frame: RecordedFrame) -> Point {
    var origin = Point.zero
    var next = view
    // A chain is at most as long as there are views.
    for _ in views.names.indices {
      guard let view = next else { break }
      let known = frame.views[view]?.element
      let corner = known?.frame.origin ?? places[view]?.frame.origin ?? .zero
      origin = Point(x: origin.x + corner.x, y: origin.y + corner.y)
      next = known == nil ? places[view]?.parent : known?.parent
    }
    return origin
  }
}

extension Timeline.Segment {
  /// Straight lines between knots. Before the first one its value holds, and after the last one that of the last.
  init(
    through knots: [Polyline.Knot], until end: Double, completion: SIMD4<Double>
  ) {
    var (steps, time): ([(duration: Double, value: SIMD4<Double>)], Double) = ([], knots[0].time)
    if time > 0 { steps.append((time, knots[0].value)) }
    for knot in knots.dropFirst() {
      steps.append((knot.time - time, knot.value))
      time = knot.time
    }
    self.init(
      from: knots[0].value, steps: steps, holdingFor: end - time, completion: completion)
  }
}
