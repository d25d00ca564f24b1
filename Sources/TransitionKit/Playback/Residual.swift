/// What is left of an older motion when a newer one takes over: the difference in value and velocity, which
/// dies down on a spring and is added to the newer motion.
///
/// At the moment of the change value and velocity are therefore those of the older motion, whatever the
/// two are. Source: additive animation, as in "Building Interruptible and Responsive Interactions", WWDC
/// 2014.
struct Residual: Sendable {
  private struct Part: Sendable {
    let slot: Int
    let offset: SIMD4<Double>
    let velocity: SIMD4<Double>
  }

  private let parts: [Part]
  private let spring: Spring
  private let startAge: Double

  /// The age at which it has died down to 0.001 of what it was.
  let endAge: Double

  /// Makes what leads from one motion to another, given their values and velocities slot by slot.
  init(
    from old: [Motion], to new: [Motion], age: Double, spring: Spring
  ) {
    var parts: [Part] = []
    var duration = 0.0
    for slot in old.indices {
      let offset = old[slot].value - new[slot].value
      let velocity = old[slot].velocity - new[slot].velocity
      guard offset != .zero || velocity != .zero else { continue }
      parts.append(Part(slot: slot, offset: offset, velocity: velocity))
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

  var slots: [Int] { parts.map { $0.slot } }

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
        motions[part.slot].value[lane] += offset
        motions[part.slot].velocity[lane] += velocity
      }
    }
  }
}
