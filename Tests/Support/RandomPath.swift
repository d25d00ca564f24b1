import TransitionKit

extension MotionPath {
  /// A path of one to four segments of every kind, joined without care.
  public static func random(_ generator: inout SeededGenerator) -> MotionPath {
    random(
      &generator, segments: 1...4, coordinate: { $0.double(in: -300...300) },
      turn: { $0.double(in: -8...8) }, bulge: { $0.double(in: -2...2) })
  }

  /// A path of segments of every kind, of numbers as only an attacker or a mistake would write them.
  static func hostile(_ generator: inout SeededGenerator) -> MotionPath {
    func number(_ generator: inout SeededGenerator) -> Double { generator.hostileNumber() }
    return random(&generator, segments: 0...3, coordinate: number, turn: number, bulge: number)
  }

  private static func random(
    _ generator: inout SeededGenerator, segments: ClosedRange<Int>,
    coordinate: (inout SeededGenerator) -> Double, turn: (inout SeededGenerator) -> Double,
    bulge: (inout SeededGenerator) -> Double
  ) -> MotionPath {
    func point() -> Point { Point(x: coordinate(&generator), y: coordinate(&generator)) }
    var path = MotionPath(from: point())
    for _ in 0..<generator.int(in: segments) {
      switch generator.int(in: 0...4) {
      case 0: path.addLine(to: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      case 2: path.addCurve(to: point(), control1: point(), control2: point())
      case 3: path.addArc(center: point(), delta: .radians(turn(&generator)))
      default: path.addArc(to: point(), bulge: bulge(&generator))
      }
    }
    return path
  }
}
