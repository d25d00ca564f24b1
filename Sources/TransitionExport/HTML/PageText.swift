import TransitionKit

/// The texts of a custom property on a page, of which the script shows one at a time.
struct PageText {
  private static let greatestCount = 100

  let view: String
  /// The start of each text, in milliseconds.
  let times: [Double]
  let texts: [String]

  var json: JSONValue {
    .object(["view": .string(view), "times": .numbers(times), "texts": .strings(texts)])
  }

  /// The texts of all views except pieces.
  static func all(in timeline: Timeline) -> (texts: [PageText], omissions: [String]) {
    var (all, omissions): ([PageText], [String]) = ([], [])
    for track in timeline.tracks {
      guard let text = ValueText(track.property) else { continue }
      let target = timeline.targets[track.target]
      guard target.parent == nil else {
        omissions.append("the text of \(target.id).\(track.property)")
        continue
      }
      let (steps, _) = text.steps(of: target.id, in: timeline, atMost: greatestCount)
      all.append(
        PageText(
          view: "\(target.id)", times: steps.map { $0.time * 1000 }, texts: steps.map { $0.text }))
      if steps.count > 1 {
        omissions.append(
          "the text of \(target.id).\(track.property) between \(steps.count) texts")
      }
    }
    return (all, omissions)
  }
}
