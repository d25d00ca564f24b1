import TransitionExport
import TransitionKit
import TransitionScenes

/// One operation of a transition of pages, as the runtime of a web module reads it.
struct WebMotion {
  /// The members of the object: those of the progress, `f`, which is 1 if the page is in front of the origin and else -1,
  /// and the lists of keyframes of the origin `a` and of the page `b`: those of matrices, of effects, of both, or none; and
  /// `v`, the keyframes of what covers the page and the origin.
  let members: [String]
  private(set) var accuracy = AccuracyReport()

  /// How the member begins that has overlays.
  static let overlayPrefix = "v: "

  init(
    of operation: NavigationTransition.Operation, named name: String, in container: Container,
    tolerance: Tolerance, _ compile: (Container) -> Timeline
  ) {
    let probe = SizeProbe(container, compile)
    let timeline = probe.reference
    let reader = KeyframedTrackReader(timeline, tolerance: tolerance / 2)
    // The origin and the page come before their pieces.
    let tracks = [0, 1].map { reader.tracks(ofViewAt: $0) }
    // A straight line of progress needs its two ends.
    let timing =
      tracks.joined().allSatisfy { $0.keyframes.count <= 2 && $0.hasOneAxis }
      ? timeline.onlyTiming : nil
    let progress = WebProgress(timing, lasting: timeline.duration, tolerance: tolerance)
    let roots = [0, 1].map {
      WebRoot(
        ofViewAt: $0, tracks[$0], probe, reader, followsProgress: timing != nil,
        isOrigin: $0 == 0, tolerance: tolerance)
    }
    // Without keyframes nothing would say when the transition arrives.
    let isStill = roots.allSatisfy {
      $0.matrices.isEmpty && $0.effects.isEmpty && $0.overlay.isEmpty
    }
    let keyframes = roots.map { root in
      let lists = isStill ? ["[{}]"] : [root.matrices, root.effects].filter { !$0.isEmpty }
      return "[\(lists.joined(separator: ", "))]"
    }
    let front = timeline.bringsPageInFront(by: operation) ? 1 : -1
    let overlays = roots.reversed().map { $0.overlay.isEmpty ? "0" : $0.overlay }
    members =
      progress.members + ["f: \(front)", "a: \(keyframes[0])", "b: \(keyframes[1])"]
      + (overlays == ["0", "0"]
        ? [] : [Self.overlayPrefix + "[\(overlays.joined(separator: ", "))]"])

    accuracy.omissions += progress.omissions.map { "\(name).\(operation): \($0)" }
    accuracy.extent = max(container.frame.width, container.frame.height)
    for root in roots {
      accuracy.entries += root.entries.map { entry in
        var entry = entry
        entry.errors += root.ranges[entry.property, default: .zero] * progress.error
        return entry
      }
      accuracy.omissions += root.omissions.map { "\(name).\(operation): \($0)" }
    }
    accuracy.omissions += timeline.omittedTexts.map { "\(name).\(operation): \($0)" }
    if timeline.targets.count > 2 {
      accuracy.omissions.append("\(name).\(operation): the pieces of a page")
    }
  }
}

extension KeyframedTrack {
  /// Whether a rotation keeps its axis, so that its angle is all that changes.
  fileprivate var hasOneAxis: Bool {
    property != .rotation || commonAxis(of: keyframes.map { $0.value }) != nil
  }
}
