// MARK: - Motions that continue

extension Takeover {
  /// Adds a slot that continues as one of the older table does, with all that this needs.
  ///
  /// - Parameter isOutgoing: whether the view continues without the change, so that it does not wait for a finger.
  @discardableResult
  mutating func appendCopy(
    of slot: Int, isOutgoing: Bool = false, _ old: MotionTable, _ new: inout MotionTable,
    at moment: Moment
  ) -> SlotIndex {
    var property = old.properties[slot]
    if case .track(let change, let track) = property.goal {
      property.goal = .track(
        change: number(of: change, isOutgoing: isOutgoing, old, &new, at: moment), track: track)
    }
    let copy = new.append(property, at: old.motions.goals[slot])
    new.motions.copyTerms(
      of: SlotIndex(slot), in: old.motions, after: moment.age, to: copy, &curveNumbers)
    return copy
  }

  /// The index in the new table of a change of the older one. It is put there when it is first needed.
  private mutating func number(
    of change: Int32, isOutgoing: Bool, _ old: MotionTable, _ new: inout MotionTable,
    at moment: Moment
  ) -> Int32 {
    let resumes = isOutgoing && old.changes[Int(change)].playhead.isHeld
    let index = 2 * Int(change) + (resumes ? 1 : 0)
    if changeNumbers[index] < 0 {
      changeNumbers[index] = Int32(new.changes.count)
      var copy = old.changes[Int(change)]
      if let spare = spareChanges.firstIndex(where: { $0.prepared === copy.prepared }) {
        copy.useStorage(of: spareChanges.remove(at: spare))
      }
      if resumes { copy.playhead.move(.steady(rate: 1), at: moment.age) }
      new.changes.append(copy)
    }
    return changeNumbers[index]
  }
}

// MARK: - Views that the change does not know

extension Takeover {
  /// Lets pieces of a view that continues whole go back into it. One that continues in other pieces is in those.
  mutating func addMergingPieces(
    _ old: MotionTable, _ new: inout MotionTable, at moment: Moment
  ) {
    guard !old.layout.pieces.isEmpty else { return }
    var numbers: [Int: Int] = [:]
    // They go back together, so that a view is either whole or in pieces.
    var end = moment.age
    for (view, target) in old.layout.targets.enumerated() {
      guard inverse[view] < 0, old.isPresent(view, at: moment.age), let parent = target.parent,
        inverse[parent] >= 0, new.layout.pieces[inverse[parent]] == nil
      else { continue }
      let whole = inverse[parent]
      let name = self.target(whole, new).id
      add(
        TransitionTarget(
          id: .piece(of: name, numbers[whole, default: 0]), operation: target.operation,
          parent: whole, region: target.region), for: view, old, new)
      numbers[whole, default: 0] += 1
      for property in old.layout.written[view] {
        let shown = shown(property, of: view, old, at: moment)
        let value = property.isAnimatable ? property.identityVector : shown.value
        let slot = builder.move(from: shown, to: value, in: &new)
        end = max(end, new.motions.end(of: slot))
      }
      new.outgoing.append(OutgoingView(page: nil, end: end, isMerging: true))
    }
    for index in new.outgoing.indices { new.outgoing[index].end = end }
  }

  /// Lets the views that are not matched finish their motions on their own clocks.
  mutating func addOutgoingViews(_ old: MotionTable, _ new: inout MotionTable, at moment: Moment) {
    for root in old.layout.roots where inverse[root] < 0 && old.isPresent(root, at: moment.age) {
      guard let page = old.page(at: root) else { continue }
      var name = old.layout.targets[root].id
      if root < old.currentCount {
        name = .interrupted(name)
      } else if !moment.isUnderWay {
        // Names are allocated.
        if case .outgoing(page.number) = name {} else { name = .outgoing(page.number) }
      }
      addOutgoingView(root, named: name, parent: nil, page: page, old, &new, at: moment)
    }
  }

  private mutating func addOutgoingView(
    _ view: Int, named name: ViewID, parent: Int?, page: Page?, _ old: MotionTable,
    _ new: inout MotionTable, at moment: Moment
  ) {
    let target = old.layout.targets[view]
    let index = add(
      TransitionTarget(
        id: name, operation: target.operation, parent: parent, region: target.region),
      for: view, old, new)
    let isOutgoing = view >= old.currentCount
    var end = isOutgoing ? old.outgoing[view - old.currentCount].end : moment.age
    if !isOutgoing {
      let current = number(of: 0, isOutgoing: true, old, &new, at: moment)
      end = max(end, arrival(of: current, new, at: moment))
    }
    for property in old.layout.written[view] {
      let known = old.layout.slot(of: property, of: view)
      let slot = appendCopy(of: known, isOutgoing: true, old, &new, at: moment)
      end = max(end, new.motions.end(of: slot))
      if case .track(let change, _) = new.properties[slot.offset].goal {
        end = max(end, arrival(of: change, new, at: moment))
      }
      guard let waiting = old.motions.waiting[SlotIndex(known)],
        case .track(let track, let change) = waiting.motion
      else { continue }
      let kept = number(of: change, isOutgoing: true, old, &new, at: moment)
      new.motions.waiting[slot] = WaitingMotion(.track(track, of: kept), at: waiting.start)
      end = max(end, arrival(of: kept, new, at: moment))
    }
    new.outgoing.append(OutgoingView(page: page, end: end, isMerging: false))
    guard let pieces = old.layout.pieces[view] else { return }
    for piece in pieces where old.isPresent(piece, at: moment.age) {
      addOutgoingView(
        piece, named: .piece(of: name, piece - pieces.lowerBound), parent: index, page: nil, old,
        &new, at: moment)
    }
  }

  /// Adds a view to those of the change, and returns its index.
  @discardableResult
  private mutating func add(
    _ target: TransitionTarget, for view: Int, _ old: MotionTable, _ new: MotionTable
  ) -> Int {
    inverse[view] = new.layout.targets.count + outgoingTargets.count
    outgoingTargets.append(target)
    written.append(old.layout.written[view])
    return inverse[view]
  }

  private func target(_ view: Int, _ new: MotionTable) -> TransitionTarget {
    let count = new.layout.targets.count
    return view < count ? new.layout.targets[view] : outgoingTargets[view - count]
  }

  /// When a change arrives at the end to which it runs.
  private func arrival(of change: Int32, _ new: MotionTable, at moment: Moment) -> Double {
    new.changes[Int(change)].playhead.arrivalAge ?? moment.age
  }
}
