extension Timeline {
  /// The frames of the timeline at a steady rate: the first at 0 and the last exactly at the duration.
  ///
  /// Frames are made as they are read. A rate that is not a positive number gives the first and the
  /// last frame only.
  ///
  /// - Parameter rate: how many frames there are in a second.
  public func frames(perSecond rate: Double) -> Frames { Frames(timeline: self, rate: rate) }

  /// Frames at a steady rate.
  public struct Frames: Sendable, RandomAccessCollection {
    private let timeline: Timeline
    let rate: Double
    public let startIndex = 0
    public let endIndex: Int

    init(timeline: Timeline, rate: Double) {
      self.timeline = timeline
      self.rate = rate
      // A frame less than a millionth of a step before the end would be the last one twice.
      let steps = (timeline.duration * rate - 1e-6).rounded(.up)
      let inner = rate > 0 && steps.isFinite ? Swift.min(Swift.max(steps, 1), 1e15) : 1
      endIndex = timeline.duration > 0 ? Int(clamping: Int64(inner) + 1) : 1
    }

    /// The frame at a position.
    ///
    /// - Parameter position: the number of the frame, from 0.
    /// - Precondition: the position is in the collection.
    public subscript(position: Int) -> Frame {
      precondition(indices.contains(position), "There is no frame \(position) of \(count).")
      let isLast = position == endIndex - 1
      return timeline.frame(at: isLast ? timeline.duration : Double(position) / rate)
    }
  }
}
