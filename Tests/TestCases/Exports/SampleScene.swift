import TransitionExport
import TransitionKit
import TransitionScenes

/// A change of a scene that is put together by hand, and where its elements are at every time, computed without any
/// code of the exporters.
package struct SampleScene {
  package var container = Container(size: Size(width: 390, height: 700))
  package private(set) var placements: [ElementPlacement] = []
  private var targets: [TransitionTarget] = []
  private var timings: [Timing] = []
  private var segments: [Timeline.Segment] = []
  private var tracks: [(view: Int, property: ViewProperty, segments: Range<Int>)] = []

  package init() {}

  package mutating func add(
    _ id: String, in parent: String? = nil, x: Double, y: Double, width: Double, height: Double,
    clips: Bool = false, removed: Bool = false
  ) {
    targets.append(
      TransitionTarget(id: .element(id), operation: removed ? .removal : .insertion))
    placements.append(
      ElementPlacement(
        view: .element(id), parent: parent.map { .element($0) },
        frame: Rect(x: x, y: y, width: width, height: height), clips: clips))
  }

  /// Cuts the element that was added last into a left and a right half, and makes the right one the target of moves.
  package mutating func addHalves() {
    let whole = targets[targets.count - 1]
    for index in 0..<2 {
      targets.append(
        TransitionTarget(
          id: .piece(of: whole.id, index), operation: whole.operation,
          parent: targets.count - 1 - index,
          region: Rect(x: Double(index) / 2, y: 0, width: 0.5, height: 1)))
    }
  }

  /// Moves a property of the element that was added last.
  package mutating func move(
    _ property: ViewProperty, from start: SIMD4<Double>, to end: SIMD4<Double>? = nil,
    delay: Double = 0, _ animation: Animation = .easeInOut(duration: 0.5)
  ) {
    let rest = property.identityVector
    /// The components that the property has.
    func own(_ value: SIMD4<Double>) -> SIMD4<Double> {
      var result = rest
      for lane in 0..<property.componentCount { result[lane] = value[lane] }
      return result
    }
    let index = segments.count
    segments.append(
      Timeline.Segment(
        start: own(start), end: own(end ?? rest), completion: rest, timing: timings.count))
    timings.append(Timing(start: delay, end: delay + animation.duration, animation: animation))
    tracks.append((targets.count - 1, property, index..<index + 1))
  }

  /// Gives a property of the element that was added last one value.
  package mutating func set(_ property: ViewProperty, _ value: SIMD4<Double>) {
    move(property, from: value, to: value, .linear(duration: 0))
  }

  package var timeline: Timeline {
    Timeline(
      targets: targets, drawingOrder: targets.indices.filter { targets[$0].parent == nil },
      duration: timings.map(\.end).max() ?? 0, isReversed: false, timings: timings,
      segments: segments, tracks: tracks)
  }

  package var presentation: Presentation { presentation(reversed: false) }

  package func presentation(reversed: Bool) -> Presentation {
    Presentation(
      reversed ? timeline.reversed() : timeline, in: container, placements: placements,
      named: "a scene")
  }
}

extension SampleScene {
  /// A list that clips and scrolls, with a row that comes, one that leaves and two that trade places; a card that grows
  /// around its children; a dial that rotates about its own point, with what rotates in it.
  package static let library: SampleScene = {
    var scene = SampleScene()
    scene.add("header", x: 0, y: 0, width: 390, height: 60)
    scene.add("list", x: 0, y: 60, width: 390, height: 300, clips: true)
    scene.move(.frame, from: SIMD4(0, -40, 0, 0), .easeOut(duration: 0.4))
    scene.add("row 1", in: "list", x: 10, y: 8, width: 370, height: 44)
    scene.move(.frame, from: SIMD4(0, 52, 0, 0), .spring(duration: 0.5, bounce: 0.3))
    scene.add("row 2", in: "list", x: 10, y: 60, width: 370, height: 44)
    scene.move(.frame, from: SIMD4(0, -52, 0, 0), delay: 0.05, .spring(duration: 0.5, bounce: 0.3))
    scene.add("new row", in: "list", x: 10, y: 112, width: 370, height: 44)
    scene.move(.opacity, from: .zero, delay: 0.1, .easeIn(duration: 0.4))
    scene.move(.scale, from: SIMD4(0.8, 0.6, 1, 0), delay: 0.1, .easeOut(duration: 0.4))
    scene.add("old row", in: "list", x: 10, y: 164, width: 370, height: 44, removed: true)
    scene.move(.opacity, from: SIMD4(1, 0, 0, 0), to: .zero, .linear(duration: 0.3))
    scene.move(.translation, from: .zero, to: SIMD4(-200, 0, 0, 0), .easeIn(duration: 0.5))
    scene.add("last row", in: "list", x: 10, y: 268, width: 370, height: 60)
    scene.add("card", x: 20, y: 380, width: 200, height: 200, clips: true)
    scene.move(.frame, from: SIMD4(30, 60, -80, -120), .easeInOut(duration: 0.6))
    scene.move(.opacity, from: SIMD4(0.3, 0, 0, 0), .linear(duration: 0.6))
    scene.set(.cornerRadius, SIMD4(24, 0, 0, 0))
    scene.add("title", in: "card", x: 12, y: 12, width: 150, height: 30)
    scene.move(.frame, from: SIMD4(0, 8, -60, 0), .easeInOut(duration: 0.6))
    scene.add("cover", in: "card", x: 60, y: 70, width: 120, height: 160)
    scene.move(.opacity, from: SIMD4(0.5, 0, 0, 0), delay: 0.2, .easeIn(duration: 0.3))
    scene.move(.translation, from: SIMD4(40, 20, 0, 0), .easeInOut(duration: 0.6))
    scene.add("dial", x: 250, y: 420, width: 110, height: 140)
    scene.move(.rotation, from: SIMD4(0, 0, -2, 0), .easeInOut(duration: 0.6))
    scene.move(.scale, from: SIMD4(0.5, 0.7, 1, 0), .easeOut(duration: 0.6))
    scene.set(.anchor, SIMD4(0.2, 0.9, 0, 0))
    scene.add("hand", in: "dial", x: 20, y: 30, width: 70, height: 90)
    scene.move(.rotation, from: SIMD4(0, 0, 1, 0), .easeInOut(duration: 0.6))
    scene.move(.frame, from: SIMD4(10, -20, 16, 8), .easeInOut(duration: 0.6))
    scene.add("tip", in: "hand", x: 8, y: 8, width: 30, height: 30)
    scene.move(.scale, from: SIMD4(1.5, 1.5, 1, 0), .easeInOut(duration: 0.3))
    scene.set(.anchor, SIMD4(0, 0, 0, 0))
    return scene
  }()

  /// Elements whose ids have all sorts of characters, one of them in another.
  package static let names = [
    "row 3", "a/b", "\"quoted\"", "it's", "<b>&amp;</b>", "😀", "👩‍👩‍👧", "é", "", " ", "*/ }",
    "</style>", "</script>",
    "a", "a-frame", "A", "a piece 0", "origin", "element \"x\"", "back\\slash", "new\nline",
    "tab\there", "\u{1}mark", "\u{301}accent", "--x", "123", "%20", ",;", "\u{2028}",
    String(repeating: "long ", count: 2000),
  ]

  package static let named: SampleScene = {
    var scene = SampleScene()
    for (index, name) in names.enumerated() {
      let parent = index % 5 == 4 ? names[index - 1] : nil
      scene.add(
        name, in: parent, x: 10, y: parent == nil ? Double(index) * 22 : 4, width: 200, height: 20)
      scene.move(.frame, from: SIMD4(50, 0, 0, 0), .easeOut(duration: 0.3))
      scene.move(.overlay, from: SIMD4(0, 0, 0, 0.5), to: .zero, .linear(duration: 0.3))
    }
    return scene
  }()
}

extension SampleScene {
  private func placement(of view: ViewID) -> ElementPlacement? {
    placements.first { $0.view == view }
  }

  /// The corners of an element in the scene, from the top left one clockwise.
  package func corners(of view: ViewID, in frame: Timeline.Frame) -> [Point] {
    guard let own = placement(of: view) else { return [] }
    let box = frame[view].layoutFrame(size: own.frame.size)
    var points = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
      Point(x: box.origin.x + x * box.width, y: box.origin.y + y * box.height)
    }
    var next: ElementPlacement? = own
    while let element = next {
      let transform = frame[element.view].transform(size: element.frame.size)
      let parent = element.parent.flatMap { placement(of: $0) }
      let corner =
        parent.map { frame[$0.view].layoutFrame(size: $0.frame.size).origin } ?? Point(x: 0, y: 0)
      points = points.map { point in
        let moved = transform.apply(to: point)
        return Point(
          x: moved.x + element.frame.origin.x + corner.x,
          y: moved.y + element.frame.origin.y + corner.y)
      }
      next = parent
    }
    return points
  }

  /// The opacity with which an element is seen.
  package func opacity(of view: ViewID, in frame: Timeline.Frame) -> Double {
    var (product, next) = (1.0, Optional(view))
    while let view = next {
      product *= min(max(frame[view].opacity, 0), 1)
      next = placement(of: view)?.parent
    }
    return product
  }
}
