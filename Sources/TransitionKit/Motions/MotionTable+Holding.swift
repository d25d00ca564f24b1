// What an open change catches of views.

extension MotionTable {
  /// The values of the views of the current change.
  func currentValues(at age: Double) -> [SIMD4<Double>] {
    (0..<currentSlotCount).map { value(of: $0, at: age) }
  }

  /// Lets the views of the current change keep values that they have shown, as long as a finger holds the playhead.
  ///
  /// What distinguishes a value from the goal of its slot is one correction, which keeps its size.
  mutating func hold(_ values: [SIMD4<Double>], at age: Double) {
    writeMotions()
    var held: CurveIndex?
    for (slot, value) in values.enumerated() {
      motions.removeRow(of: SlotIndex(slot))
      let rest = value - self.value(of: slot, at: age)
      guard rest != .zero else { continue }
      let curve = held ?? motions.curves.add(MotionCurve(.held, from: age, to: .infinity))
      held = curve
      motions.add(rest, to: SlotIndex(slot), since: SIMD4(repeating: age), on: curve)
    }
    motions.updateSettledAge()
    updateSettledAge()
  }

  /// Lets the corrections that a finger has held die down from an age on.
  mutating func releaseHeld(at age: Double, _ settling: SettlingSpring) {
    // What the finger has held begins to move.
    for slot in properties.indices {
      var isCaught = false
      motions.forEachTerm(of: SlotIndex(slot)) { _, curve in
        isCaught = isCaught || motions.curves.list[curve].isHeld
      }
      if isCaught { properties[slot].movingSince = SIMD4(repeating: age) }
    }
    for index in motions.curves.list.indices where motions.curves.list[index].isHeld {
      motions.curves.replace(
        index,
        by: MotionCurve(.spring(settling.spring), from: age, to: age + settling.duration))
    }
    motions.updateSettledAge()
    updateSettledAge()
  }

  private var currentSlotCount: Int {
    currentCount == layout.targets.count
      ? layout.constantValues.count : layout.firstSlots[currentCount]
  }
}

extension InterruptibleMotions {
  /// The values of the views of the current transition.
  package func currentValues(at age: Double) -> [SIMD4<Double>] { table.currentValues(at: age) }

  /// Lets the views of the current transition keep values that they have shown, as long as a finger holds them.
  package mutating func hold(_ values: [SIMD4<Double>], at age: Double) {
    forgetUndo()
    table.hold(values, at: age)
  }

  /// Lets the corrections that a finger has held die down from an age on.
  package mutating func releaseHeld(at age: Double) { table.releaseHeld(at: age, settling) }
}
