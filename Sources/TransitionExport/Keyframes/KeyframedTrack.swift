import TransitionKit

/// The values of one property of one view over time, as keyframes and easings.
package struct KeyframedTrack {
  package let view: ViewID
  package let property: ViewProperty

  /// The keyframes, in the order of their times in seconds. The first value holds before the first keyframe,
  /// the last value after the last one.
  package var keyframes: [Keyframe]

  /// How far the keyframes are from the timeline.
  package var entry: AccuracyReport.Entry

  /// How the keyframes repeat for ever; nil if they do not.
  package var loop: TrackLoop?

  package init(
    view: ViewID, property: ViewProperty, keyframes: [Keyframe], entry: AccuracyReport.Entry,
    loop: TrackLoop? = nil
  ) {
    self.view = view
    self.property = property
    self.keyframes = keyframes
    self.entry = entry
    self.loop = loop
  }

  package struct Keyframe {
    package let time: Double
    package let value: SIMD4<Double>
    /// The interpolation to the next keyframe.
    package var easing: KeyframeEasing

    package init(time: Double, value: SIMD4<Double>, easing: KeyframeEasing = .linear) {
      self.time = time
      self.value = value
      self.easing = easing
    }

    /// The keyframe at a fraction of the time and the value between this keyframe and the next one.
    package func keyframe(at fraction: Point, toward next: Keyframe) -> Keyframe {
      Keyframe(
        time: time + (next.time - time) * fraction.x,
        value: value + (next.value - value) * fraction.y)
    }

    /// The keyframe at the value at which its lines start, with lines from 0 on; nil if nothing is left of their way.
    func startingInside(toward next: Keyframe) -> Keyframe? {
      guard case .lines(let points) = easing, let first = points.first, abs(1 - first.y) > 1e-3
      else { return nil }
      let lines = points.map { Point(x: $0.x, y: ($0.y - first.y) / (1 - first.y)) }
      return Keyframe(
        time: time, value: keyframe(at: first, toward: next).value, easing: .lines(lines))
    }
  }

  /// Whether the value changes at all.
  package var moves: Bool { keyframes.dropFirst().contains { $0.value != keyframes[0].value } }

  /// Whether the component changes.
  package func moves(_ lane: Int) -> Bool {
    keyframes.contains { $0.value[lane] != keyframes[0].value[lane] }
  }

  /// The pairs of neighbouring keyframes.
  package var segments: Zip2Sequence<[Keyframe], ArraySlice<Keyframe>> {
    zip(keyframes, keyframes.dropFirst())
  }

  /// The same track with other keyframes.
  package func with(_ keyframes: [Keyframe]) -> KeyframedTrack {
    var track = self
    track.keyframes = keyframes
    return track
  }
}

extension KeyframedTrack {
  /// The track played backwards, from the end of a timeline to its start.
  package func reversed(over duration: Double) -> KeyframedTrack {
    var track = self
    track.keyframes = keyframes.indices.reversed().map { index in
      Keyframe(
        time: duration - keyframes[index].time, value: keyframes[index].value,
        easing: index > 0 ? keyframes[index - 1].easing.reversed() : .linear)
    }
    track.entry.time = duration - entry.time
    return track
  }

  /// The same track without ``KeyframeEasing/lines(_:)``: each point becomes a keyframe.
  package func withoutLines() -> KeyframedTrack {
    with(
      segments.flatMap { keyframe, next in
        guard case .lines(let points) = keyframe.easing else { return [keyframe] }
        return points.dropLast().map { keyframe.keyframe(at: $0, toward: next) }
      } + keyframes.suffix(1))
  }

  /// The track with a short interval between the two keyframes of a jump, for formats that have one value at
  /// a time.
  package func withSeparateTimes(over duration: Double) -> KeyframedTrack {
    guard keyframes.count > 2, segments.contains(where: { $0.time == $1.time }) else { return self }
    let distance = 1e-6 * duration
    var separate = Array(keyframes.prefix(1))
    for (index, keyframe) in keyframes.enumerated().dropFirst() {
      var time = keyframe.time
      let previous = separate[index - 1]
      if time <= previous.time {
        // A jump at the very start comes later, so that it ends on time. Any other jump comes earlier.
        if index > 1, time - distance > separate[index - 2].time {
          separate[index - 1] = Keyframe(
            time: time - distance, value: previous.value, easing: previous.easing)
        } else {
          time += distance
        }
      }
      separate.append(Keyframe(time: time, value: keyframe.value, easing: keyframe.easing))
    }
    var track = with(separate)
    // This adds to the shift of a jump.
    track.entry.shift += distance
    return track
  }

  /// The track without a jump at the very start of an easing: the jump comes a little later.
  ///
  /// CSS and others show the value after such a jump there, even before the animation begins.
  package func withoutInitialJumps() -> KeyframedTrack {
    var track = self
    for (index, (keyframe, next)) in segments.enumerated() {
      guard case .lines(var points) = keyframe.easing, points.count > 2 else { continue }
      // A point that is closer to the start than this is written as the start.
      let start = points[0].x + 1e-9
      guard points[1].x <= start, let following = points.first(where: { $0.x > start }),
        let last = points.lastIndex(where: { $0.x <= start })
      else { continue }
      let width = following.x - points[0].x
      let distance = min(1e-6, width / 2)
      points[last] = Point(
        x: points[0].x + distance,
        y: points[last].y + (following.y - points[last].y) * (distance / width))
      points.removeSubrange(1..<last)
      track.keyframes[index].easing = .lines(points)
      track.entry.shift = max(track.entry.shift, distance * (next.time - keyframe.time))
    }
    return track
  }
}

extension Polyline {
  /// The points as keyframes.
  package var keyframes: [KeyframedTrack.Keyframe] {
    knots.map { KeyframedTrack.Keyframe(time: $0.time, value: $0.value) }
  }
}
