import TransitionKit

/// The frames of a presentation in a table.
struct SampledFrames {
  /// The largest number of frames, which fits into any memory.
  static let greatestCount = 100_000

  let frames: [Timeline.Frame]
  let accuracyOmissions: [String]

  init(_ presentation: Presentation, framesPerSecond: Double) {
    let timeline = presentation.timeline
    let greatestRate = Double(Self.greatestCount - 1) / timeline.duration
    let isTooFast = framesPerSecond > greatestRate
    let rate = isTooFast ? greatestRate : framesPerSecond
    frames = Array(timeline.frames(perSecond: rate).prefix(Self.greatestCount))
    var omissions = ["what lies between the frames is not in the document"]
    if isTooFast {
      omissions.append(
        "\(framesPerSecond) frames a second are too many; \(frames.count) frames are listed")
    }
    accuracyOmissions = omissions
  }
}

extension Timeline {
  /// Every property of every view that was written, in the order in which tables show them.
  var writtenProperties: [(view: ViewID, property: ViewProperty)] { writtenProperties(of: views) }

  /// Every property of some views that was written.
  func writtenProperties(of views: [ViewID]) -> [(view: ViewID, property: ViewProperty)] {
    let first = frame(at: 0)
    return views.flatMap { view in first[view].written.map { (view, $0) } }
  }
}
