import TransitionKit

/// How far two tracks of one property are apart.
struct TrackDistance {
  /// A difference: in points of what changes the place of a view, and in just noticeable differences of what does not.
  struct Extent {
    var size = 0.0
    /// The least size that a viewer notices.
    var least = 1.0

    fileprivate mutating func enter(_ other: Extent) {
      if other.size / other.least > size / least || other.size.isNaN { self = other }
    }
  }

  /// What a viewer feels of the property.
  let sense: Salience.Sense

  private(set) var start = Extent()
  private(set) var end = Extent()
  private(set) var completion = Extent()
  /// How much farther one goes beyond its ends.
  private(set) var overshoot = Extent()
  /// The largest difference at any time.
  private(set) var largest = Extent()
  /// The largest difference as a part of the way, in just noticeable differences.
  private(set) var lag = 0.0
  private(set) var departures = (new: 0.0, old: 0.0)
  private(set) var arrivals = (new: 0.0, old: 0.0)

  private let property: ViewProperty

  /// The number of equal intervals between the times at which tracks are compared in any case.
  private static let count = 32
  /// The least part of the way that is noticed while something moves.
  private static let leastLag = 0.05

  init(_ property: ViewProperty) {
    self.property = property
    sense = property.sense
  }

  /// Enters the tracks of a view or of a piece; nil if the property is at rest.
  ///
  /// - Parameters:
  ///   - duration: that of the longer motion, in seconds.
  ///   - size: the size of the view at rest.
  mutating func add(
    _ new: GoldenTrack?, _ old: GoldenTrack?, lasting duration: Double, size: Size
  ) {
    let rest = property.identityVector
    let times = [new, old].compactMap { $0 }.instants(count: Self.count, lasting: duration)
    let now = times.map { property.felt(new?.value(at: $0) ?? rest, size: size) }
    let before = times.map { property.felt(old?.value(at: $0) ?? rest, size: size) }
    let range = (now + before).range
    let way = range.max()
    let least = sense == .distance ? Self.leastDistance(in: way) : property.leastChange
    func extent(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Extent {
      let size = magnitude(a - b).max()
      return sense == .distance ? Extent(size: size, least: least) : Extent(size: size / least)
    }
    let differences = zip(now, before).map(extent)
    for difference in differences { largest.enter(difference) }
    start.enter(differences[0])
    end.enter(differences[differences.count - 1])
    completion.enter(
      extent(
        property.felt(new?.completion ?? rest, size: size),
        property.felt(old?.completion ?? rest, size: size)))
    // It goes back, and that is seen however far it came.
    let excess = extent(now.excess, before.excess)
    overshoot.enter(Extent(size: excess.size))
    if way > 0 {
      let most = zip(now, before).reduce(0) { max($0, magnitude($1.0 - $1.1).max()) }
      lag = max(lag, most / way / Self.leastLag)
    }
    guard let new, let old else { return }
    keepLarger(&departures, (new.departure, old.departure))
    keepLarger(&arrivals, (new.arrival, old.arrival))
  }

  /// The least difference of lengths that is noticed, in points.
  ///
  /// - Parameter range: the range in which something moves, in points.
  static func leastDistance(in range: Double) -> Double {
    max(1, 0.02 * (range.isFinite ? range : 0))
  }

  private func keepLarger(
    _ known: inout (new: Double, old: Double), _ other: (new: Double, old: Double)
  ) {
    if abs(other.new - other.old) > abs(known.new - known.old) { known = other }
  }
}

extension [SIMD4<Double>] {
  /// How far the values go beyond the first and the last one.
  fileprivate var excess: SIMD4<Double> {
    guard let first, let last else { return .zero }
    let (low, high) = (pointwiseMin(first, last), pointwiseMax(first, last))
    return reduce(.zero) { pointwiseMax($0, pointwiseMax($1 - high, low - $1)) }
  }
}

extension GoldenTrack {
  fileprivate var departure: Double { operands.map(\.timing.start).min() ?? 0 }

  fileprivate var arrival: Double { operands.map(\.timing.end).max() ?? 0 }
}

extension ViewProperty {
  fileprivate var sense: Salience.Sense {
    switch self {
    case .opacity: .visibility
    case .translation, .scale, .rotation, .anchor, .frame, .layoutScale, .clip: .distance
    default: .appearance
    }
  }

  /// The value in units that a viewer sees: points on screen for what changes the place or the size of a view.
  fileprivate func felt(_ value: SIMD4<Double>, size: Size) -> SIMD4<Double> {
    let (width, height) = (size.width, size.height)
    switch self {
    case .scale, .layoutScale: return value * SIMD4(width / 2, height / 2, 0, 0)
    case .anchor: return value * SIMD4(width, height, 0, 0)
    case .clip: return value * SIMD4(height, width, height, width)
    // An opacity beside lengths: as much as it takes to be noticed counts as a point.
    case .shadow: return value * SIMD4(50, 1, 1, 1)
    // The corners move most.
    case .rotation: return value * ((width * width + height * height).squareRoot() / 2)
    default: return value
    }
  }

  /// The least change that is noticed of what does not move anything: a point, or a fiftieth.
  fileprivate var leastChange: Double {
    self == .shadow || quantity == .length ? 1 : 0.02
  }
}

private func magnitude(_ vector: SIMD4<Double>) -> SIMD4<Double> {
  vector.replacing(with: -vector, where: vector .< 0)
}
