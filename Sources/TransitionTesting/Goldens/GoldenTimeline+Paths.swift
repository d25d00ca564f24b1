import TransitionKit

extension GoldenPath {
  /// The path as a timeline has it.
  var valuePath: ValuePath {
    switch self {
    case .straight: return .straight
    case .parabola(let offset): return .quadratic(controlOffset: offset)
    case .keyframes(let path): return .keyframes(path)
    case .samples(let samples):
      guard let first = samples.first, let last = samples.last else { return .straight }
      var steps: [KeyframeStep] = []
      var progress = 0.0
      for sample in samples + [Sample(progress: 1, value: last.value)] {
        let distance = max(sample.progress - progress, 0)
        steps.append((distance, PropertyVector(lanes: sample.value), .linear(.linear)))
        progress = sample.progress
      }
      return .keyframes(KeyframePath(from: first.value, steps))
    }
  }
}

extension GoldenOperand {
  /// Makes a view transparent while it is not on screen; nil if it is on screen all the time.
  init?(hidingOutside presence: [ClosedRange<Double>], lasting duration: Double) {
    guard duration > 0 else { return nil }
    let bounds = presence.flatMap { [$0.lowerBound, $0.upperBound] }
    let times = Set([0, duration] + bounds.filter { $0 > 0 && $0 < duration }).sorted()
    let spans = zip(times, times.dropFirst()).map { start, end in
      (
        seconds: end - start,
        isPresent: presence.contains { $0.contains((start + end) / 2) }
      )
    }
    guard let first = spans.first, let last = spans.last, spans.contains(where: { !$0.isPresent })
    else { return nil }
    let visible = ViewProperty.opacity.identityVector
    func value(_ isPresent: Bool) -> SIMD4<Double> { isPresent ? visible : .zero }
    let steps: [KeyframeStep] = spans.map {
      ($0.seconds, PropertyVector(lanes: value($0.isPresent)), .hold)
    }
    self.init(
      start: value(first.isPresent), end: value(last.isPresent), completion: visible,
      path: .keyframes(KeyframePath(from: value(first.isPresent), steps)),
      timing: Timing(start: 0, end: duration, animation: .linear(duration: duration)))
  }
}

extension [GoldenTrack] {
  /// The tracks with one more contribution to a property.
  func adding(_ operand: GoldenOperand?, to property: ViewProperty) -> [GoldenTrack] {
    guard let operand else { return self }
    var tracks = self
    if let index = tracks.firstIndex(where: { $0.property == property }) {
      tracks[index].operands.append(operand)
    } else {
      tracks.append(GoldenTrack(property: property, operands: [operand]))
    }
    return tracks
  }
}

private typealias KeyframeStep = (
  duration: Double, value: PropertyVector,
  interpolation: KeyframeTrack<PropertyVector>.Interpolation
)

extension KeyframePath {
  fileprivate init(from start: SIMD4<Double>, _ steps: [KeyframeStep]) {
    self.init(
      KeyframeTrack(from: PropertyVector(lanes: start), steps: steps), isReversed: false)
  }
}
