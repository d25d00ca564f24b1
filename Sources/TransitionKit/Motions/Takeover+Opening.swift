// MARK: - Motions below a change that a finger opens

extension Takeover {
  /// The motion of a property in a change that is open, on top of the running motion, which continues as it would have without
  /// the change. So nothing jumps when the change is cancelled.
  ///
  /// - Parameter track: the track of the property; nil if the change does not write it.
  /// - Returns: whether the running motion ends where the change starts; otherwise nothing happens.
  mutating func appendOpen(
    _ property: ViewProperty, of other: Int, toTrack track: Int?, _ old: MotionTable,
    _ new: inout MotionTable, at moment: Moment
  ) -> Bool {
    guard moment.isOpen, other >= 0, old.layout.written[other].contains(property) else {
      return false
    }
    let slot = old.layout.slot(of: property, of: other)
    guard !old.waiting.contains(where: { $0.slot == SlotIndex(slot) }) else { return false }
    let start = track.map { new.changes[0].prepared.tracks[$0].rest } ?? property.identityVector
    switch old.properties[slot].goal {
    case .value: guard old.motions.goals[slot] == start else { return false }
    case .track(let change, let known):
      let below = old.changes[Int(change)]
      guard below.playhead.isForward, below.playhead.arrivalAge != nil,
        below.prepared.tracks[Int(known)].end == start
      else { return false }
    }
    let copy = appendCopy(of: slot, old, &new, at: moment)
    if case .track(let change, let known) = new.properties[copy.offset].goal,
      let end = new.changes[Int(change)].playhead.arrivalAge, end > moment.age
    {
      let below = new.changes[Int(change)]
      for lane in 0..<4 where below.prepared.tracks[Int(known)].moving[lane] {
        var amplitude = SIMD4<Double>.zero
        amplitude[lane] = 1
        let curve = new.motions.addCurve(
          MotionCurve(
            .change(below, track: known, lane: Int32(lane), to: start[lane]), from: moment.age,
            to: end))
        new.motions.add(amplitude, to: copy, on: curve)
      }
    }
    new.properties[copy.offset].goal = track.map { .track(change: 0, track: Int32($0)) } ?? .value
    new.motions.goals[copy.offset] = start
    return true
  }
}
