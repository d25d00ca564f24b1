/// Makes the table of motions of a change that takes over from another table.
///
/// It keeps its storage from one change to the next.
package struct Takeover: Sendable {
  /// For each view of the change the view of the older table that it is; -1 for none.
  var matched: [Int] = []
  /// For each view of the older table the view of the new one that it is; -1 for none.
  var inverse: [Int] = []
  /// For each view of the new table what is written of it.
  var written: [PropertySet] = []
  var outgoingTargets: [TransitionTarget] = []
  /// For each curve of the older table its index in the new one.
  var curveNumbers: [CurveIndex?] = []
  /// The same for each change, first as it is, and then resumed if it was held.
  var changeNumbers: [Int32] = []
  /// Changes that are used no more, whose storage others may have.
  var spareChanges: [Change] = []
  var builder: MotionBuilder
  /// All views that are no pieces, from back to front.
  var order: [Int] = []
  /// The views that the change does not know, in their order, and for each view of the change those directly below it.
  var outgoingOrder: [Int] = []
  var below: [Range<Int>] = []
  /// Layouts that were needed lately.
  var layouts: [ExtendedLayout] = []

  /// - Parameter settling: the spring of corrections for which there is no other curve.
  package init(settling: SettlingSpring) { builder = MotionBuilder(settling: settling) }

  /// When it happens, and how.
  struct Moment {
    let age: Double
    /// Whether the change replaces one that was under way, rather than starting.
    var isUnderWay = false
    /// Whether the clock was paused, so that nothing moved.
    var isPaused = false
    /// Whether a view that leaves goes to rest as far as the change does not write it.
    var returnsToRest = false
    /// Whether a finger sets the time of the change.
    var isOpen = false
    /// How long corrections by the settling spring may take, in seconds.
    var limit = Double.infinity
  }

  /// Builds a new table. The matched views have been filled in.
  ///
  /// - Parameter pageCount: the number of pages that the run has shown.
  mutating func build(
    _ change: consuming Change, from old: inout MotionTable, into new: inout MotionTable,
    at moment: Moment, pageCount: inout Int
  ) {
    old.measure(at: moment.age)
    let base = change.prepared.timeline.layout
    swap(&spareChanges, &new.changes)
    new.reset(base)
    written.clear()
    outgoingTargets.clear()
    curveNumbers.refill(nil, count: old.motions.curves.list.count)
    changeNumbers.refill(-1, count: 2 * old.changes.count)
    inverse.refill(-1, count: old.layout.targets.count)
    for (view, other) in matched.enumerated() where other >= 0 { inverse[other] = view }
    new.changes.append(change)
    addPages(old, &new, &pageCount)
    addCurrentViews(old, &new, at: moment)
    addMergingPieces(old, &new, at: moment)
    addOutgoingViews(old, &new, at: moment)
    chooseLayout(old, &new)
    new.motions.settledAge = new.motions.curves.list.reduce(-.infinity) { max($0, $1.end) }
    new.updateSettledAge()
  }

  private func addPages(
    _ old: MotionTable, _ new: inout MotionTable, _ pageCount: inout Int
  ) {
    let prepared = new.changes[0].prepared
    for root in new.layout.roots {
      let identity = prepared.compiled.identity(of: new.layout.targets[root].id)
      if matched[root] >= 0, let page = old.page(at: matched[root]) {
        new.pages.append(Page(identity: identity ?? page.identity, number: page.number))
      } else {
        new.pages.append(Page(identity: identity, number: pageCount))
        pageCount += 1
      }
    }
  }
}

// MARK: - Views of the change

extension Takeover {
  private mutating func addCurrentViews(
    _ old: MotionTable, _ new: inout MotionTable, at moment: Moment
  ) {
    let position = new.changes[0].playhead.position(at: moment.age)
    builder.begin(
      0, of: new, at: moment.age, elapsed: moment.isUnderWay ? position : 0,
      isUnderWay: moment.isUnderWay, within: moment.limit)
    let base = new.layout
    for view in base.targets.indices {
      let other = matched[view]
      let writtenByChange = base.written[view]
      var properties = writtenByChange
      if other >= 0 { properties.formUnion(old.layout.written[other]) }
      let displacement = other >= 0 ? anchorDisplacement(view, other, old, new, at: moment) : nil
      if displacement != nil { properties.insert(.translation) }
      var track = base.firstSlots[view]
      var kept = PropertySet()
      for property in properties {
        let isWritten = writtenByChange.contains(property)
        defer { if isWritten { track += 1 } }
        guard property.isAnimatable else {
          // A constant property has the value of the change.
          guard isWritten else { continue }
          kept.insert(property)
          new.append(PropertyMotion(following: track, of: 0, at: moment.age))
          continue
        }
        var shown = shown(property, of: other, old, at: moment)
        if property == .translation { displacement?.add(to: &shown) }
        let moves = append(
          property, of: view, from: shown, toTrack: isWritten ? track : nil,
          mayWait: displacement == nil || property != .translation, old, &new, at: moment)
        if moves { kept.insert(property) }
      }
      written.append(kept)
    }
  }

  /// What is shown of a property of a view of the older table; it is at rest if it has none.
  func shown(
    _ property: ViewProperty, of view: Int, _ old: MotionTable, at moment: Moment
  ) -> ShownMotion {
    guard view >= 0, old.layout.written[view].contains(property) else {
      return ShownMotion(value: property.identityVector)
    }
    var shown = old.shown(old.layout.slot(of: property, of: view), at: moment.age)
    // What a finger catches stands still.
    if moment.isPaused || moment.isOpen { (shown.velocity, shown.durations) = (.zero, .zero) }
    return shown
  }

  /// Adds a slot for a property of a view of the change.
  ///
  /// - Parameter mayWait: whether the motion before can continue until the track begins to move.
  /// - Returns: false if it is at rest and stays so. Then it has no slot.
  private mutating func append(
    _ property: ViewProperty, of view: Int, from shown: ShownMotion, toTrack track: Int?,
    mayWait: Bool, _ old: MotionTable, _ new: inout MotionTable, at moment: Moment
  ) -> Bool {
    guard let track else {
      let identity = property.identityVector
      guard shown.value != identity || any(shown.isMoving) else { return false }
      // A view that leaves stays as it is, and one that enters or stays goes to rest.
      let leaves =
        new.layout.targets[view].operation == .removal && !moment.isUnderWay
        && !moment.returnsToRest && !moment.isOpen
      builder.move(
        from: shown, to: leaves ? shown.value : identity,
        in: &new)
      return true
    }
    // A view that is new on screen starts as the change has it.
    let other = matched[view]
    guard other >= 0 else {
      new.append(PropertyMotion(following: track, of: 0, at: moment.age))
      return true
    }
    let start = new.changes[0].prepared.tracks[track].motionStart
    guard mayWait, !moment.isUnderWay, !moment.isOpen, start > 0, start.isFinite else {
      builder.move(
        from: shown, toTrack: track, in: &new)
      return true
    }
    if !any(shown.isMoving), shown.value == new.changes[0].prepared.tracks[track].rest {
      new.append(PropertyMotion(following: track, of: 0, at: moment.age, since: start))
      return true
    }
    // The motion before continues until this one begins.
    new.motions.waiting[SlotIndex(new.properties.count)] = WaitingMotion(
      .track(Int32(track), of: 0), at: start)
    if old.layout.written[other].contains(property) {
      appendCopy(of: old.layout.slot(of: property, of: other), old, &new, at: moment)
    } else {
      builder.move(from: shown, to: property.identityVector, in: &new)
    }
    return true
  }

  /// What the translation of a view takes up because its anchor changes.
  private func anchorDisplacement(
    _ view: Int, _ other: Int, _ old: MotionTable, _ new: MotionTable, at moment: Moment
  ) -> AnchorDisplacement? {
    let isOld = old.layout.written[other].contains(.anchor)
    let isNew = new.layout.written[view].contains(.anchor)
    guard isOld || isNew else { return nil }
    let identity = ViewProperty.anchor.identityVector
    let before =
      isOld ? old.value(of: old.layout.slot(of: .anchor, of: other), at: moment.age) : identity
    let after =
      isNew
      ? new.changes[0].prepared.tracks[new.layout.slot(of: .anchor, of: view)].start : identity
    guard before != after else { return nil }
    return AnchorDisplacement(
      from: before, to: after, size: new.changes[0].prepared.compiled.size(ofView: view),
      scale: shown(.scale, of: other, old, at: moment),
      rotation: shown(.rotation, of: other, old, at: moment))
  }
}

extension PropertyMotion {
  /// A motion that is that of a track alone.
  init(following track: Int, of change: Int, at age: Double, since: Double = 0) {
    self.init(
      goal: .track(change: Int32(change), track: Int32(track)), start: age,
      movingSince: SIMD4(repeating: age + since))
  }
}
