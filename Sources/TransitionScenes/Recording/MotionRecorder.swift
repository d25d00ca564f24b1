import TransitionKit

/// Advances what is recorded, and samples it meanwhile.
///
/// You get it in the closure of a recording, such as `Motion(recording: window) { recorder in ... }`: make calls, and let the
/// recorder advance the clock between them.
public final class MotionRecorder {
  /// What is recorded.
  package struct Source {
    let clockTime: () -> Double
    let advance: (Double) -> Void
    let frame: (_ time: Double) -> RecordedFrame
    /// The times on the clock up to another one at which something may jump or bend by itself.
    let breakpoints: (Double) -> [Double]
    /// When something begins that has breakpoints which are not known yet; infinite if nothing does.
    let nextStart: () -> Double
    /// Whether code makes up what is shown from now on, so that this may jump or bend at any time.
    let hasCode: () -> Bool
    let isSettled: () -> Bool
    /// When nothing moves any more; nil if that is not known.
    var settlingTime: () -> Double? = { nil }
  }

  private let source: Source
  private let start: Double
  let interval: Double
  /// Rising times, and two frames at the times of calls and of jumps.
  private(set) var frames: [RecordedFrame] = []

  /// The longest recording, in seconds, and the largest number of frames.
  private static let greatestDuration = 60.0
  private static let greatestCount = 200_000
  /// For how many seconds breakpoints are asked for at once. A spring may pass one several times.
  private static let longestStep = 0.5
  /// How often the interval is halved before and after what may jump or bend: to a millionth of a second.
  private static let fineness = 12
  /// How often code is looked at in a second, at least, while the frames are at most half of all that there may be.
  private static let lookCount = 4096.0

  /// How often code was looked at in a second; nil if there was none.
  private(set) var lookRate: Double?

  package init(_ source: Source, samplesPerSecond rate: Double) {
    self.source = source
    start = source.clockTime()
    interval = 1 / (rate > 0 && rate <= 10_000 ? rate : 240)
    addFrame(at: 0, isBreak: true)
  }

  /// The time since the recording began, in seconds.
  public var time: Double { source.clockTime() - start }

  /// Advances the clock by an interval in seconds. An interval that is negative or not finite changes nothing.
  ///
  /// - Parameter interval: the interval, in seconds.
  public func advance(by interval: Double) {
    guard interval > 0, interval.isFinite else { return noteCalls() }
    advance(to: time + interval)
  }

  /// Advances the clock to a time in seconds since the recording began.
  ///
  /// A time that has passed or that is not finite changes nothing. A recording lasts for at most 60 seconds.
  ///
  /// - Parameter time: the time since the recording began, in seconds; beyond 60 counts as 60.
  public func advance(to time: Double) {
    noteCalls()
    if time.isFinite { run(to: min(time, Self.greatestDuration)) }
  }

  private func run(to end: Double, untilSettled: Bool = false) {
    while time < end, frames.count < Self.greatestCount, !(untilSettled && source.isSettled()) {
      let (now, clock) = (time, source.clockTime())
      // A step has its own breakpoints, as those of what waits are known only when it begins.
      let next = source.nextStart()
      let step = next > clock + 1e-9 ? min(next - clock, Self.longestStep) : interval
      let limit = min(now + step, end)
      let marks = source.breakpoints(start + limit).map { $0 - start }
      var isBreak = marks.contains { $0 <= now }
      for mark in marks where mark > time && mark < limit && !(untilSettled && source.isSettled()) {
        sample(to: mark, isFine: (isBreak, true), untilSettled: untilSettled)
        isBreak = true
      }
      if untilSettled && source.isSettled() { return }
      sample(
        to: limit, isFine: (isBreak, marks.contains { $0 >= limit }), untilSettled: untilSettled)
      // A clock that does not move would be advanced for ever.
      guard time > now else { return }
    }
  }

  /// Adds frames at a steady rate up to a time, and nearer and nearer to a time at which something may jump or bend.
  ///
  /// - Parameter isFine: whether something may jump or bend now, and at the end.
  private func sample(
    to end: Double, isFine: (now: Bool, end: Bool), untilSettled: Bool
  ) {
    let begin = time
    var step = nextStep()
    // Multiples of the interval, which do not depend on the times of calls.
    let first = (begin / step + 1e-9).rounded(.down) + 1
    let count = max(((end - step * 1e-9) / step - first).rounded(.up), 0)
    var times = (0..<Int(min(count, Double(Self.greatestCount)))).map {
      (first + Double($0)) * step
    }
    for _ in 0..<Self.fineness {
      step /= 2
      if isFine.now { times.append(begin + step) }
      if isFine.end { times.append(end - step) }
    }
    for next in times.sorted() where next > time && next < end {
      guard frames.count < Self.greatestCount, !(untilSettled && source.isSettled()) else { return }
      addFrame(after: next)
    }
    if isFine.end, (start + end).nextDown > source.clockTime() {
      source.advance((start + end).nextDown)
      addFrame(at: end, isBreak: true)
    }
    addFrame(after: end, isBreak: isFine.end)
  }

  /// The seconds from one frame to the next.
  private func nextStep() -> Double {
    guard source.hasCode(), frames.count < Self.greatestCount / 2 else { return interval }
    // The interval is divided without a rest.
    let rate = (interval * Self.lookCount).rounded(.up) / interval
    lookRate = rate
    return 1 / rate
  }

  private func addFrame(after next: Double, isBreak: Bool = false) {
    source.advance(start + next)
    addFrame(at: next, isBreak: isBreak)
  }

  private func addFrame(at time: Double, isBreak: Bool) {
    var frame = source.frame(time)
    frame.isBreak = isBreak
    frames.append(frame)
  }

  /// Adds a frame if calls have changed what is shown since the last one.
  func noteCalls() { addFrame(at: time, isBreak: true) }

  /// Advances until the end of a span, or until nothing moves.
  func finish(after duration: Double?) {
    noteCalls()
    if let duration {
      if duration > time { run(to: min(duration, Self.greatestDuration)) }
    } else {
      while !source.isSettled(), time < Self.greatestDuration {
        let before = time
        if let settling = source.settlingTime(), settling < .infinity, settling - start > time {
          run(to: min(settling - start, Self.greatestDuration))
        } else {
          run(to: Self.greatestDuration, untilSettled: true)
        }
        guard time > before else { break }
      }
    }
    noteCalls()
  }
}

extension MotionRecorder {
  /// Makes the calls that a replay has left, each at its time on the clock.
  func makeCalls(of replay: RunReplay) {
    while let next = replay.rest.first {
      advance(to: next.time - start)
      replay.makeNextCall()
    }
  }
}

extension MotionRecorder: CustomStringConvertible {
  /// How long it has recorded, and how often it has looked, such as `0.25 s, 61 frames`.
  public var description: String { "\(number: time) s, \(frames.count) frames" }
}
