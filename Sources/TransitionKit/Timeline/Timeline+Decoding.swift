extension Timeline {
  /// Creates a timeline from the bytes of ``encoded()``.
  ///
  /// The bytes may come from anywhere: if they are not those of a timeline, an error is thrown. The frames are the same to the
  /// bit as those of the timeline that was encoded, and the two are equal.
  ///
  /// ```swift
  /// let timeline = try Timeline(decoding: bytes)
  /// let opacity = timeline.frame(at: 0.1).destination.opacity
  /// ```
  ///
  /// - Parameter bytes: the bytes that ``encoded()`` returned.
  /// - Throws: ``TimelineCodingError``.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(decoding bytes: [UInt8]) throws(TimelineCodingError) {
    var reader = TimelineReader(bytes: bytes)
    guard bytes.starts(with: TimelineFormat.letters) else { throw .notATimeline }
    reader.offset = TimelineFormat.letters.count
    let version = try reader.count()
    guard version == TimelineFormat.version else { throw .unknownVersion(version) }
    let duration = try reader.number(in: 0...TimelineReader.latestTime)
    let isReversed = try reader.flag()
    var targets: [TransitionTarget] = []
    for _ in 0..<(try reader.listCount()) { targets.append(try reader.target(after: targets)) }
    let order = try reader.drawingOrder(of: targets)
    var timings: [Timing] = []
    for _ in 0..<(try reader.listCount()) { timings.append(try reader.timing()) }
    var (tracks, segments) = ([TimelineReader.Track](), [PropertySegment]())
    for _ in 0..<(try reader.listCount()) {
      tracks.append(try reader.track(after: tracks.last, targets.count, timings.count, &segments))
    }
    guard reader.offset == bytes.count else { throw .invalid(offset: reader.offset) }
    self.init(
      targets: targets, drawingOrder: order, duration: duration, isReversed: isReversed,
      timings: timings, segments: segments,
      tracks: tracks.map {
        let slot = Slot(target: $0.view, property: $0.property)
        return Track(slot, of: targets[$0.view].id, segments[$0.segments])
      })
  }
}

/// Reads the bytes of a timeline, and trusts none of them.
struct TimelineReader {
  typealias Track = (view: Int, property: ViewProperty, segments: Range<Int>)

  /// No timing of a compiled timeline is later: a delay is within the limit of values, and so is a duration.
  static let latestTime = 1e13
  static let largest = Double.greatestFiniteMagnitude

  let bytes: [UInt8]
  var offset = 0
  /// Where the value begins that is being read.
  private var start = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The error of the value that was read last.
  var invalid: TimelineCodingError { .invalid(offset: start) }

  mutating func byte() throws(TimelineCodingError) -> UInt8 {
    start = offset
    guard offset < bytes.count else { throw .truncated }
    offset += 1
    return bytes[offset - 1]
  }

  /// An integer that is not negative.
  mutating func count() throws(TimelineCodingError) -> Int {
    let begin = offset
    var (result, shift) = (UInt64(0), UInt64(0))
    while true {
      let next = try byte()
      // Nine bytes have 63 bits.
      guard shift < 63 else { throw .invalid(offset: begin) }
      result |= UInt64(next & 127) << shift
      shift += 7
      if next < 128 { break }
    }
    start = begin
    guard let count = Int(exactly: result) else { throw invalid }
    return count
  }

  /// The number of items that follow, each of which has a byte at least.
  mutating func listCount() throws(TimelineCodingError) -> Int {
    let count = try count()
    guard count <= bytes.count - offset else { throw .truncated }
    return count
  }

  mutating func flag() throws(TimelineCodingError) -> Bool {
    let value = try byte()
    guard value < 2 else { throw invalid }
    return value == 1
  }

  mutating func number(
    in range: ClosedRange<Double> = -valueLimit...valueLimit
  ) throws(TimelineCodingError) -> Double {
    start = offset
    guard bytes.count - offset >= 8 else { throw .truncated }
    var bits = UInt64(0)
    for index in 0..<8 { bits |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
    offset += 8
    let number = Double(bitPattern: bits)
    // No range contains what is not a number.
    guard range.contains(number) else { throw invalid }
    return number
  }

  mutating func vector(
    besides rest: SIMD4<Double>, limit: Double = valueLimit
  ) throws(TimelineCodingError) -> SIMD4<Double> {
    let lanes = try byte()
    guard lanes < 16 else { throw invalid }
    var vector = rest
    for lane in 0..<4 where lanes & 1 << UInt8(lane) != 0 {
      vector[lane] = try number(in: -limit...limit)
    }
    return vector
  }

  private mutating func text() throws(TimelineCodingError) -> String {
    let length = try listCount()
    defer { offset += length }
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
  }
}

// MARK: - Views

extension TimelineReader {
  /// A view; those that are no pieces come first, and the pieces of a view follow each other.
  mutating func target(
    after targets: [TransitionTarget]
  ) throws(TimelineCodingError) -> TransitionTarget {
    let id = try view(depth: 0)
    let operation: AtomicTransition.Operation = try flag() ? .insertion : .removal
    let number = try count()
    let parent = number == 0 ? nil : number - 1
    if let parent {
      guard parent < targets.count, parent >= targets.last?.parent ?? 0 else { throw invalid }
    } else if targets.last?.parent != nil {
      throw invalid
    }
    var region: Rect?
    if try flag() {
      let (x, y) = (try self.number(), try self.number())
      region = Rect(x: x, y: y, width: try self.number(), height: try self.number())
    }
    return TransitionTarget(id: id, operation: operation, parent: parent, region: region)
  }

  private mutating func view(depth: Int) throws(TimelineCodingError) -> ViewID {
    let kind = try byte()
    guard depth < TimelineFormat.deepestView else { throw invalid }
    switch kind {
    case 0: return .view
    case 1: return .origin
    case 2: return .destination
    case 3:
      let number = try count()
      return .piece(of: try view(depth: depth + 1), number)
    case 4: return .interrupted(try view(depth: depth + 1))
    case 5: return .outgoing(try count())
    case 6: return .element(try text())
    default: throw invalid
    }
  }

  /// The views that are no pieces, each once.
  mutating func drawingOrder(of targets: [TransitionTarget]) throws(TimelineCodingError) -> [Int] {
    let count = try listCount()
    guard count == targets.prefix(while: { $0.parent == nil }).count else { throw invalid }
    var isKnown = [Bool](repeating: false, count: count)
    var order: [Int] = []
    for _ in 0..<count {
      let view = try self.count()
      guard view < count, !isKnown[view] else { throw invalid }
      isKnown[view] = true
      order.append(view)
    }
    return order
  }
}

// MARK: - Tracks

extension TimelineReader {
  /// A track, which comes after the one before in the order of views and properties.
  mutating func track(
    after last: Track?, _ viewCount: Int, _ timingCount: Int, _ segments: inout [PropertySegment]
  ) throws(TimelineCodingError) -> Track {
    let view = try count()
    guard view < viewCount, view >= last?.view ?? 0 else { throw invalid }
    let number = Int(try byte())
    guard number < ViewProperty.allCases.count else { throw invalid }
    let property = ViewProperty.allCases[number]
    if let last, last.view == view, last.property.index >= property.index { throw invalid }
    let count = try listCount()
    guard count > 0 else { throw invalid }
    let first = segments.count
    for _ in 0..<count { segments.append(try segment(of: property, timingCount)) }
    return (view, property, first..<segments.count)
  }

  private mutating func segment(
    of property: ViewProperty, _ timingCount: Int
  ) throws(TimelineCodingError) -> PropertySegment {
    let timing = try count()
    guard timing < timingCount else { throw invalid }
    let rest = property.identityVector
    let start = try vector(besides: rest)
    let end = try vector(besides: rest)
    let completion = try vector(besides: rest)
    return PropertySegment(
      start: start, end: end, completion: completion, timing: timing, path: try path(besides: rest))
  }

  private mutating func path(
    besides rest: SIMD4<Double>
  ) throws(TimelineCodingError) -> ValuePath {
    switch try byte() {
    case 0: return .straight
    case 1: return .quadratic(controlOffset: try vector(besides: .zero))
    case 2: return .oklab
    case 3:
      let isReversed = try flag()
      let initial = PropertyVector(lanes: try vector(besides: rest))
      var steps:
        [(
          duration: Double, value: PropertyVector,
          interpolation: KeyframeTrack<PropertyVector>.Interpolation
        )] = []
      for _ in 0..<(try listCount()) {
        let duration = try number(in: 0...Self.latestTime)
        let value = PropertyVector(lanes: try vector(besides: rest))
        steps.append((duration, value, try interpolation()))
      }
      return .keyframes(
        KeyframePath(KeyframeTrack(from: initial, steps: steps), isReversed: isReversed))
    default: throw invalid
    }
  }

  private mutating func interpolation()
    throws(TimelineCodingError) -> KeyframeTrack<PropertyVector>.Interpolation
  {
    func velocity(_ lanes: SIMD4<Double>) -> PropertyVector { PropertyVector(lanes: lanes) }
    switch try byte() {
    case 0: return .linear(try curve())
    case 1:
      let start = try vector(besides: .zero, limit: Self.largest)
      return .cubic(
        startVelocity: velocity(start),
        endVelocity: velocity(try vector(besides: .zero, limit: Self.largest)))
    case 2:
      let spring = try spring()
      return .spring(
        spring, startVelocity: velocity(try vector(besides: .zero, limit: Self.largest)))
    case 3: return .hold
    default: throw invalid
    }
  }
}
