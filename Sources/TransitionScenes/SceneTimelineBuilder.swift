import TransitionKit

/// Makes a timeline of a change from one scene to the next.
struct SceneTimelineBuilder {
  let state: SceneState
  let duration: Double
  private(set) var targets: [TransitionTarget] = []
  private var timings: [Timing]
  private var segments: [Timeline.Segment] = []
  private var tracks: [(view: Int, property: ViewProperty, segments: Range<Int>)] = []
  /// The views of effects that are taken apart, and what they are in the timeline. Pieces come after all elements.
  private var sliced: [(effect: EffectIndex, view: Int, target: Int)] = []
  /// The number of elements and old contents.
  private var viewCount = 0
  /// What the timeline does not say of the change, a sentence each.
  var omissions: [String] = []

  init<ID>(_ transition: SceneTransition<ID>) {
    OptionalParts.useManyViews()
    state = transition.start
    duration = transition.duration
    timings = [
      Timing(start: 0, end: duration, animation: .linear(duration: duration))
    ]
    let names = transition.viewNames
    let views = state.scene.structure.drawnViews
    for view in views {
      var leaves = true
      if case .element(let number) = view { leaves = state.scene.structure.elements[number].leaves }
      targets.append(
        TransitionTarget(id: names[view] ?? .view, operation: leaves ? .removal : .insertion))
    }
    let samples = SceneSamples(
      of: state.scene.sampledElements(lasting: duration), in: state, from: 0, lasting: duration)
    for (index, view) in views.enumerated() {
      switch view {
      case .element(let number): add(number, as: index, samples)
      case .snapshot(let fade): addFade(state.scene.structure.fades[fade], as: index, of: views)
      }
    }
    viewCount = views.count
    var index = 0
    while index < sliced.count {
      addPieces(sliced[index].effect, sliced[index].view, in: sliced[index].target)
      index += 1
    }
  }

  /// The timeline, from the start of the change to its end.
  var timeline: Timeline {
    Timeline(
      targets: targets,
      drawingOrder: Array(0..<viewCount), duration: duration,
      isReversed: false, timings: timings, segments: segments, tracks: tracks)
  }

  // MARK: Elements

  private mutating func add(_ element: ElementIndex, as view: Int, _ samples: SceneSamples) {
    let motion = state.scene.motions.motion(of: state.scene.structure.drawnSlot(of: element))
    if let motion {
      let modelValue = state.scene.structure.drawnModelValue(of: element, state.scene.motions.goals)
      var segments = [
        Timeline.Segment(
          start: motion.start - modelValue, end: .zero, completion: .zero,
          timing: timing(motion))
      ]
      if let shown = state.scene.motions.heldValue(of: state.scene.structure.drawnSlot(of: element))
      {
        let wait = Timing(
          start: 0, end: motion.age,
          animation: .timingCurve(.steps(1, jump: .end), duration: motion.age))
        segments.append(
          Timeline.Segment(
            start: shown - motion.start, end: .zero, completion: .zero, timing: number(of: wait)))
      }
      add(segments, of: .frame, to: view)
    }
    guard !state.scene.isSampled(element) else {
      addSampled(element, as: view, samples)
      if let effect = state.scene.structure.elements[element].transition {
        notePieces(effect, of: state.scene.effects.list[effect].view, as: view)
      }
      if let motion, let path = motion.path {
        add(pathSegments(path, motion), of: .translation, to: view)
      }
      return
    }
    var properties = PropertySet()
    var contents: [(property: ViewProperty, segments: [Timeline.Segment])] = []
    func append(_ new: [Timeline.Segment], of property: ViewProperty) {
      if let known = contents.firstIndex(where: { $0.property == property }) {
        contents[known].segments += new
      } else {
        properties.insert(property)
        contents.append((property, new))
      }
    }
    for record in state.scene.structure.states(of: element) {
      append([stateSegment(record.slot)], of: record.property)
    }
    if let effect = state.scene.structure.elements[element].transition {
      for (property, segments) in effectSegments(effect, of: state.scene.effects.list[effect].view)
      {
        append(segments, of: property)
      }
      notePieces(effect, of: state.scene.effects.list[effect].view, as: view)
    }
    if let motion, let path = motion.path { append(pathSegments(path, motion), of: .translation) }
    append(ancestorSegments(element), of: .opacity)
    for content in contents where !content.segments.isEmpty {
      add(combined(content.segments, of: content.property), of: content.property, to: view)
    }
  }

  /// The segments of a property, among which values that replace others are added to the state at rest.
  private func combined(_ segments: [Timeline.Segment], of property: ViewProperty) -> [Timeline
    .Segment]
  {
    switch property.composition {
    case .add, .multiply: return segments
    case .constant: return segments.suffix(1)
    case .replace:
      guard segments.count > 1, let rest = segments.first else { return segments }
      return segments.dropFirst().map {
        var segment = $0
        segment.start += rest.end - property.identityVector
        segment.end += rest.end - property.identityVector
        return segment
      }
    }
  }

  private mutating func stateSegment(_ slot: SlotIndex) -> Timeline.Segment {
    let modelValue = state.scene.motions[slot]
    guard let motion = state.scene.motions.motion(of: slot) else {
      return Timeline.Segment(start: modelValue, end: modelValue, completion: modelValue, timing: 0)
    }
    var segment = Timeline.Segment(
      start: motion.start, end: modelValue, completion: modelValue, timing: timing(motion))
    if case .oklab = motion.path { segment.path = .oklab }
    return segment
  }

  // MARK: Shared elements

  /// The distance of an element from the straight line, if it does not move straight.
  private mutating func pathSegments(_ path: PathOffset, _ motion: DrawnMotion) -> [Timeline
    .Segment]
  {
    guard case .along(let sampler, let start, let end) = path else { return [] }
    let timing = timing(motion)
    return [
      Timeline.Segment(
        start: start, end: end, completion: .zero, timing: timing, path: .motionPath(sampler)),
      Timeline.Segment(start: -start, end: -end, completion: .zero, timing: timing),
    ]
  }

  /// What an element that is not drawn in its ancestors takes over from them, and a source from its partner.
  private mutating func ancestorSegments(_ element: ElementIndex) -> [Timeline.Segment] {
    var segments: [Timeline.Segment] = []
    if state.scene.structure.elements[element].isHidden {
      segments.append(Timeline.Segment(start: hidden, end: hidden, completion: hidden, timing: 0))
    }
    guard let slots = state.scene.structure.flight(of: element)?.above else { return segments }
    let modelValue = SIMD4(state.scene.motions[slots.factors].x, 1, 1, 1)
    if let motion = state.scene.motions.motion(of: slots.factors) {
      segments.append(
        Timeline.Segment(
          start: SIMD4(motion.start.x, 1, 1, 1), end: modelValue, completion: modelValue,
          timing: timing(motion)))
    } else if modelValue.x != 1 {
      segments.append(
        Timeline.Segment(start: modelValue, end: modelValue, completion: modelValue, timing: 0))
    }
    return segments
  }

  /// Adds an old content, which is as large as its element and fades out.
  private mutating func addFade(_ fade: SceneFade, as view: Int, of views: [DrawnView]) {
    if fade.frame == nil,
      let motion = state.scene.motions.motion(of: state.scene.structure.drawnSlot(of: fade.element))
    {
      var start =
        motion.start
        - state.scene.structure.drawnModelValue(of: fade.element, state.scene.motions.goals)
      (start.x, start.y) = (0, 0)
      add(
        [
          Timeline.Segment(
            start: start, end: .zero, completion: .zero,
            timing: timing(motion))
        ], of: .frame, to: view)
    }
    var segment = Timeline.Segment(start: .one, end: .one, completion: hidden, timing: 0)
    if let motion = fade.opacity.flatMap({ state.scene.motions.motion(of: $0) }) {
      segment.end = hidden
      segment.timing = timing(motion)
    }
    add([segment], of: .opacity, to: view)
    // The element clips it to its corners.
    let owner = views.firstIndex(of: .element(fade.element))
    if fade.frame == nil,
      let corners = tracks.first(where: { $0.view == owner && $0.property == .cornerRadius })
    {
      add(Array(segments[corners.segments]), of: .cornerRadius, to: view)
    }
  }

  /// The segments of an effect, by property.
  private mutating func effectSegments(
    _ effect: EffectIndex, of view: Int
  ) -> [(property: ViewProperty, segments: [Timeline.Segment])] {
    let effect = state.scene.effects.list[effect]
    var result: [(property: ViewProperty, segments: [Timeline.Segment])] = []
    for track in effect.timeline.tracks where track.target == view {
      let segments = track.segments.map { known in
        var segment = known
        var timing = effect.timeline.timings[known.timing]
        timing.start += effect.start
        timing.end += effect.start
        segment.timing = number(of: timing)
        return segment
      }
      result.append((track.property, segments))
    }
    return result
  }

  // MARK: Pieces

  private mutating func notePieces(_ effect: EffectIndex, of view: Int, as target: Int) {
    guard state.scene.effects.list[effect].timeline.layout.pieces[view] != nil else { return }
    sliced.append((effect, view, target))
  }

  private mutating func addPieces(_ effect: EffectIndex, _ view: Int, in parent: Int) {
    let layout = state.scene.effects.list[effect].timeline.layout
    guard let range = layout.pieces[view] else { return }
    for (number, piece) in range.enumerated() {
      let target = targets.count
      targets.append(
        TransitionTarget(
          id: .piece(of: targets[parent].id, number), operation: targets[parent].operation,
          parent: parent, region: layout.targets[piece].region))
      for (property, segments) in effectSegments(effect, of: piece) {
        add(segments, of: property, to: target)
      }
      notePieces(effect, of: piece, as: target)
    }
  }

  // MARK: Tracks

  mutating func add(_ new: [Timeline.Segment], of property: ViewProperty, to view: Int) {
    guard !new.isEmpty else { return }
    // The frame may have a track of the model value already, to which an effect adds.
    // The tracks of a view follow each other.
    let own = tracks.indices.reversed().prefix { tracks[$0].view == view }
    if let known = own.first(where: { tracks[$0].property == property }) {
      let all = segments[tracks[known].segments] + new
      tracks[known].segments = segments.count..<segments.count + all.count
      segments += all
      return
    }
    tracks.append((view, property, segments.count..<segments.count + new.count))
    segments += new
  }

  private mutating func timing(_ motion: DrawnMotion) -> Int {
    var timing = motion.timing
    (timing.start, timing.end) = (motion.age, motion.age + timing.end)
    return number(of: timing)
  }

  mutating func number(of timing: Timing) -> Int {
    if let last = timings.last, last == timing { return timings.count - 1 }
    if let known = timings.firstIndex(of: timing) { return known }
    timings.append(timing)
    return timings.count - 1
  }
}

/// No opacity, as the value of a property.
private let hidden = SIMD4<Double>(0, 1, 1, 1)

/// The motion of a slot to its goal: along a path, or straight.
typealias DrawnMotion = (
  start: SIMD4<Double>, timing: Timing, age: Double, path: PathOffset?
)

extension Motions {
  /// What is shown of a slot until its motion begins, if that begins later and inside its animation; nil otherwise.
  func heldValue(of slot: SlotIndex) -> SIMD4<Double>? {
    guard let motion = motion(of: slot), motion.age > 0 else { return nil }
    let shown = value(of: slot, at: 0)
    let distance = shown - motion.start
    return (distance * distance).max() > 1e-18 ? shown : nil
  }
}
