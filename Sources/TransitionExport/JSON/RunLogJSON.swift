import TransitionKit

extension RunLog {
  /// The log as JSON. ``init(json:)-(String)`` reads it back to the bit, apart from ``jsonOmissions``.
  public var json: String { RunLogDocument(self).json.text(isPretty: true) }

  /// What ``json`` cannot say, a sentence each: numbers that are not finite, and animations that are code.
  public var jsonOmissions: [String] {
    entries.enumerated().flatMap { index, entry -> [String] in
      var omissions: [String] = []
      func check(_ velocity: Double?, _ animation: Animation?) {
        if let velocity, !velocity.isFinite {
          omissions.append("entries[\(index)] has the velocity \(velocity), which is left out")
        }
        if let animation, animation.baked != nil {
          omissions.append(
            "entries[\(index)] has the animation \(animation), which is written as straight lines")
        }
      }
      if !entry.time.isFinite {
        omissions.append("entries[\(index)] has the time \(entry.time), which is clamped")
      }
      switch entry.call {
      case .finish(let velocity, let animation), .cancel(let velocity, let animation):
        check(velocity, animation)
      case .scrub(let progress, _, _) where !progress.isFinite:
        omissions.append("entries[\(index)] has the progress \(progress), which is clamped")
      default: break
      }
      return omissions
    }
  }
}
