/// What a property of a view does by itself, and since when. What leads there from what was shown is in the table of motions.
struct PropertyMotion: Sendable {
  /// What a property does by itself.
  enum Goal: Sendable {
    /// It follows a track of a change, by their indices.
    case track(change: Int32, track: Int32)
    /// It keeps the value that is the goal of its slot.
    case value
  }

  var goal: Goal
  /// Whether it moves on a spring.
  var isSpring = false
  /// The age of the animator at which it took over.
  var start: Double
  /// For each component the age since which it has been moving, or from which on it will.
  var movingSince: SIMD4<Double>
}

/// What is shown of a property just before an interruption.
package struct ShownMotion: Sendable {
  package var value: SIMD4<Double>
  package var velocity = SIMD4<Double>.zero
  /// For each component the time for which it has been moving, in seconds; 0 if it is at rest.
  package var durations = SIMD4<Double>.zero
  /// Whether it moves on a spring, or at the velocity of a finger.
  package var isSpring = false

  package init(
    value: SIMD4<Double>, velocity: SIMD4<Double> = SIMD4<Double>.zero,
    durations: SIMD4<Double> = SIMD4<Double>.zero, isSpring: Bool = false
  ) {
    self.value = value
    self.velocity = velocity
    self.durations = durations
    self.isSpring = isSpring
  }

  /// The components that move.
  var isMoving: LaneMask { durations .> 0 }
}

/// A set of the components of a property.
package typealias LaneMask = SIMDMask<SIMD4<Int64>>
