// The format: four letters and a version, and then what TimelineWriter writes, in that order. Integers are LEB128, numbers IEEE 754
// doubles from their lowest byte on. A vector has a byte with a bit for each lane that is not at rest, and then those lanes.

/// What begins the bytes of a timeline.
enum TimelineFormat {
  static let letters: [UInt8] = [0x54, 0x4B, 0x54, 0x4C]
  static let version = 1
  /// Views in pieces of pieces are no deeper.
  static let deepestView = 32
}

extension Timeline {
  /// Returns the timeline as bytes, for ``init(decoding:)``.
  ///
  /// A program that plays timelines it reads needs no transitions and no compiler, which makes a module for the web
  /// smaller. The frames are the same to the bit.
  ///
  /// ```swift
  /// let bytes = try transition.compile(for: .push, in: container).timeline.encoded()
  /// ```
  ///
  /// - Throws: ``TimelineCodingError/unsupported(_:)`` if the timeline has something that is code, a custom property, a path
  ///   or an endless repetition.
  public func encoded() throws(TimelineCodingError) -> [UInt8] {
    var writer = TimelineWriter()
    writer.bytes += TimelineFormat.letters
    writer.write(TimelineFormat.version)
    writer.write(duration)
    writer.write(isReversed)
    writer.write(targets.count)
    for target in targets { writer.write(target) }
    writer.write(drawingOrder.count)
    for view in drawingOrder { writer.write(view) }
    writer.write(timings.count)
    for timing in timings { try writer.write(timing) }
    writer.write(tracks.count)
    for track in tracks { try writer.write(track) }
    return writer.bytes
  }
}

struct TimelineWriter {
  var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ number: Double) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> (8 * shift))) }
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += Array(text.utf8)
  }

  mutating func write(_ vector: SIMD4<Double>, besides rest: SIMD4<Double>) {
    let lanes = (0..<4).filter { vector[$0].bitPattern != rest[$0].bitPattern }
    bytes.append(lanes.reduce(0) { $0 | 1 << UInt8($1) })
    for lane in lanes { write(vector[lane]) }
  }
}

// MARK: - Views

extension TimelineWriter {
  fileprivate mutating func write(_ target: TransitionTarget) {
    write(target.id)
    write(target.operation == .insertion)
    write(target.parent.map { $0 + 1 } ?? 0)
    write(target.region != nil)
    guard let region = target.region else { return }
    for number in [region.origin.x, region.origin.y, region.size.width, region.size.height] {
      write(number)
    }
  }

  private mutating func write(_ view: ViewID) {
    switch view {
    case .view: bytes.append(0)
    case .origin: bytes.append(1)
    case .destination: bytes.append(2)
    case .piece(let whole, let number):
      bytes.append(3)
      write(number)
      write(whole)
    case .interrupted(let other):
      bytes.append(4)
      write(other)
    case .outgoing(let number):
      bytes.append(5)
      write(number)
    case .element(let name):
      bytes.append(6)
      write(name)
    }
  }
}

// MARK: - Tracks

extension TimelineWriter {
  fileprivate mutating func write(_ track: Timeline.Track) throws(TimelineCodingError) {
    guard !track.property.isCustom else { throw .unsupported(.customProperty) }
    write(track.target)
    bytes.append(track.property.kind.rawValue)
    write(track.segments.count)
    for segment in track.segments { try write(segment, of: track.property) }
  }

  private mutating func write(
    _ segment: PropertySegment, of property: ViewProperty
  ) throws(TimelineCodingError) {
    let rest = property.identityVector
    write(segment.timing)
    write(segment.start, besides: rest)
    write(segment.end, besides: rest)
    write(segment.completion, besides: rest)
    switch segment.path {
    case .straight: bytes.append(0)
    case .quadratic(let offset):
      bytes.append(1)
      write(offset, besides: .zero)
    case .oklab: bytes.append(2)
    case .keyframes(let path):
      bytes.append(3)
      write(path.isReversed)
      write(path.track.initialValue.lanes, besides: rest)
      write(path.track.segments.count)
      for step in path.track.segments { write(step, besides: rest) }
    case .motionPath: throw .unsupported(.motionPath)
    case .modifier: throw .unsupported(.modifier)
    }
  }

  private mutating func write(
    _ step: KeyframeTrack<PropertyVector>.Segment, besides rest: SIMD4<Double>
  ) {
    write(step.duration)
    write(step.to.lanes, besides: rest)
    switch step.interpolation {
    case .linear(let curve):
      bytes.append(0)
      write(curve)
    case .cubic(let start, let end):
      bytes.append(1)
      write(start.lanes, besides: .zero)
      write(end.lanes, besides: .zero)
    case .spring(let spring, let velocity):
      bytes.append(2)
      write(spring)
      write(velocity.lanes, besides: .zero)
    case .hold: bytes.append(3)
    }
  }
}

// MARK: - Timings

extension TimelineWriter {
  fileprivate mutating func write(_ timing: Timing) throws(TimelineCodingError) {
    guard timing.loop == nil else { throw .unsupported(.repetition) }
    write(timing.start)
    write(timing.end)
    write(timing.rate)
    write(timing.easingOverride)
    write(timing.isCycle.value)
    try write(timing.animation)
  }

  private mutating func write(_ animation: Animation) throws(TimelineCodingError) {
    switch animation.base {
    case .curve(let curve, let duration):
      bytes.append(0)
      write(duration)
      write(curve)
    case .spring(let spring, let velocity):
      bytes.append(1)
      write(velocity)
      write(spring)
    case .custom: throw .unsupported(.customAnimation)
    }
    write(animation.isEssential)
    write(animation.modifiers.count)
    for modifier in animation.modifiers { write(modifier) }
  }

  private mutating func write(_ modifier: Animation.Modifier) {
    switch modifier {
    case .delay(let seconds):
      bytes.append(0)
      write(seconds)
    case .speed(let speed):
      bytes.append(1)
      write(speed)
    case .repetition(let count, let autoreverses):
      bytes.append(2)
      write(count != nil)
      write(count ?? 0)
      write(autoreverses)
    case .logicalCompletion(let duration):
      bytes.append(3)
      write(duration)
    }
  }

  private mutating func write(_ spring: Spring) {
    for number in [spring.mass, spring.stiffness, spring.damping, spring.spread] { write(number) }
  }

  private mutating func write(_ curve: UnitCurve) {
    switch curve.shape {
    case .linear: bytes.append(0)
    case .bezier(let bezier):
      bytes.append(1)
      for number in [bezier.start.x, bezier.start.y, bezier.end.x, bezier.end.y] { write(number) }
    case .circularEaseIn: bytes.append(2)
    case .circularEaseOut: bytes.append(3)
    case .circularEaseInOut: bytes.append(4)
    case .circularEaseOutIn: bytes.append(5)
    case .steps(let count, let jump):
      bytes.append(6)
      write(count)
      switch jump {
      case .start: bytes.append(0)
      case .end: bytes.append(1)
      case .none: bytes.append(2)
      case .both: bytes.append(3)
      }
    case .piecewiseLinear(let points):
      bytes.append(7)
      write(points.count)
      for point in points {
        write(point.x)
        write(point.y)
      }
    }
  }
}
