/// What is left of an older motion when a newer one takes over: the difference in value and velocity, which
/// dies down on a spring and is added to the newer motion.
///
/// At the moment of the change value and velocity are therefore those of the older motion, whatever the
/// two are. Source: additive animation, as in "Building Interruptible and Responsive Interactions", WWDC
/// 2014.
struct Residual: Sendable {
  private struct Part: Sendable {
    let place: Place
    /// The slot in frames.
    var slot = 0
    let offset: SIMD4<Double>
    let velocity: SIMD4<Double>
  }

  private var parts: [Part]
  private let spring: Spring
  private let startAge: Double

  /// The age at which it has died down to 0.001 of what it was.
  let endAge: Double

  /// Makes what leads from one motion to another, given the values and velocities of what is not at rest.
  init(
    from old: [Place: Motion], to new: [Place: Motion], age: Double, spring: Spring
  ) {
    var parts: [Part] = []
    var duration = 0.0
    let places = Set(old.keys).union(new.keys).sorted { $0.precedes($1) }
    for place in places {
      let (before, after) = (old[place] ?? place.rest, new[place] ?? place.rest)
      let offset = before.value - after.value
      // Where a slope is infinite there is no velocity to take up.
      let velocity = (before.velocity - after.velocity)
        .replacing(with: 0, where: before.isSteep .| after.isSteep)
      guard offset != .zero || velocity != .zero else { continue }
      parts.append(Part(place: place, offset: offset, velocity: velocity))
      for lane in 0..<4 {
        let size = max(abs(offset[lane]), abs(velocity[lane]) * spring.response)
        duration = max(
          duration,
          spring.settlingDuration(
            target: -offset[lane], initialVelocity: velocity[lane], epsilon: 0.001 * size))
      }
    }
    self.parts = parts
    self.spring = spring
    startAge = age
    endAge = age + duration
  }

  /// A property of a view, by its place in a layout.
  struct Place: Sendable, Hashable {
    let view: Int
    let property: Property

    var rest: Motion { Motion(value: property.identityVector, velocity: .zero) }

    func precedes(_ other: Place) -> Bool {
      view == other.view ? property.precedes(other.property) : view < other.view
    }
  }

  /// A value and its rate of change.
  struct Motion: Sendable {
    var value: SIMD4<Double>
    var velocity: SIMD4<Double>
    /// The lanes in which the velocity is infinite, or as good as that.
    var isSteep = SIMDMask<SIMD4<Int64>>(repeating: false)
  }

  /// The properties of each view of which something is left.
  func properties(of viewCount: Int) -> [PropertySet] {
    var properties = [PropertySet](repeating: [], count: viewCount)
    for part in parts {
      properties[part.place.view].insert(part.place.property)
    }
    return properties
  }

  /// Looks up where the values are in frames of a layout.
  mutating func place(in layout: FrameLayout) {
    for index in parts.indices {
      parts[index].slot = layout.slot(of: parts[index].place.property, of: parts[index].place.view)
    }
  }

  /// Adds what is left at an age to the values of a frame.
  func add(to values: inout [SIMD4<Double>], at age: Double) {
    guard age < endAge else { return }
    let (even, odd) = spring.solutions(at: age - startAge)
    for index in parts.indices {
      let part = parts[index]
      let drift = part.velocity + part.offset * spring.decay
      values[part.slot] = (values[part.slot] + part.offset * even + drift * odd).clamped
    }
  }

  /// Adds what is left at an age, and its rate of change, to motions.
  func add(to motions: inout [Place: Motion], at age: Double) {
    guard age < endAge else { return }
    for part in parts {
      var motion = motions[part.place] ?? part.place.rest
      for lane in 0..<4 {
        let (offset, velocity) = spring.motion(
          distance: part.offset[lane], velocity: part.velocity[lane], after: age - startAge)
        motion.value[lane] += offset
        motion.velocity[lane] += velocity
      }
      motions[part.place] = motion
    }
  }
}
