// MARK: - Motions below a change that a finger opens

extension Takeover {
  /// The motion of a property in a change that is open, on top of the running motion, which continues as it would have without
  /// the change. So nothing jumps when the change is cancelled.
  ///
  /// - Parameter track: the track of the property; nil if the change does not write it.
  /// - Returns: nil if the running motion does not end where the change starts.
  mutating func openMotion(
    of property: ViewProperty, of other: Int, toTrack track: Int?, _ old: MotionTable,
    _ new: inout MotionTable, at moment: Moment
  ) -> PropertyMotion? {
    guard moment.isOpen, other >= 0, old.layout.written[other].contains(property) else {
      return nil
    }
    let slot = old.layout.slot(of: property, of: other)
    guard !old.waiting.contains(where: { $0.slot == slot }) else { return nil }
    let start = track.map { new.changes[0].prepared.tracks[$0].rest } ?? property.identityVector
    switch old.motions[slot].goal {
    case .constant(let index) where old.constants[Int(index)] != start: return nil
    case .track(let change, let known):
      let below = old.changes[Int(change)]
      guard below.playhead.isForward, below.playhead.arrivalAge != nil,
        below.prepared.tracks[Int(known)].end == start
      else { return nil }
    default: break
    }
    var motion = copy(slot, old, &new, at: moment)
    if case .track(let change, let known) = motion.goal,
      let end = new.changes[Int(change)].playhead.arrivalAge, end > moment.age
    {
      let moving = new.changes[Int(change)].prepared.tracks[Int(known)].moving
      for lane in 0..<4 where moving[lane] {
        var amplitude = SIMD4<Double>.zero
        amplitude[lane] = 1
        new.curves.append(
          MotionCurve(
            .change(new.changes[Int(change)], track: known, lane: Int32(lane), to: start[lane]),
            from: moment.age, to: end))
        new.corrections.append(amplitude, curve: Int32(new.curves.count - 1))
      }
    }
    motion.corrections = motion.corrections.lowerBound..<Int32(new.corrections.count)
    if let track {
      motion.goal = .track(change: 0, track: Int32(track))
    } else {
      motion.goal = .constant(Int32(new.constants.count))
      new.constants.append(start)
    }
    return motion
  }
}
