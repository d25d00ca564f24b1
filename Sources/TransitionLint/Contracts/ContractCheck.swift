import TransitionKit

/// Finds out what a motion makes of a contract.
struct ContractCheck {
  let motion: Motion
  let contract: MotionContract
  let bounds: TimelineBounds
  var search = BoundedSearch()

  init(_ motion: Motion, _ contract: MotionContract, _ bounds: TimelineBounds) {
    self.motion = motion
    self.contract = contract
    self.bounds = bounds
  }

  mutating func verdict() -> MotionVerdict {
    if let breach = mistake ?? firstBreach() {
      return MotionVerdict(
        contract: "\(contract)", state: .broken, violation: violation(breach), doubt: nil)
    }
    if let reason = search.surrender {
      return MotionVerdict(
        contract: "\(contract)", state: .notDecided, violation: nil, doubt: reason)
    }
    return MotionVerdict(
      contract: "\(contract)", state: doubt == nil ? .proved : .holdsAtSamples, violation: nil,
      doubt: doubt)
  }

  private mutating func firstBreach() -> Breach? {
    switch contract.requirement {
    case .monotone, .bounded, .overshoot, .velocity, .acceleration, .smooth, .settled,
      .startsAtRest, .endsAtRest:
      return firstBreachOfComponents()
    case .viewSpeed, .viewAcceleration, .inside, .disjoint, .covers:
      return OutlineCheck(self).firstBreach(&search)
    case .lasts(let limit): return firstExcess(over: limit)
    case .takenBack: return firstDifferenceFromOpposite()
    case .present(let range): return firstAbsence(during: range)
    case .above(let other): return firstDrawing(below: other)
    }
  }

  private mutating func firstBreachOfComponents() -> Breach? {
    var checks: [ComponentCheck] = []
    for track in motion.timeline.tracks where matches(track) {
      for (lane, name) in track.property.componentNames.enumerated()
      where contract.component.map({ $0 == name }) ?? true {
        let component = MovingComponent(bounds: bounds, track: track, lane: lane)
        checks.append(ComponentCheck(contract: contract, component: component))
      }
    }
    return search.first(of: checks) { check, search in check.firstBreach(&search) }
  }

  private func violation(_ breach: Breach) -> MotionViolation {
    var contributions: [String] = []
    let tracks = motion.timeline.tracks.filter { track in
      (breach.view.map { track.view == $0 } ?? true)
        && (breach.property.map { track.property == $0 } ?? track.property.isPlacement)
    }
    for track in tracks {
      for path in motion.contributions(track.view, track.property, breach.time)
      where !contributions.contains(path) {
        contributions.append(path)
      }
    }
    return MotionViolation(
      contract: "\(contract)", view: breach.view, property: breach.property, time: breach.time,
      value: breach.value, limit: breach.limit, contributions: contributions,
      message: breach.message)
  }

  /// A contract that names something which the motion does not have. It would hold whatever the motion is.
  private var mistake: Breach? {
    func breach(_ message: String) -> Breach {
      Breach(time: 0, view: nil, value: .nan, limit: .nan, message: "\(contract): \(message)")
    }
    var named: [ViewID] = contract.view.map { [$0] } ?? []
    switch contract.requirement {
    case .disjoint(let other), .above(let other): named.append(other)
    case .takenBack: if let missingOpposite { return breach(missingOpposite) }
    default: break
    }
    for view in named where !motion.timeline.views.contains(view) {
      let names = motion.timeline.targets.filter { $0.parent == nil }.map { "\($0.id)" }
      let known = names.isEmpty ? "no views" : names.joined(separator: ", ")
      return breach("there is no view \"\(view)\"; the motion has \(known)")
    }
    if contract.requirement.numbers.contains(where: { $0.isNaN }) {
      return breach("its limit is not a number")
    }
    if let property = contract.property, let component = contract.component,
      !property.componentNames.contains(component)
    {
      let names = property.componentNames.filter { !$0.isEmpty }.joined(separator: ", ")
      return breach(
        "\(property) has no component \"\(component)\", but \(names.isEmpty ? "just one" : names)")
    }
    return nil
  }

  /// What is sampled, so that nothing is proved.
  private var doubt: String? {
    if contract.requirement == .takenBack { return doubtAboutOpposite }
    if motion.isRecorded { return "a recording is sampled" }
    for track in motion.timeline.tracks where concerns(track) {
      if motion.samplings[track.view] != nil { return "\(track.view) is sampled" }
      for segment in track.segments where segment.moves {
        if segment.isOpaque { return "\(track.view).\(track.property): \(segment.path)" }
        let animation = motion.timeline.timings[segment.timing].animation
        if animation.isOpaque { return "\(track.view).\(track.property): \(animation)" }
      }
    }
    return nil
  }

  /// Whether the contract depends on a track.
  private func concerns(_ track: Timeline.Track) -> Bool {
    switch contract.requirement {
    case .present, .above, .lasts, .takenBack: false
    case .monotone, .bounded, .overshoot, .velocity, .acceleration, .smooth, .settled,
      .startsAtRest, .endsAtRest:
      matches(track)
    // What a view is in moves it, too.
    case .viewSpeed, .viewAcceleration, .inside, .disjoint, .covers: true
    }
  }

  /// Whether the contract is about a track.
  private func matches(_ track: Timeline.Track) -> Bool {
    (contract.view.map { $0 == track.view } ?? true)
      && (contract.property.map { $0 == track.property } ?? true)
  }
}

extension BoundedSearch {
  /// The breach of some subjects that comes first. What one of them does not need is left to the others.
  mutating func first<Subject>(
    of subjects: [Subject], _ breach: (Subject, inout BoundedSearch) -> Breach?
  ) -> Breach? {
    defer { latest = .infinity }
    var first: Breach?
    for (index, subject) in subjects.enumerated() {
      self.subjects = subjects.count - index
      guard let found = breach(subject, &self) else { continue }
      if first.map({ found.time < $0.time }) ?? true { (first, latest) = (found, found.time) }
    }
    return first
  }
}

extension MotionContract.Requirement {
  /// The numbers that it compares with.
  fileprivate var numbers: [Double] {
    switch self {
    case .monotone, .smooth, .startsAtRest, .endsAtRest, .disjoint, .above, .bounded, .present,
      .takenBack:
      []
    case .overshoot(let limit), .velocity(let limit), .acceleration(let limit), .lasts(let limit),
      .viewSpeed(let limit), .viewAcceleration(let limit), .covers(nil, let limit):
      [limit]
    case .settled(let time, let fraction): [time, fraction]
    case .inside(let rect): rect.numbers
    case .covers(let rect?, let opacity): rect.numbers + [opacity]
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, width, height] }
}

extension ViewProperty {
  /// Whether the property decides where a view is seen.
  fileprivate var isPlacement: Bool {
    switch self {
    case .translation, .scale, .rotation, .frame, .layoutScale, .clip, .opacity: true
    default: false
    }
  }
}
