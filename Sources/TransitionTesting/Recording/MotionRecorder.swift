import TransitionControllers
import TransitionKit

/// Advances what is recorded, and samples it meanwhile.
///
/// You get it in the closure of a recording, such as `Motion(recording: window) { recorder in ... }`: make calls, and let the
/// recorder advance the clock between them.
public final class MotionRecorder {
  /// What is recorded.
  struct Source {
    let clockTime: () -> Double
    let advance: (Double) -> Void
    let frame: (_ time: Double) -> RecordedFrame
    /// A time from which nothing moves; nil if it is not known.
    let settlingTime: () -> Double?
    let isSettled: () -> Bool
  }

  private let source: Source
  private let start: Double
  let interval: Double
  /// Rising times, and two frames at the times of calls.
  private(set) var frames: [RecordedFrame] = []

  /// The longest recording, in seconds, and the largest number of frames.
  private static let greatestDuration = 60.0
  private static let greatestCount = 200_000

  init(_ source: Source, samplesPerSecond rate: Double) {
    self.source = source
    start = source.clockTime()
    interval = 1 / (rate > 0 && rate <= 10_000 ? rate : 240)
    frames.append(source.frame(0))
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
    let end = min(time, Self.greatestDuration)
    guard time.isFinite, end > self.time else { return }
    var settling = source.settlingTime().map { $0 - start }
    while self.time < end, frames.count < Self.greatestCount {
      // The next multiple of the interval, which does not depend on the times of calls.
      let step = (self.time / interval + 1e-9).rounded(.down) + 1
      var next = min(step * interval, end)
      if let time = settling, time > self.time, time < next { next = time }
      let before = self.time
      source.advance(start + next)
      frames.append(source.frame(next))
      // A clock that does not move would be advanced for ever.
      guard self.time > before else { return }
      if let time = settling, time <= self.time { settling = nil }
    }
  }

  /// Adds a frame if calls have changed what is shown since the last one.
  func noteCalls() { frames.append(source.frame(time)) }

  /// Advances until the end of a span, or until nothing moves.
  func finish(after duration: Double?) {
    noteCalls()
    if let duration {
      advance(to: duration)
    } else {
      while !source.isSettled(), time < Self.greatestDuration, frames.count < Self.greatestCount {
        let before = time
        let settling = source.settlingTime().map { $0 - start } ?? .infinity
        advance(to: settling > time && settling.isFinite ? settling : time + interval)
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

  /// Replays a track on an interaction with the animator that is recorded.
  ///
  /// - Parameters:
  ///   - track: the track; its first event happens at the current time.
  ///   - interaction: the interaction that gets the events.
  /// - Returns: what the policy decides when the finger is lifted; nil if there is no decision.
  @discardableResult
  public func replay(
    _ track: GestureTrack, on interaction: Interaction
  ) -> InteractionPolicy.Decision? {
    track.replay(
      at: 1, from: time, advance: { self.advance(to: $0) }, frame: {},
      handle: { GestureTrack.Outcome(of: $0, at: $1, on: interaction) })
  }

  /// Replays a track on the screens of a controller of the window that is recorded.
  ///
  /// - Parameters:
  ///   - track: the track; its first event happens at the current time.
  ///   - controller: a controller of the window that is recorded.
  ///   - policy: what the gesture does.
  /// - Returns: what the policy decides when the finger is lifted; nil if there is no decision.
  @discardableResult
  public func replay<State>(
    _ track: GestureTrack, on controller: TransitionController<State>, _ policy: InteractionPolicy
  ) -> InteractionPolicy.Decision? {
    var interaction: ScreenInteraction?
    return track.replay(
      at: 1, from: time, advance: { self.advance(to: $0) }, frame: {},
      handle: { GestureTrack.Outcome(of: $0, at: $1, on: controller, policy, &interaction) })
  }
}
