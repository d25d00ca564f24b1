import TransitionKit

/// Looks for the faults of one motion.
struct Linter {
  let motion: Motion
  let rules: LintRules
  let bounds: TimelineBounds
  let views: OutlinedViews
  let visible: VisibleViews
  /// Who writes a property of a view at a time, and where that is written.
  let sources: @Sendable (ViewID, ViewProperty, Double) -> [Contribution]
  /// The views of which something moves, or a piece does.
  private var movingViews: Set<ViewID> = []
  private(set) var findings: [LintFinding] = []

  init(
    _ motion: Motion, _ rules: LintRules,
    sources: @escaping @Sendable (ViewID, ViewProperty, Double) -> [Contribution]
  ) {
    self.motion = motion
    self.rules = rules.usable.rules
    self.sources = sources
    bounds = TimelineBounds(motion.timeline)
    views = OutlinedViews(motion, bounds)
    visible = VisibleViews(motion, views)
    for track in motion.timeline.tracks where track.segments.contains(where: { $0.moves }) {
      movingViews.insert(track.view.whole)
    }
  }

  var timeline: Timeline { motion.timeline }

  var duration: Double { timeline.duration }

  /// Who writes a property of a view at a time; without a property, who decides where and how much the view is seen.
  private func sources(
    of view: ViewID, _ property: ViewProperty?, at time: Double
  ) -> [Contribution] {
    if let property { return sources(view, property, time) }
    let tracks = timeline.tracks.filter { track in
      track.view == view
        && (track.property == .opacity || PropertySet.movement.contains(track.property))
    }
    return tracks.flatMap { sources(view, $0.property, time) }
  }

  /// Says which of the rules cannot be used as they are.
  mutating func findUnusableRules(_ rules: LintRules) {
    for message in rules.usable.messages {
      add(
        .unusableInput, .warning, nil, nil, 0...0, size: 0, "", message,
        "Give a value that can be used.", from: [])
    }
  }

  /// Adds findings of a part of the motion.
  mutating func add(_ others: [LintFinding]) { findings += others }

  /// The findings in the order of their times; at one time warnings come first.
  var sorted: [LintFinding] {
    func precedes(_ a: LintFinding, _ b: LintFinding) -> Bool {
      a.time == b.time ? a.severity > b.severity : a.time < b.time
    }
    // Sorting is stable, so that what is found first stays first.
    return findings.sorted(by: precedes)
  }

  /// Adds a finding about a property of a view, unless its kind is ignored.
  ///
  /// Its sources are those that write the property at its time.
  mutating func add(
    _ kind: LintFinding.Kind, _ severity: Diagnostic.Severity = .warning, _ view: ViewID? = nil,
    _ property: ViewProperty? = nil, _ interval: ClosedRange<Double>, size: Double, _ unit: String,
    _ message: String, _ suggestion: String, from contributions: [Contribution]? = nil,
    paths: [String] = []
  ) {
    guard !rules.ignored.contains(kind) else { return }
    var finding = LintFinding(
      kind: kind, severity: severity, view: view, property: property, interval: interval,
      size: size, unit: unit, message: message, suggestion: suggestion)
    finding.contributions = paths
    let contributions =
      contributions
      ?? view.map { sources(of: $0, property, at: interval.lowerBound) } ?? []
    for contribution in contributions {
      let path = contribution.path
      if !finding.contributions.contains(path) { finding.contributions.append(path) }
      if let site = contribution.site, !finding.sites.contains("\(site)") {
        finding.sites.append("\(site)")
      }
    }
    findings.append(finding)
  }

  /// Whether anything of a view moves, or of a piece of it.
  func moves(_ view: ViewID) -> Bool { movingViews.contains(view) }

  /// The components of a track.
  func components(of track: Timeline.Track) -> [MovingComponent] {
    track.property.componentNames.indices.map {
      MovingComponent(bounds: bounds, track: track, lane: $0)
    }
  }

  /// What happens to a view, in reverse if the motion is played backwards.
  func operation(of target: TransitionTarget) -> AtomicTransition.Operation {
    guard timeline.isReversed else { return target.operation }
    return target.operation == .insertion ? .removal : .insertion
  }

  /// What happens to the view of a track.
  func operation(of track: Timeline.Track) -> AtomicTransition.Operation {
    timeline.targets[track.target].operation
  }
}

/// The largest difference between the components of two values of a property.
func largestDifference(_ a: SIMD4<Double>, _ b: SIMD4<Double>, of property: ViewProperty) -> Double
{
  (0..<property.componentCount).reduce(0) { max($0, abs(a[$1] - b[$1])) }
}
