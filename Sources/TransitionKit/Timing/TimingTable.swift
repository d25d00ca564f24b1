extension SampledTiming {
  /// The curves, springs and other timings that sampled timings refer to. It is separate from them, as an enum that carried it would be copied to be read.
  struct TimingTable: Sendable {
    private var curves: [BezierEvaluator] = []
    private var springs: [SpringEvaluator] = []
    private var generic: [GenericTiming] = []

    /// Hands out views of the entries; they are valid in the body only.
    @inline(__always)
    func read<Result>(_ body: (Views) -> Result) -> Result {
      curves.withUnsafeBufferPointer { curves in
        springs.withUnsafeBufferPointer { springs in
          generic.readUncounted { body(Views(curves: curves, springs: springs, generic: $0)) }
        }
      }
    }

    /// Adds a curve, and returns its index.
    mutating func add(_ curve: CubicBezier) -> Int {
      curves.append(BezierEvaluator(curve))
      return curves.count - 1
    }

    /// Adds a spring, and returns its index.
    mutating func add(_ spring: Spring, initialVelocity: Double) -> Int {
      springs.append(SpringEvaluator(spring: spring, initialVelocity: initialVelocity))
      return springs.count - 1
    }

    /// Adds a timing of another kind, and returns its index.
    mutating func add(_ timing: Timing) -> Int {
      generic.append(GenericTiming(timing))
      return generic.count - 1
    }
  }
}

extension SampledTiming.TimingTable {
  /// The entries of a table while it is read.
  ///
  /// They are pointers, as an array would be retained, and its elements copied, for each timing of each frame.
  struct Views {
    fileprivate let curves: UnsafeBufferPointer<BezierEvaluator>
    fileprivate let springs: UnsafeBufferPointer<SpringEvaluator>
    fileprivate let generic: UncountedReferences<GenericTiming>

    /// The value at x of the curve at an index.
    @inline(__always)
    func curve(_ index: Int, at x: Double) -> Double { curves[index].value(at: x) }

    /// The slope at x of the curve at an index.
    func curveVelocity(_ index: Int, at x: Double) -> Double { curves[index].velocity(at: x) }

    /// The value of the spring at an index.
    @inline(__always)
    func spring(_ index: Int, at time: Double) -> Double { springs[index].value(at: time) }

    /// The velocity of the spring at an index.
    func springVelocity(_ index: Int, at time: Double) -> Double {
      springs[index].velocity(at: time)
    }

    /// The rate of change of the timing of another kind at an index.
    func velocity(_ index: Int, at time: Double) -> Double {
      generic[index].call { $0.timing.velocity(at: time) }
    }

    /// The progress of the timing of another kind at an index.
    @inline(__always)
    func progress(_ index: Int, at time: Double) -> Double {
      generic[index].call { $0.timing.progress(at: time) }
    }
  }

  /// A timing that is computed as a whole.
  fileprivate final class GenericTiming: Sendable {
    let timing: Timing

    init(_ timing: Timing) { self.timing = timing }
  }

  fileprivate struct SpringEvaluator: Sendable {
    let spring: Spring
    let initialVelocity: Double

    @inline(__always)
    func value(at time: Double) -> Double {
      spring.value(initialVelocity: initialVelocity, at: time)
    }

    func velocity(at time: Double) -> Double {
      spring.velocity(initialVelocity: initialVelocity, at: time)
    }
  }
}
