import TransitionExport
import TransitionKit

extension WebModule {
  /// How the elements of a page change: those with the same identity move, others come and leave.
  public struct Change: Sendable {
    /// How elements move to their new places and sizes.
    public var animation: Animation

    /// How elements come; those that leave play it backwards. A move relative to the view or to the container is by the size of
    /// the element.
    public var transition: AtomicTransition

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - animation: how elements move to their new places and sizes.
    ///   - transition: how elements come; those that leave play it backwards.
    public init(_ animation: Animation = .default, transition: AtomicTransition = .opacity) {
      self.animation = animation
      self.transition = transition
    }
  }
}

extension WebModule.Change: CustomStringConvertible {
  /// The animation and the transition.
  public var description: String { "\(animation), \(transition)" }
}

/// A change of elements, as the runtime of a web module reads it.
struct WebChange {
  /// The members of the object: those of the progress, and the lists of keyframes `k` of what comes: those of matrices, of
  /// effects, or both. With `q` nothing moves to its place.
  let members: [String]
  private(set) var accuracy = AccuracyReport()

  init(
    _ change: WebModule.Change, named name: String, in container: Container, tolerance: Tolerance
  ) {
    let whole = AtomicTransition.opacity.animation(change.animation)
      .compile(for: .insertion, in: container).timeline.duration
    let progress = WebProgress(
      Timing(start: 0, end: whole, animation: change.animation), lasting: whole,
      tolerance: tolerance)
    let probe = SizeProbe(container) {
      change.transition.animation(.linear(duration: 1)).compile(for: .insertion, in: $0).timeline
    }
    let reader = KeyframedTrackReader(probe.reference, tolerance: tolerance / 2)
    let root = WebRoot(
      ofViewAt: 0, reader.tracks(ofViewAt: 0), probe, reader, followsProgress: false,
      tolerance: tolerance)
    var keyframes = [root.matrices, root.effects].filter { !$0.isEmpty }
    // Without keyframes nothing would say when an element has left.
    if keyframes.isEmpty { keyframes = ["[{}]"] }
    members =
      progress.members + ["k: [\(keyframes.joined(separator: ", "))]"]
      + (container.prefersReducedMotion ? ["q: 1"] : [])
    accuracy.extent = max(container.frame.width, container.frame.height)
    accuracy.entries = root.entries.map { entry in
      var entry = entry
      entry.errors += root.ranges[entry.property, default: .zero] * progress.error
      return entry
    }
    accuracy.omissions = (progress.omissions + root.omissions).map { "\(name): \($0)" }
    if probe.reference.targets.count > 1 {
      accuracy.omissions.append("\(name): the pieces of an element")
    }
  }
}
