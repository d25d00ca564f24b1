import BenchmarkPeers
import TransitionKit
import TransitionScenes

/// A scene in which elements come by transitions that differ in their numbers.
struct ComingElements {
  let animator = SceneAnimator(scene(0, properties: 0))
  private var frame = SceneFrame<Int>()

  /// - Parameter properties: the number of properties that move, a component of each.
  init(_ count: Int, properties: Int) {
    animator.update(to: Self.scene(count, properties: properties), slow)
    animator.advance(by: 1e5)
    frame = animator.frame
  }

  private static func scene(_ count: Int, properties: Int) -> Scene<Int> {
    Scene(
      size: Size(width: 390, height: 844),
      elements: (0..<count).map { row in
        Element(row, frame: Rect(x: 0, y: 44 * Double(row), width: 390, height: 44))
          .transition(transition(Double(row % 64 + 1), properties))
      })
  }

  private static func transition(_ amount: Double, _ properties: Int) -> AtomicTransition {
    .custom { view, _, _ in
      if properties > 0 { view.initial.opacity = amount / 100 }
      if properties > 1 { view.initial.translation.dx = amount }
      if properties > 2 { view.initial.scale.x = amount / 10 + 2 }
      if properties > 3 { view.initial.rotation.z = amount / 10 }
      if properties > 4 { view.initial.layoutScale.x = amount / 100 }
      if properties > 5 { view.initial.cornerRadius = amount }
      if properties > 6 { view.initial.blur = amount }
      if properties > 7 { view.initial.clip.top = amount / 100 }
      if properties > 8 { view.initial.overlay.alpha = amount / 100 }
      if properties > 9 { view.initial.shadow.dy = amount }
    }
  }

  mutating func sampleFrame() -> Double {
    animator.advance(by: 1e-9)
    animator.sample(into: &frame)
    return frame.time
  }

  /// Reads what every element looks like.
  func read() -> Double {
    var sum = 0.0
    for element in frame.elements { sum += element.state.opacity }
    return sum
  }
}

/// A plain loop in C over separate arrays: a bound of what many numbers cost.
struct PlainNumbers {
  private let (count, columns): (Int, Int)
  private let starts: [Double]
  private let ends: [Double]
  private var values: [Double]
  private var curve = peerBezier(0.42, 0, 0.58, 1)
  private var progress = 0.2

  init(_ count: Int, columns: Int) {
    (self.count, self.columns) = (count, columns)
    starts = (0..<count * columns).map { Double($0 % 64) }
    ends = (0..<count * columns).map { Double($0 % 63) }
    values = [Double](repeating: 0, count: count * columns)
  }

  mutating func interpolate() -> Double {
    progress += 1e-9
    let progress = peerBezierMotion(&curve, progress).value
    peerInterpolate(starts, ends, &values, count, columns, progress)
    return values[0]
  }
}

extension Report {
  /// Frames of scenes in which every element comes, next to plain loops over as many numbers.
  mutating func addComing(_ effort: Effort) {
    for (count, properties) in [(100, 10), (1000, 10), (10_000, 10), (10_000, 1)] {
      var scene = ComingElements(count, properties: properties)
      var plain = PlainNumbers(count, columns: properties)
      let calls = effort.calls(max(1_000_000 / count, 2))
      let result = Measurement.compare(effort, calls: calls) {
        scene.sampleFrame()
      } with: {
        plain.interpolate()
      }
      add(
        "a frame of \(count) elements that come, \(properties) properties, each", result.measured,
        per: count, maximumAllocations: 0, bound: ("a plain loop", result.bound))
      add(
        "  reading the states of that frame, each",
        .of(effort, calls: calls / 4 + 1) { scene.read() },
        per: count)
    }
  }
}
