import TransitionKit
import TransitionScenes

/// What a setup and layers did to views: the origin, the destination, and temporary ones.
struct LayerRecording {
  let views: [HeadlessView]
  /// The frames of the views before any layer.
  private(set) var frames: [Rect] = []
  /// The start of each view.
  private var starts: [PropertyState] = []
  /// What each layer wrote of each view, and what there was before.
  private var layers: [[(before: PropertyState, after: PropertyState)]] = []
  /// Where each view is.
  private(set) var depths: [PageDepth] = []
  /// Whether the origin is in front by default.
  private let isOriginInFront: Bool

  init(views: [HeadlessView], isOriginInFront: Bool) {
    self.views = views
    self.isOriginInFront = isOriginInFront
  }

  mutating func takeStart(in container: HeadlessView) {
    frames = views.map { $0.frame }
    starts = views.map { $0.takeState() }
    let positions = views.map { view in container.subviews.firstIndex { $0 === view } ?? 0 }
    let (low, high) = (min(positions[0], positions[1]), max(positions[0], positions[1]))
    depths = positions.map { $0 < low ? .behind : $0 > high ? .inFront : .between }
    // The order of the two screens becomes their positions, if it was changed.
    guard container.takeOrderWritten(), (positions[0] > positions[1]) != isOriginInFront else {
      return
    }
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

  /// Writes what the setup does to a view that no layer changes, and where layers end that change one property in turn.
  func writeStart(to view: inout TransientView, of index: Int) {
    for property in starts[index].written where writers(of: property, of: index).isEmpty {
      view.initial.set(starts[index].vector(of: property), of: property)
    }
    for property in writtenProperties(of: index) {
      let writers = writers(of: property, of: index)
      guard writers.count > 1, property.addsUp, let last = writers.last else { continue }
      let end = property.divisor(layers[last][index].after.vector(of: property))
      view.initial.set(end, of: property)
      view.animation.set(end, of: property)
    }
  }

  /// Writes what a layer does to a view.
  ///
  /// Of a property that several layers change, each contributes how far it still is from its end. So they take turns.
  func write(layer: Int, to view: inout TransientView, of index: Int) {
    let (before, after) = layers[layer][index]
    for property in after.written {
      let writers = writers(of: property, of: index)
      let (from, to) = (before.vector(of: property), after.vector(of: property))
      if writers.count == 1 || !property.addsUp {
        guard layer == writers.last else { continue }
        view.initial.set(from, of: property)
        view.animation.set(to, of: property)
      } else {
        let distance =
          property.composition == .add ? from - to : from / property.divisor(to)
        view.initial.set(distance, of: property)
        view.animation.set(property.identityVector, of: property)
      }
    }
  }

  private func writers(of property: ViewProperty, of index: Int) -> [Int] {
    layers.indices.filter { layers[$0][index].after.written.contains(property) }
  }

  private func writtenProperties(of index: Int) -> PropertySet {
    layers.reduce(into: PropertySet()) { $0.formUnion($1[index].after.written) }
  }
}

extension ViewProperty {
  /// Whether the contributions of several layers make up the value.
  fileprivate var addsUp: Bool { composition == .add || composition == .multiply }

  /// The value without zeros if contributions are multiplied, so that a view can fade in and out again.
  fileprivate func divisor(_ value: SIMD4<Double>) -> SIMD4<Double> {
    composition == .multiply ? value.replacing(with: 1e-9, where: value .== 0) : value
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
        self.recording(operation, container).writeStart(to: &view, of: index)
        // It is there until the end, whatever the layers do to it.
        if !view.written.contains(.translation) { view.initial.translation = .zero }
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
        depth: recording.depths[index], isForward: operation == .push, transition: transition)
    }
  }
}
