import TransitionControllers
import TransitionKit

extension ScreenTable {
  /// Drags evenly with a finger for 0.4 s, prints the frames meanwhile, and lets go.
  ///
  /// - Parameters:
  ///   - distance: how far the finger moves.
  ///   - velocity: that of the finger when it lets go, in points a second.
  /// - Returns: whether a gesture began.
  @discardableResult
  public func drag<State>(
    _ controller: TransitionController<State>, _ policy: InteractionPolicy, by distance: Point,
    velocity: Point = .zero
  ) -> Bool {
    func sample(_ fraction: Double) -> GestureSample {
      GestureSample(
        time: fraction * 0.4,
        translation: Point(x: distance.x * fraction, y: distance.y * fraction),
        velocity: fraction < 1 ? Point(x: distance.x / 0.4, y: distance.y / 0.4) : velocity)
    }
    guard let drag = controller.beginInteraction(policy, at: sample(0)) else { return false }
    for step in 1...4 {
      drag.change(sample(Double(step) / 4))
      printFrame()
    }
    print("       let go")
    let decision = drag.end(sample(1)).map { "\($0)" } ?? "it had ended"
    print("       the policy decides: \(decision)")
    return true
  }
}
