// Not run on Apple's systems: CI compiles this file against declarations of the interface of Core Animation that it uses.

import QuartzCore
import TransitionExport
import TransitionKit

/// Plays transitions on the render server. One of them may interrupt another at any time.
final class LayerRun {
  private let transitions: [String: CompiledTransition]
  private let animator: TransitionAnimator
  private let superlayer: CALayer
  private let image: (ViewID) -> CGImage?
  private let start = CACurrentMediaTime()
  private var layers: [AnimatedLayers] = []

  /// The media time at which the run ends, unless it is interrupted. Call ``stop()`` then.
  private(set) var end: CFTimeInterval = 0

  /// - Parameters:
  ///   - transitions: the transitions by name; those that may interrupt the first one, too.
  ///   - image: the picture of a view, by the name that it has in a recording.
  init?(
    _ name: String, of transitions: [String: CompiledTransition], in superlayer: CALayer,
    image: @escaping (ViewID) -> CGImage?
  ) {
    guard let first = transitions[name] else { return nil }
    (self.transitions, self.superlayer, self.image) = (transitions, superlayer, image)
    animator = TransitionAnimator(first)
    animator.startLog(naming: transitions)
    animator.start()
    play()
  }

  /// Interrupts the run with another transition.
  func interrupt(with name: String) {
    guard let next = transitions[name] else { return }
    animator.advance(to: CACurrentMediaTime() - start)
    animator.retarget(to: next)
    play()
  }

  /// Removes the layers.
  func stop() {
    for view in layers {
      view.stop()
      view.frameLayer.removeFromSuperlayer()
    }
    layers = []
  }

  /// Plays what the animator has played up to now, and what it would play from now on.
  private func play() {
    guard let log = animator.log, let recording = try? RunRecording(log, of: transitions) else {
      return
    }
    let animations = Presentation(recording).coreAnimations()
    stop()
    layers = animations.views.map { AnimatedLayers($0, image: image) }
    for view in layers {
      superlayer.addSublayer(view.frameLayer)
      view.play(from: start)
    }
    end = start + animations.duration
  }
}
