import TransitionKit

extension GoldenTrack {
  /// The value at a time of the timeline that is played forwards, as the engine has it.
  func value(at time: Double) -> SIMD4<Double> {
    guard let first = operands.first else { return property.identityVector }
    switch property.composition {
    case .add: return operands.reduce(.zero) { $0 + $1.value(at: time) }
    case .multiply:
      return operands.dropFirst().reduce(first.value(at: time)) { $0 * $1.value(at: time) }
    case .replace, .constant:
      var current = first
      for operand in operands.dropFirst()
      where operand.timing.start <= time || operand.timing.start == current.timing.start {
        current = operand
      }
      return current.value(at: time)
    }
  }

  /// The value after the timeline.
  var completion: SIMD4<Double> {
    switch property.composition {
    case .add: operands.reduce(.zero) { $0 + $1.completion }
    case .multiply: operands.reduce(SIMD4(repeating: 1)) { $0 * $1.completion }
    case .replace, .constant: operands.last?.completion ?? property.identityVector
    }
  }
}

extension GoldenOperand {
  func value(at time: Double) -> SIMD4<Double> {
    let progress = timing.progress(at: time)
    switch path {
    case .straight: return segment(.straight).value(at: progress)
    case .parabola(let offset):
      return segment(.quadratic(controlOffset: offset)).value(at: progress)
    case .keyframes(let path): return path.value(at: progress)
    case .samples: return path.sampled(at: progress)
    }
  }

  private func segment(_ path: ValuePath) -> Timeline.Segment {
    Timeline.Segment(start: start, end: end, completion: completion, timing: 0, path: path)
  }
}

extension GoldenPath {
  /// The value between two samples; beyond the ends the value of the end.
  func sampled(at progress: Double) -> SIMD4<Double> {
    guard case .samples(let samples) = self, let first = samples.first, let last = samples.last
    else { return .zero }
    guard progress > first.progress else { return first.value }
    guard let next = samples.firstIndex(where: { $0.progress >= progress }), next > 0 else {
      return last.value
    }
    let (a, b) = (samples[next - 1], samples[next])
    let width = b.progress - a.progress
    return width > 0 ? a.value + (b.value - a.value) * ((progress - a.progress) / width) : b.value
  }
}
