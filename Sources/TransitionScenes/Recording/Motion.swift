import TransitionKit

/// What moves, as data that a test can ask: a timeline, and where its views are at rest.
///
/// Everything that the library plays has a motion: a compiled transition, a change of scenes, and a recording of
/// an animator or of a window. Contracts, goldens and differences are about motions.
///
/// ```swift
/// let slide = NavigationTransition.slide.compile(for: .push, in: container)
/// let violations = slide.motion.violations(of: .speed(of: .destination, atMost: 4000))
/// ```
public struct Motion: Sendable {
  /// The state of every view at every time.
  public let timeline: Timeline

  /// Where the motion happens.
  public let container: Container

  /// Where the elements of a scene are at rest; empty for a transition whose views are side by side.
  package let placements: [ElementPlacement]

  /// When views are on screen, in seconds. A view that is not here is on screen all the time.
  public package(set) var presence: [ViewID: [ClosedRange<Double>]] = [:]

  /// The drawing orders of a recording with the times from which they hold; empty if the order of the timeline holds
  /// all the time.
  public package(set) var drawingOrders: [(time: Double, order: [ViewID])] = []

  /// The views whose tracks are straight lines between samples, with the most seconds from one look at them
  /// to the next.
  ///
  /// What is sampled cannot be proved.
  public package(set) var samplings: [ViewID: Double] = [:]

  /// Whether the motion was recorded, so that presence and drawing orders are known at samples only, too.
  package var isRecorded = false

  /// How what is in an element follows its size; an element that is not here lays it out anew.
  package var resizings: [ViewID: Resizing] = [:]

  /// The elements to whose frames shared elements are clipped while they fly.
  package var flightClips: [ViewID: ViewID] = [:]

  /// The views that are old contents, which fade out over an element. They are seen, but they are no elements.
  package var oldContents: Set<ViewID> = []

  /// The elements of a scene that are there before and after the motion. In the timeline they are inserted.
  package var staying: Set<ViewID> = []

  /// The same navigation in the other direction, of a compiled push or pop; nil of everything else.
  package var opposite: (@Sendable () -> Motion)?

  /// How far the lines of a recording are from what was recorded, by view and property.
  package var deviations: [Deviation] = []

  /// How often code was looked at whose values the timeline has; nil if that has the code itself, or there is none.
  package var lookCount: Int?

  /// What a recording does not say, a sentence each.
  package var omissions: [String] = []

  /// Who writes a property of a view at a time.
  package var contributions: @Sendable (ViewID, ViewProperty, Double) -> [String] = { _, _, _ in []
  }

  /// Makes the motion of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: the state of every view at every time.
  ///   - container: the container that the timeline was compiled for. Numbers that are not finite, and
  ///     negative sizes, count as 0.
  public init(_ timeline: Timeline, in container: Container) {
    self.init(timeline, in: container, placements: [])
  }

  /// Makes the motion of a timeline of a scene.
  ///
  /// - Parameters:
  ///   - placements: where the elements of the scene are at rest.
  package init(_ timeline: Timeline, in container: Container, placements: [ElementPlacement]) {
    self.timeline = timeline
    self.container = container.sanitized
    self.placements = placements
  }

  /// How long it takes, in seconds.
  public var duration: Double { timeline.duration }
}

extension Motion: CustomStringConvertible {
  /// How long it takes and which views move, such as `0.35 s, origin, destination`.
  public var description: String {
    let views = timeline.targets.filter { $0.parent == nil }.map { "\($0.id)" }
    let sampled = samplings.isEmpty && !isRecorded ? "" : ", sampled"
    return "\((["\(number: duration) s"] + views).joined(separator: ", "))\(sampled)"
  }
}

extension Motion {
  /// How far one property of a view is from what was recorded.
  package struct Deviation: Sendable {
    package let view: ViewID
    package let property: ViewProperty
    /// The largest distance of each component, and its time.
    package var errors = SIMD4<Double>.zero
    package var time = 0.0
    /// The distances that were asked for.
    package var tolerances = SIMD4(repeating: Double.infinity)
    /// By how many seconds a jump may be late.
    package var shift = 0.0
  }
}
