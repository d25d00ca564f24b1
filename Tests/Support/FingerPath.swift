import TransitionKit

/// Where a finger is over time, since it went down.
public struct FingerPath {
  /// The samples of it, which have no velocities.
  public let samples: [GestureSample]

  /// A finger as people move them, and as digitizers report them: with pauses, pairs at one time, and a lift that is reported late.
  ///
  /// - Parameters:
  ///   - direction: where it goes, for the most part.
  ///   - extent: how far it may go, in points.
  public init(towards direction: Point, extent: Double, _ generator: inout SeededGenerator) {
    var samples = [GestureSample(time: generator.double(in: 0...100), location: .zero)]
    let rate = generator.pick([60, 120, 240.0])
    var (along, across) = (0.0, 0.0)
    var speed = generator.double(in: -200...2500)
    func add(after interval: Double) {
      guard let last = samples.last else { return }
      samples.append(
        GestureSample(
          time: last.time + interval,
          translation: Point(
            x: direction.x * along + direction.y * across,
            y: direction.y * along + direction.x * across)))
    }
    for _ in 0..<generator.int(in: 1...30) {
      var interval = generator.double(in: 0.7...1.3) / rate
      switch generator.int(in: 0...19) {
      case 0: interval = 0
      case 1: interval = generator.double(in: 0.02...0.15)
      case 2: speed = generator.double(in: -2500...2500)
      default: speed += generator.double(in: -300...300)
      }
      along = min(max(along + speed * interval, -extent), extent)
      across += generator.double(in: -0.1...0.1)
      add(after: interval)
    }
    if generator.bool() { add(after: generator.pick([0.004, 0.03, 0.06, 0.2])) }
    self.samples = samples
  }
}

extension [GestureSample] {
  /// The samples with the velocities of a tracker, as a host has them that tracks the finger by itself.
  public var tracked: [GestureSample] {
    var tracker = VelocityTracker()
    return map { sample in
      tracker.add(sample.translation, at: sample.time)
      var sample = sample
      sample.velocity = tracker.velocity
      return sample
    }
  }
}
