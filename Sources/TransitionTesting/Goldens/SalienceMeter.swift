import TransitionKit

/// Measures how much a viewer feels the differences between two motions.
///
/// The unit is the just noticeable difference. People tell durations apart that differ by about a tenth, and lengths
/// that differ by about a fiftieth; besides, nothing is noticed of less than a frame of a screen, or than a point.
struct SalienceMeter {
  private struct Subject: Hashable {
    let view: ViewID
    let property: ViewProperty
  }

  private let new: GoldenModel
  private let old: GoldenModel
  private var tracks: [Subject: TrackDistance] = [:]

  /// The least time that is noticed, that of a frame at 60 frames a second, in seconds.
  private static let leastTime = 1.0 / 60
  private static let leastTimeFraction = 0.1

  init(of new: GoldenModel, with old: GoldenModel) { (self.new, self.old) = (new, old) }

  mutating func salience(of difference: MotionDifference) -> Salience {
    switch difference.kind {
    case .duration: return timing(new.duration, old.duration)
    case .direction: return Salience(.timing, size: Salience.whole)
    case .drawingOrder, .view: return Salience(.visibility, size: Salience.whole)
    case .presence: return presence(of: difference.view)
    case .pieces: return pieces(of: difference.view)
    case .container: return container(of: difference.view)
    case .placement: return placement(of: difference.view)
    case .animation, .value, .start, .end, .completion, .path, .contributions, .overshoot, .course,
      .departure, .arrival, .timing, .halfway:
      guard let view = difference.view, let property = difference.property else {
        return Salience(.appearance, size: Salience.whole)
      }
      return salience(of: difference.kind, distance(of: property, of: view))
    }
  }

  private func salience(of kind: MotionDifference.Kind, _ distance: TrackDistance) -> Salience {
    func felt(_ extent: TrackDistance.Extent) -> Salience {
      Salience(distance.sense, size: extent.size, least: extent.least)
    }
    // When something moves is felt no more than what it does.
    func limited(_ size: Double) -> Salience {
      Salience(.timing, size: min(size, distance.largest.size / distance.largest.least))
    }
    return switch kind {
    case .departure: limited(timing(distance.departures).size)
    case .arrival: limited(timing(distance.arrivals).size)
    case .timing, .halfway: limited(distance.lag)
    case .completion: felt(distance.completion)
    case .start: felt(distance.start)
    case .end: felt(distance.end)
    case .overshoot: felt(distance.overshoot)
    default: felt(distance.largest)
    }
  }

  private mutating func distance(of property: ViewProperty, of view: ViewID) -> TrackDistance {
    let subject = Subject(view: view, property: property)
    if let known = tracks[subject] { return known }
    let (ours, theirs) = (new.tracks(of: property, of: view), old.tracks(of: property, of: view))
    var distance = TrackDistance(property)
    for id in Set(ours.keys).union(theirs.keys) {
      distance.add(
        ours[id], theirs[id], lasting: max(new.duration, old.duration),
        size: new.frame(of: id).size)
    }
    tracks[subject] = distance
    return distance
  }

  private func timing(_ times: (new: Double, old: Double)) -> Salience {
    timing(times.new, times.old)
  }

  private func timing(_ a: Double, _ b: Double, of sense: Salience.Sense = .timing) -> Salience {
    let least = max(Self.leastTime, Self.leastTimeFraction * max(abs(a), abs(b)))
    return Salience(sense, size: abs(a - b) / least)
  }

  private func presence(of view: ViewID?) -> Salience {
    let whole = Salience(.visibility, size: Salience.whole)
    guard let now = new.presence(of: view), let before = old.presence(of: view),
      now.count == before.count
    else { return whole }
    let changes = zip(now, before).flatMap {
      [
        timing($0.lowerBound, $1.lowerBound, of: .visibility),
        timing($0.upperBound, $1.upperBound, of: .visibility),
      ]
    }
    return changes.max() ?? whole
  }

  private func pieces(of view: ViewID?) -> Salience {
    let whole = Salience(.visibility, size: Salience.whole)
    guard let view, new.pieceCounts[view] == old.pieceCounts[view] else { return whole }
    let regions = Dictionary(old.views.map { ($0.id, $0.region) }) { first, _ in first }
    let frame = new.frame(of: view)
    let distances = new.views.compactMap { piece -> Double? in
      guard piece.id == view || piece.id.parent == view, let region = piece.region,
        let oldRegion = regions[piece.id] ?? nil
      else { return nil }
      return region.distance(to: oldRegion) * max(frame.width, frame.height)
    }
    return distances.max().map { Salience(.distance, size: $0) } ?? whole
  }

  private func container(of view: ViewID?) -> Salience {
    let (now, before) = (new.container, old.container)
    let isSame =
      now.layoutDirection == before.layoutDirection
      && now.prefersReducedMotion == before.prefersReducedMotion
    guard isSame || view != nil else { return Salience(.distance, size: Salience.whole) }
    let (frame, oldFrame) =
      view.map { (now.frame(of: $0), before.frame(of: $0)) } ?? (now.frame, before.frame)
    return distance(from: frame, to: oldFrame)
  }

  private func placement(of view: ViewID?) -> Salience {
    guard let now = new.placements.first(where: { $0.view == view }),
      let before = old.placements.first(where: { $0.view == view }),
      now.parent == before.parent, now.clips == before.clips
    else { return Salience(.distance, size: Salience.whole) }
    return distance(from: now.frame, to: before.frame)
  }

  private func distance(from frame: Rect, to other: Rect) -> Salience {
    let extent = max(abs(frame.width), abs(frame.height), abs(other.width), abs(other.height))
    return Salience(
      .distance, size: frame.distance(to: other), least: TrackDistance.leastDistance(in: extent))
  }
}

extension Rect {
  /// The largest difference of the four numbers.
  fileprivate func distance(to other: Rect) -> Double {
    zip(goldenNumbers, other.goldenNumbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}

extension GoldenModel {
  fileprivate func presence(of view: ViewID?) -> [ClosedRange<Double>]? {
    views.first { $0.id == view }?.presence
  }

  /// The tracks of a property of a view and of its pieces.
  fileprivate func tracks(of property: ViewProperty, of view: ViewID) -> [ViewID: GoldenTrack] {
    var tracks: [ViewID: GoldenTrack] = [:]
    for other in views where other.id == view || other.id.parent == view {
      // A custom property may be the same but for its value at rest.
      tracks[other.id] = other.tracks.first { $0.property.name == property.name }
    }
    return tracks
  }

  /// Where a view is at rest.
  fileprivate func frame(of view: ViewID) -> Rect {
    placements.first { $0.view == view }?.frame ?? container.frame(of: view)
  }
}
