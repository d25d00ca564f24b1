import TransitionKit

/// Reads numbers that depend on the states of several views as tracks of one view.
package struct ComposedTrackReader {
  package typealias Number = StateSampler.Number

  /// The view that the tracks are of.
  let view: ViewID
  package let sampler: StateSampler
  /// The tracks of the views that the numbers depend on, each with the position of its view.
  private let sources: [(view: Int, track: KeyframedTrack)]
  private let rest: [PropertyState]
  private let reader: KeyframedTrackReader
  private let tolerance: Tolerance

  /// - Parameters:
  ///   - views: the indices of the views, in the order in which numbers take their states.
  ///   - tracks: the tracks of each of them.
  package init(
    _ view: ViewID, dependingOn views: [Int], _ tracks: [[KeyframedTrack]],
    _ reader: KeyframedTrackReader, tolerance: Tolerance
  ) {
    self.view = view
    self.reader = reader
    self.tolerance = tolerance
    sampler = StateSampler(reader, of: views)
    rest = views.map { _ in .rest }
    sources = tracks.enumerated().flatMap { position, tracks in
      tracks.filter { !$0.property.isColor && !$0.property.isCustom }.map { (position, $0) }
    }
  }

  /// The numbers as a track: with the easing of the tracks that they follow in a straight line, and otherwise as straight
  /// lines within the tolerance.
  package func track(_ property: ViewProperty, _ number: @escaping Number) -> KeyframedTrack {
    let leading = sources.indices.filter {
      sources[$0].track.moves && changes(number, source: $0)
    }
    let first = number(states { _ in 0 })
    guard let leader = leading.first.map({ sources[$0].track }) else {
      return KeyframedTrack(
        view: view, property: property,
        keyframes: [KeyframedTrack.Keyframe(time: 0, value: first)],
        entry: AccuracyReport.Entry(
          view: view, property: property, errors: .zero, tolerances: tolerances(of: first, first),
          time: 0))
    }
    let last = number(states { leading.contains($0) ? 1 : 0 })
    let areTogether = leading.allSatisfy { index in
      let keyframes = sources[index].track.keyframes
      return keyframes.count == 2
        && keyframes.elementsEqual(leader.keyframes) {
          $0.time == $1.time && $0.easing == $1.easing
        }
    }
    guard areTogether, isStraight(number, property, from: first, to: last, along: leading) else {
      return bakedTrack(property, number)
    }
    let range = magnitude(last - first)
    let tracks = leading.map { sources[$0].track }
    var entry = AccuracyReport.Entry(
      view: view, property: property, errors: range * (tracks.map { $0.progressError }.max() ?? 0),
      tolerances: tolerances(of: first, last), time: leader.entry.time,
      shift: tracks.map { $0.entry.shift }.max() ?? 0)
    entry.snap = range.max() * (tracks.map { $0.progressSnap }.max() ?? 0)
    var keyframes = leader.keyframes
    keyframes[0] = KeyframedTrack.Keyframe(
      time: keyframes[0].time, value: first, easing: keyframes[0].easing)
    keyframes[1] = KeyframedTrack.Keyframe(time: keyframes[1].time, value: last)
    return KeyframedTrack(view: view, property: property, keyframes: keyframes, entry: entry)
  }

  /// The numbers as straight lines within the tolerance.
  package func bakedTrack(_ property: ViewProperty, _ number: @escaping Number) -> KeyframedTrack {
    let function = sampler.function(of: number)
    // What is computed from moving numbers is hardly ever constant to the last digit, and no line stays that near.
    let tolerances = tolerance.errors(in: function.range(above: 1e-9))
    let polyline = Polyline(function, within: tolerances)
    let track = KeyframedTrack(
      view: view, property: property, keyframes: polyline.keyframes,
      entry: AccuracyReport.Entry(
        view: view, property: property, errors: polyline.error, tolerances: tolerances,
        time: polyline.errorTime, shift: polyline.shift))
    let duration = sampler.timeline.duration
    return (reader.isReversed ? track.reversed(over: duration) : track)
      .withSeparateTimes(over: duration)
  }

  private func tolerances(of first: SIMD4<Double>, _ last: SIMD4<Double>) -> SIMD4<Double> {
    let range = magnitude(last - first)
    let size = magnitude(last).replacing(with: 1, where: magnitude(last) .< 1)
    return tolerance.errors(in: range.replacing(with: size, where: range .== 0))
  }

  /// The states with each track at its own progress.
  private func states(_ progress: (Int) -> Double) -> [PropertyState] {
    var states = rest
    for (index, source) in sources.enumerated() {
      let keyframes = source.track.keyframes
      let (first, last) = (keyframes[0].value, keyframes[keyframes.count - 1].value)
      let value = source.track.property.visible(first + (last - first) * progress(index))
      states[source.view][source.track.property] = PropertyValue(value, of: source.track.property)
    }
    return states
  }

  /// Whether numbers depend on a track, wherever the other tracks are.
  private func changes(_ number: Number, source index: Int) -> Bool {
    let (view, track) = sources[index]
    let (first, last) = (track.keyframes[0].value, track.keyframes[track.keyframes.count - 1].value)
    let step = max(1, track.keyframes.count / 8)
    let values =
      stride(from: 0, to: track.keyframes.count, by: step).map { track.keyframes[$0].value }
      + [last, first + (last - first) * 0.37, first + (last - first) * 0.81]
    return [0, 0.53, 1].contains { others in
      var states = states { _ in others }
      let seen = values.map { value in
        states[view][track.property] = PropertyValue(
          track.property.visible(value), of: track.property)
        return number(states)
      }
      return seen.dropFirst().contains { !areNear($0, seen[0]) }
    }
  }

  /// Whether numbers go straight while tracks do, also as far beyond their ends as their easing goes.
  ///
  /// The numbers are polynomials of a low degree, or have a rotation in them, so that a few places suffice.
  private func isStraight(
    _ number: Number, _ property: ViewProperty, from first: SIMD4<Double>, to last: SIMD4<Double>,
    along leading: [Int]
  ) -> Bool {
    let overshoots = leading.contains { index in
      sources[index].track.keyframes.contains { $0.easing.errorFactor > 1 }
    }
    return ([0.17, 0.35, 0.5, 0.71, 0.89] + (overshoots ? [-0.3, 1.1, 1.3] : [])).allSatisfy {
      progress in
      let line = property.visible(first + (last - first) * progress)
      return areNear(number(states { leading.contains($0) ? progress : 0 }), line)
    }
  }

  private func areNear(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool {
    let size = larger(a, b).replacing(with: 1, where: larger(a, b) .< 1)
    return magnitude(a - b).isWithin(size * 1e-9)
  }
}

extension KeyframedTrack {
  /// The range of each component of a track with one easing.
  private var range: SIMD4<Double> {
    magnitude(keyframes[keyframes.count - 1].value - keyframes[0].value)
  }

  /// The largest error of a track with one easing, as a fraction of its range.
  fileprivate var progressError: Double {
    (entry.errors / range).replacing(with: 0, where: range .== 0).max()
  }

  /// The jump at the end of a track with one easing, as a fraction of its range.
  fileprivate var progressSnap: Double { range.max() > 0 ? entry.snap / range.max() : 0 }
}
