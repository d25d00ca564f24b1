import TransitionKit

/// A log of a run as it is written in a document.
struct RunLogDocument: Decodable {
  static let format = "transitionkit.runlog"
  static let version = 1

  struct EntryDocument: Decodable {
    let time: DocumentDouble
    let call: CallDocument
  }

  enum CallDocument: Decodable {
    case start
    case advance
    case pause
    case resume
    case reverse(reversal: String)
    case scrub(progress: DocumentDouble, linearly: Bool, overscroll: Bool)
    case finish(velocity: DocumentDouble?, animation: AnimationDocument?)
    case cancel(velocity: DocumentDouble?, animation: AnimationDocument?)
    case stop(position: String)
    /// The matching has the older view for each view, by their names.
    case retarget(transition: String, matching: [String: String]?)
    case resize(container: ContainerDocument)
  }

  let format: String
  let version: DocumentInt
  let transition: String
  let settling: SpringDocument
  let entries: [EntryDocument]
}

extension RunLogDocument {
  init(_ log: RunLog) {
    format = Self.format
    version = DocumentInt(Self.version)
    transition = log.transition
    settling = SpringDocument(log.settling)
    // A call whose time has passed is made at once.
    var time = -TimelineDocument.greatestTime
    entries = log.entries.map { entry in
      time = entry.time > time ? min(entry.time, TimelineDocument.greatestTime) : time
      return EntryDocument(time: DocumentDouble(time), call: CallDocument(entry.call))
    }
  }

  var json: JSONValue {
    .object([
      "format": .string(format), "version": version.json, "transition": .string(transition),
      "settling": settling.json,
      "entries": .array(
        entries.map { .object(["time": $0.time.json, "call": $0.call.json]) }),
    ])
  }

  func log() throws(TimelineJSONError) -> RunLog {
    var log = RunLog(
      of: transition, settling: try settling.spring(at: .document["settling"]))
    for (index, entry) in entries.enumerated() {
      let location = DocumentLocation.document["entries"][index]
      let time = try location["time"].number(
        entry.time.value,
        in: (log.entries.last?.time ?? -TimelineDocument.greatestTime)...TimelineDocument
          .greatestTime, "seconds")
      log.entries.append(RunLog.Entry(time, try entry.call.call(at: location["call"])))
    }
    return log
  }
}

extension RunLogDocument.CallDocument {
  fileprivate init(_ call: RunLog.Call) {
    func document(_ velocity: Double?) -> DocumentDouble? {
      velocity.flatMap { $0.isFinite ? DocumentDouble($0) : nil }
    }
    func document(_ animation: Animation?) -> AnimationDocument? {
      animation.map { AnimationDocument($0, baked: $0.baked) }
    }
    switch call {
    case .start: self = .start
    case .advance: self = .advance
    case .pause: self = .pause
    case .resume: self = .resume
    case .reverse(let reversal): self = .reverse(reversal: "\(reversal)")
    case .scrub(let progress, let isLinear, let hasOverscroll):
      self = .scrub(
        progress: DocumentDouble(clamped: progress), linearly: isLinear, overscroll: hasOverscroll)
    case .finish(let velocity, let animation):
      self = .finish(velocity: document(velocity), animation: document(animation))
    case .cancel(let velocity, let animation):
      self = .cancel(velocity: document(velocity), animation: document(animation))
    case .stop(let position): self = .stop(position: "\(position)")
    case .resize(let container): self = .resize(container: ContainerDocument(container))
    case .retarget(let name, let matching):
      self = .retarget(
        transition: name,
        matching: matching.map { matching in
          matching.older.reduce(into: [:]) { names, pair in
            names["\(pair.key)"] = "\(pair.value)"
          }
        })
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .start: .object(["start": .object([:])])
    case .advance: .object(["advance": .object([:])])
    case .pause: .object(["pause": .object([:])])
    case .resume: .object(["resume": .object([:])])
    case .reverse(let reversal): .object(["reverse": .object(["reversal": .string(reversal)])])
    case .scrub(let progress, let linearly, let overscroll):
      .object([
        "scrub": .object([
          "progress": progress.json, "linearly": .boolean(linearly),
          "overscroll": .boolean(overscroll),
        ])
      ])
    case .finish(let velocity, let animation):
      .object([
        "finish": .object(["velocity": velocity?.json, "animation": animation?.json])
      ])
    case .cancel(let velocity, let animation):
      .object([
        "cancel": .object(["velocity": velocity?.json, "animation": animation?.json])
      ])
    case .stop(let position): .object(["stop": .object(["position": .string(position)])])
    case .retarget(let transition, let matching):
      .object([
        "retarget": .object([
          "transition": .string(transition),
          "matching": matching.map { .object(JSONObject($0.mapValues { .string($0) })) },
        ])
      ])
    case .resize(let container): .object(["resize": .object(["container": container.json])])
    }
  }

  fileprivate func call(at location: DocumentLocation) throws(TimelineJSONError) -> RunLog.Call {
    switch self {
    case .start: return .start
    case .advance: return .advance
    case .pause: return .pause
    case .resume: return .resume
    case .reverse(let reversal):
      let reversals: [TransitionAnimator.Reversal] = [.mirrored, .retimed]
      return .reverse(
        try location["reverse"]["reversal"].choice(reversal, of: reversals) { "\($0)" })
    case .scrub(let progress, let isLinear, let hasOverscroll):
      return .scrub(to: progress.value, linearly: isLinear, overscroll: hasOverscroll)
    case .finish(let velocity, let animation):
      return .finish(
        velocity: velocity?.value,
        animation: try read(animation, at: location["finish"]["animation"]))
    case .cancel(let velocity, let animation):
      return .cancel(
        velocity: velocity?.value,
        animation: try read(animation, at: location["cancel"]["animation"]))
    case .stop(let position):
      let positions: [AnimatingPosition] = [.end, .start, .current]
      return .stop(at: try location["stop"]["position"].choice(position, of: positions) { "\($0)" })
    case .resize(let container):
      return .resize(to: try container.container(at: location["resize"]["container"]))
    case .retarget(let name, let matching):
      let location = location["retarget"]["matching"]
      return .retarget(
        to: name,
        matching: try matching.map { matching throws(TimelineJSONError) in
          var older: [ViewID: ViewID] = [:]
          for (new, old) in matching.sorted(by: { $0.key < $1.key }) {
            older[try location[new].view(named: new)] = try location[new].view(named: old)
          }
          return ViewMatching(older)
        })
    }
  }

  private func read(
    _ animation: AnimationDocument?, at location: DocumentLocation
  ) throws(TimelineJSONError) -> Animation? {
    try animation.map { animation throws(TimelineJSONError) in
      try animation.animation(at: location)
    }
  }
}

extension Animation {
  /// The straight lines that replace the animation in a document; nil if a document can contain the animation.
  var baked: BakedAnimation? {
    if case .custom(let animation) = base { return BakedAnimation(animation, horizon: 1) }
    guard modifiers.count > AnimationDocument.greatestModifierCount else { return nil }
    let end = min(duration, TimelineDocument.greatestTime)
    return BakedAnimation(allOf: Timing(start: 0, end: end, animation: self))
  }
}
