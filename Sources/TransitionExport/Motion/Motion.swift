import TransitionKit

/// What one property of one view does, in the terms of keyframes and easings.
struct Motion {
  let view: ViewID
  let property: Property

  /// The keyframes, in the order of their times in seconds. Before the first and after the last one
  /// the value stands still.
  var keys: [Key]

  /// How far that is from the timeline.
  var entry: AccuracyReport.Entry

  struct Key {
    let time: Double
    let value: SIMD4<Double>
    /// How the value gets to the next keyframe.
    var easing = Easing.linear
  }

  enum Easing: Equatable {
    case linear
    /// A cubic Bézier curve by its two control points.
    case bezier(Point, Point)
    case steps(Int, StepJump)
    /// Straight lines through points of progress; two points of one x are a jump.
    case lines([Point])
  }

  /// Whether the value changes at all.
  var moves: Bool { keys.dropFirst().contains { $0.value != keys[0].value } }
}

extension Motion {
  /// The motion back in time, from the end of a timeline to its start.
  func reversed(over duration: Double) -> Motion {
    var keys: [Key] = []
    for (index, key) in self.keys.enumerated().reversed() {
      let easing = index > 0 ? self.keys[index - 1].easing.reversed() : .linear
      keys.append(Key(time: duration - key.time, value: key.value, easing: easing))
    }
    var entry = entry
    entry.time = duration - entry.time
    return Motion(view: view, property: property, keys: keys, entry: entry)
  }

  /// The same motion by keyframes that are joined by straight lines, Bézier curves and steps only.
  func withoutLines() -> Motion {
    var keys: [Key] = []
    for (key, next) in zip(self.keys, self.keys.dropFirst()) {
      guard case .lines(let points) = key.easing else {
        keys.append(key)
        continue
      }
      keys += points.dropLast().map { point in
        Key(
          time: key.time + (next.time - key.time) * point.x,
          value: key.value + (next.value - key.value) * point.y)
      }
    }
    keys += self.keys.suffix(1)
    return Motion(view: view, property: property, keys: keys, entry: entry)
  }
}

extension Motion {
  /// The motion with a small distance in time between two keyframes that make a jump, for formats that know
  /// one value at a time.
  func withSeparateKeys(over duration: Double) -> Motion {
    guard keys.count > 2, zip(keys, keys.dropFirst()).contains(where: { $0.time == $1.time }) else {
      return self
    }
    let distance = 1e-6 * duration
    var separate = keys.prefix(1).map { $0 }
    for (index, key) in keys.enumerated().dropFirst() {
      var time = key.time
      if time <= separate[index - 1].time {
        // What jumps at the very start comes later, so that it ends on time; everything else earlier.
        if index > 1, time - distance > separate[index - 2].time {
          separate[index - 1] = Key(
            time: time - distance, value: separate[index - 1].value,
            easing: separate[index - 1].easing)
        } else {
          time += distance
        }
      }
      separate.append(Key(time: time, value: key.value, easing: key.easing))
    }
    var entry = entry
    // A jump that was found somewhat early comes earlier still.
    entry.shift += distance
    return Motion(view: view, property: property, keys: separate, entry: entry)
  }
}
