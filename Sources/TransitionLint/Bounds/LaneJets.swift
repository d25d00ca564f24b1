/// The bounds of the four lanes of a property.
struct LaneJets: Sendable {
  var x: IntervalJet
  var y: IntervalJet
  var z: IntervalJet
  var w: IntervalJet

  init(_ lane: (Int) -> IntervalJet) {
    (x, y, z, w) = (lane(0), lane(1), lane(2), lane(3))
  }

  /// A constant.
  init(_ value: SIMD4<Double>) { self.init { IntervalJet(value[$0]) } }

  /// A value that moves with a velocity at one time.
  init(_ value: SIMD4<Double>, velocity: SIMD4<Double>) {
    self.init {
      IntervalJet(
        Interval(value[$0]), velocity: Interval(velocity[$0]), acceleration: .everything)
    }
  }

  subscript(lane: Int) -> IntervalJet {
    switch lane {
    case 0: x
    case 1: y
    case 2: z
    default: w
    }
  }

  static func + (a: LaneJets, b: LaneJets) -> LaneJets { LaneJets { a[$0] + b[$0] } }

  static func * (a: LaneJets, b: LaneJets) -> LaneJets { LaneJets { a[$0] * b[$0] } }

  func composed(with inner: IntervalJet) -> LaneJets {
    LaneJets { self[$0].composed(with: inner) }
  }

  func followed(by next: LaneJets, isContinuous: Bool) -> LaneJets {
    LaneJets { self[$0].followed(by: next[$0], isContinuous: isContinuous) }
  }

  func tightened(by middle: LaneJets, _ span: Interval) -> LaneJets {
    LaneJets { self[$0].tightened(by: middle[$0], span) }
  }
}
