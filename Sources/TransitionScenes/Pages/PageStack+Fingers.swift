/// What a finger that drives transitions has done.
extension PageStack {
  /// How far the page is that the finger brings, from 0 to 1; nil if no finger drives anything.
  func fingerProgress(at age: Double) -> Double? {
    guard let finger else { return nil }
    if let span = finger.track, let track {
      return (track.position(at: age) - span.from) / (span.to - span.from)
    }
    guard let transition = finger.driven.last.flatMap({ transition(bringing: $0.page) }) else {
      return nil
    }
    let progress = transition.progress(at: age)
    return finger.isForward ? progress : 1 - progress
  }

  /// How far it was when the finger took hold of it.
  var fingerStart: Double {
    if let span = finger?.track { return span.start }
    guard let finger, let start = finger.driven.last?.start else { return 0 }
    return finger.isForward ? start : 1 - start
  }

  /// How far the finger can move everything that it drives: beyond 0 and 1 if something is farther from its end than the
  /// uppermost transition.
  var fingerRange: ClosedRange<Double> {
    guard let finger else { return 0...1 }
    var range = min(fingerStart, 0)...max(fingerStart, 1)
    for (_, start) in finger.driven {
      let own = finger.isForward ? start : 1 - start
      range =
        min(range.lowerBound, fingerStart - own)...max(range.upperBound, fingerStart + 1 - own)
    }
    return range
  }

  /// Whether everything that a finger has let go has arrived by an age.
  func hasReturned(by age: Double) -> Bool {
    guard let finger else { return true }
    if finger.track != nil {
      return finger.isReleased && track.map { $0.arrivalAge ?? .infinity <= age } ?? true
    }
    return finger.isReleased
      && !transitions.contains { transition in
        transition.arrivalAge ?? .infinity > age
          && finger.driven.contains { $0.page == transition.page }
      }
  }

  /// Holds the track, if there is one, and what comes over it.
  mutating func holdAll(at age: Double) {
    changeTrack { $0.set($0.position(at: age)) }
    change { $0.hold(at: age) }
  }

  /// Lets everything continue to where it was heading that no finger holds any more, by the spring of what is let go.
  mutating func continueHeld(at age: Double, _ settling: SettlingSpring) {
    changeTrack {
      guard $0.arrivalAge == nil else { return }
      $0.head(for: $0.wanted, velocity: 0, $0.releaseAnimation, at: age)
    }
    change { transition in
      guard transition.isHeld else { return }
      transition.turn(
        forward: transition.isForward, velocity: 0, transition.releaseAnimation(settling),
        at: age, settling)
    }
  }

  /// The uppermost transition that a finger drives.
  package var drivenTransition: CompiledTransition? {
    guard let finger else { return nil }
    if finger.track != nil { return track?.compiled }
    return finger.driven.last.flatMap { transition(bringing: $0.page) }?.roots[0].compiled
  }

  /// How many pages a finger moves a track by while its progress goes from 0 to 1; nil if it drives none.
  package var pagesDriven: Double? { finger?.track.map { abs($0.to - $0.from) } }

  /// How far a track is from its wanted page at rest, in pages; nil if no pages are side by side.
  package func trackOffset(at age: Double) -> Double? {
    guard let track, let slot = track.slot(of: wanted) else { return nil }
    return track.position(at: age) - slot
  }
}
