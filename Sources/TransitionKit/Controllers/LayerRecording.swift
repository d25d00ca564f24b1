/// What a setup and layers did to views: the origin, the destination, and temporary ones.
struct LayerRecording {
  let views: [HeadlessView]
  /// The frames of the views before any layer.
  private(set) var frames: [Rect] = []
  /// The start of each view.
  private var starts: [PropertyState] = []
  /// What each layer wrote of each view, and what there was before.
  private var layers: [[(before: PropertyState, after: PropertyState)]] = []
  /// The temporary views that are behind both screens.
  private(set) var behind: Set<Int> = []

  /// Whether the origin is in front by default.
  private let isOriginInFront: Bool

  init(views: [HeadlessView], isOriginInFront: Bool) {
    self.views = views
    self.isOriginInFront = isOriginInFront
  }

  mutating func takeStart(in container: HeadlessView) {
    frames = views.map { $0.frame }
    starts = views.map { $0.takeState() }
    guard container.takeOrderWritten() else { return }
    let positions = views.map { view in container.subviews.firstIndex { $0 === view } ?? 0 }
    for index in views.indices.dropFirst(2)
    where positions[index] < min(positions[0], positions[1]) { behind.insert(index) }
    // The order of the two screens becomes their positions, if it was changed.
    guard (positions[0] > positions[1]) != isOriginInFront else { return }
    for index in 0..<2 where !starts[index].written.contains(.zPosition) {
      starts[index].zPosition = Double(positions[index])
    }
  }

  mutating func takeLayer() {
    var states: [(before: PropertyState, after: PropertyState)] = []
    for index in views.indices {
      let last = layers.last?[index].after ?? starts[index]
      states.append((before: last, after: views[index].takeState()))
    }
    layers.append(states)
  }

  /// Writes what a layer does to a view, or what the setup does that no layer changes.
  func write(layer: Int?, to view: inout TransientView, of index: Int) {
    guard let layer else {
      var start = starts[index]
      start.written = []
      for property in starts[index].written
      where !layers.contains(where: { $0[index].after.written.contains(property) }) {
        start.written.insert(property)
      }
      view.initial = start
      return
    }
    let state = layers[layer][index]
    var before = state.before
    before.written = state.after.written
    view.initial = before
    view.animation = state.after
  }
}

// MARK: - Temporary views

extension TransitionAnimation {
  /// The views that the setup adds, with what they do.
  func temporaryViews(
    for operation: NavigationTransition.Operation, in container: Container
  ) -> [TemporaryView] {
    let recording = recording(operation, container)
    return recording.views.indices.dropFirst(2).map { index in
      var transition = AtomicTransition.custom { view, _, container in
        self.recording(operation, container).write(layer: nil, to: &view, of: index)
      }
      for (number, layer) in layers.enumerated() {
        let part = AtomicTransition.custom { view, _, container in
          self.recording(operation, container).write(layer: number, to: &view, of: index)
        }
        transition = transition.combined(
          with: part.animation(layer.animation, during: layer.range))
      }
      let view = recording.views[index]
      return TemporaryView(
        name: view.name, index: index, frame: recording.frames[index],
        isBehind: recording.behind.contains(index), transition: transition)
    }
  }
}
