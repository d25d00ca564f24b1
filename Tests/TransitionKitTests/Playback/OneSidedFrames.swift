import TransitionKit

/// Seven frames on one side of an interruption, from which one-sided differences are taken.
struct OneSidedFrames {
  static let step = 2e-5
  /// From the interruption outwards.
  private let frames: [Timeline.Frame]
  private let direction: Double
  /// The time of the animator.
  let time: Double

  /// The frame at the interruption.
  var frame: Timeline.Frame { frames[0] }

  /// Advances a run to an interruption.
  init(of animator: TransitionAnimator) {
    var frames = [animator.frame]
    for _ in 0..<6 {
      animator.advance(by: OneSidedFrames.step)
      frames.append(animator.frame)
    }
    self.frames = frames.reversed()
    direction = -1
    time = animator.clockTime
  }

  /// Advances a run from an interruption.
  init(after first: Timeline.Frame, of animator: TransitionAnimator) {
    var frames = [first]
    for _ in 0..<6 {
      animator.advance(by: OneSidedFrames.step)
      frames.append(animator.frame)
    }
    self.frames = frames
    direction = 1
    time = animator.clockTime
  }

  /// A one-sided difference of the sixth order, and one of the fourth.
  struct Slope {
    let slope: Double
    let rough: Double

    /// Whether both agree so well that the first can be trusted.
    func isSmooth(within limit: Double) -> Bool { abs(slope - rough) < limit }
  }

  /// Source of the weights: Fornberg, "Generation of finite difference formulas on arbitrarily spaced grids", 1988.
  private static let weights: [Double] = [-147, 360, -450, 400, -225, 72, -10].map { $0 / 60 }
  private static let roughWeights: [Double] = [-25, 48, -36, 16, -3].map { $0 / 12 }

  func slopes(of view: ViewID, _ property: ViewProperty) -> [Slope] {
    let values = frames.map { $0[view][property].components }
    return values[0].indices.map { lane in
      // Differences of differences lose fewer digits.
      func slope(_ weights: [Double]) -> Double {
        var sum = 0.0
        for (weight, value) in zip(weights, values) {
          sum += weight * (value[lane] - values[0][lane])
        }
        return sum * direction / OneSidedFrames.step
      }
      return Slope(slope: slope(OneSidedFrames.weights), rough: slope(OneSidedFrames.roughWeights))
    }
  }
}
