/// The animator that handlers get: it keeps their blocks and completions.
final class AnimatorRecorder: PropertyAnimator {
  private var animations: [() -> Void] = []
  private(set) var completions: [(AnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks in their order, and those that they add.
  func runAnimations() {
    while !animations.isEmpty {
      let blocks = animations
      animations = []
      for block in blocks { block() }
    }
  }
}
