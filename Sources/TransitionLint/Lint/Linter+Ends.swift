import TransitionKit

// How views begin and end: at rest or not.
extension Linter {
  /// Looks at where each property starts, ends, and stays.
  mutating func findEnds() {
    for track in timeline.tracks where track.property.isAnimatable {
      let property = track.property
      let rest = property.identityVector
      let start = timeline.value(of: track, at: 0)
      let end = timeline.value(of: track, at: duration)
      func isFar(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool {
        (0..<property.componentCount).contains {
          abs(a[$0] - b[$0]) > 1e-9 * max(1, abs(a[$0]), abs(b[$0]))
        }
      }
      func text(_ value: SIMD4<Double>) -> String {
        "\(PropertyValue(property.unpremultiplied(value), of: property))"
      }
      switch operation(of: track) {
      case .insertion:
        if isFar(end, track.completion) {
          add(
            .jumpAtEnd, .warning, track.view, property, duration...duration,
            size: largestDifference(end, track.completion, of: property), property.unitName,
            "jumps from \(text(end)) to \(text(track.completion)) at the end",
            "Let the animation end where the completion is.")
        }
        if isFar(track.completion, rest) {
          let isHidden = property.hides(track.completion)
          add(
            isHidden ? .leftHidden : .leftDisplaced, .warning, track.view, property,
            duration...duration,
            size: largestDifference(track.completion, rest, of: property), property.unitName,
            isHidden
              ? "stays invisible at \(text(track.completion)) after the insertion"
              : "is left at \(text(track.completion)) after the insertion",
            "Let the insertion end at rest, at \(text(rest)).")
        }
      case .removal:
        if isFar(start, rest) {
          add(
            .jumpAtStart, .warning, track.view, property, 0...0,
            size: largestDifference(start, rest, of: property), property.unitName,
            "jumps from rest to \(text(start)) at the start",
            "Let the removal start at rest, at \(text(rest)).")
        }
        if isFar(track.completion, rest) {
          add(
            .neverReturns, .warning, track.view, property, duration...duration,
            size: largestDifference(track.completion, rest, of: property), property.unitName,
            "stays at \(text(track.completion)) after the removal, so that a view that is used again is not at rest",
            "Leave the completion of the removal at rest, at \(text(rest)).")
        }
      }
    }
  }
}

extension ViewProperty {
  /// Whether a value makes a view invisible.
  fileprivate func hides(_ value: SIMD4<Double>) -> Bool {
    switch self {
    case .opacity: value.x <= 0
    case .scale, .layoutScale: value.x == 0 || value.y == 0
    case .clip: value.x + value.z >= 1 || value.y + value.w >= 1
    default: false
    }
  }
}
