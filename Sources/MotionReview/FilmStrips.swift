import TransitionExport
import TransitionKit
import TransitionTesting

/// The film strips of a golden before and after a change.
package struct FilmStrips {
  /// The folder of the film strips in that of the review.
  static let folder = "strips"

  /// The path of the picture before the change; nil if there is none.
  private(set) var oldPath: String?
  /// The path of the picture after the change; nil if there is none.
  private(set) var newPath: String?
  /// Why a picture is missing, and what pictures do not show, a sentence each.
  private(set) var notes: [String] = []

  private let title: String
  private var old: GoldenTimeline?
  private var new: GoldenTimeline?

  private static let frameCount = 5

  /// Plans the film strips of a change.
  ///
  /// - Parameter number: what tells the files apart from those of other changes.
  package init(of change: GoldenChange, number: Int) {
    // Tests of different suites may have the same name.
    title = change.path.dropLast(GoldenSet.suffix.count).split(separator: "/").suffix(2)
      .joined(separator: "/")
    let isCompared: Bool
    switch change.kind {
    case .differs: isCompared = true
    case .added: isCompared = false
    case .removed, .moved, .unreadable: return
    }
    let name = "\(Self.folder)/\(number)-\(title.pathComponent)"
    if isCompared, let golden = change.old {
      old = timeline(of: golden, "before")
      if old != nil { oldPath = name + "-old.svg" }
    }
    if let golden = change.new {
      new = timeline(of: golden, "after")
      if new != nil { newPath = name + "-new.svg" }
    }
  }

  /// The pictures with their paths, both with frames at the same times.
  package var pictures: [(path: String, document: String)] {
    let longest = [old, new].compactMap { $0?.timeline }.max { $0.duration < $1.duration }
    guard let longest else { return [] }
    let times = FrameSpacing.distance.times(of: Self.frameCount, in: longest)
    let strips = [(oldPath, old, "before"), (newPath, new, "after")]
    return strips.compactMap { path, strip, when in
      guard let path, let strip else { return nil }
      let presentation = Presentation(
        strip.timeline, in: strip.container, placements: strip.placements,
        named: oldPath == nil ? title : "\(title), \(when)")
      return (path, presentation.exported(as: .filmstrip(at: times)).document)
    }
  }

  private mutating func timeline(of golden: MotionGolden, _ when: String) -> GoldenTimeline? {
    do {
      let timeline = try GoldenTimeline(golden)
      notes += timeline.omissions.map {
        "The film strip \(when) the change does not show \($0)."
      }
      return timeline
    } catch {
      notes.append("There is no film strip \(when) the change: \(error.reason).")
      return nil
    }
  }
}

extension String {
  /// The text as part of a path and of an address, which a number tells apart from others.
  fileprivate var pathComponent: String {
    String(
      suffix(80).map {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") ? $0 : "-"
      })
  }
}
