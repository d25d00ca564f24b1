/// What is left of an older motion when a newer one takes over: the difference in value and velocity, which
/// dies down on a spring and is added to the newer motion.
///
/// At the moment of the change value and velocity are therefore those of the older motion, whatever the
/// two are. Source: additive animation, as in "Building Interruptible and Responsive Interactions", WWDC
/// 2014.
struct Residual: Sendable {
  private struct Part: Sendable {
    /// The place of the property among those of all views.
    let place: Int
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

  /// Makes what leads from one motion to another, given the values and velocities of all properties of all
  /// views.
  init(
    from old: [Motion], to new: [Motion], age: Double, spring: Spring
  ) {
    var parts: [Part] = []
    var duration = 0.0
    for place in old.indices {
      let offset = old[place].value - new[place].value
      let velocity = old[place].velocity - new[place].velocity
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

  /// A value and its rate of change.
  struct Motion: Sendable {
    var value: SIMD4<Double>
    var velocity: SIMD4<Double>
  }

  /// The properties of a view of which something is left.
  func properties(of view: Int) -> PropertySet {
    var properties: PropertySet = []
    for part in parts where part.place / Property.count == view {
      properties.insert(Property(index: UInt8(part.place % Property.count)))
    }
    return properties
  }

  /// Looks up where the values are in frames of a layout.
  mutating func place(in layout: FrameLayout) {
    for index in parts.indices {
      let (view, property) = parts[index].place.quotientAndRemainder(dividingBy: Property.count)
      parts[index].slot = layout.slot(of: Property(index: UInt8(property)), of: view)
    }
  }

  /// Adds what is left at an age to the values of a frame.
  func add(to values: inout [SIMD4<Double>], at age: Double) {
    guard age < endAge else { return }
    let (even, odd) = spring.solutions(at: age - startAge)
    for index in parts.indices {
      let part = parts[index]
      let drift = part.velocity + part.offset * spring.decay
      values[part.slot] = (values[part.slot] + part.offset * even + drift * odd).limited
    }
  }

  /// Adds what is left at an age, and its rate of change, to the motions of all slots.
  func add(to motions: inout [Motion], at age: Double) {
    guard age < endAge else { return }
    for part in parts {
      for lane in 0..<4 {
        let (offset, velocity) = spring.motion(
          distance: part.offset[lane], velocity: part.velocity[lane], after: age - startAge)
        motions[part.place].value[lane] += offset
        motions[part.place].velocity[lane] += velocity
      }
    }
  }
}
