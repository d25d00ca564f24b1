import TransitionKit
import TransitionLint
import TransitionScenes

private let phone = Container(size: Size(width: 390, height: 844))

/// Two pages that spin so fast that nothing is proved of them.
private let spinning = NavigationTransition(.rotate(.radians(1e12))).compile(for: .push, in: phone)

/// A page that is cut into 200 strips, each of which starts later than the one before.
private let strips = NavigationTransition(.blinds(count: 200)).compile(for: .push, in: phone)

/// A page that falls into 900 pieces.
private let pieces = NavigationTransition(.explode(rows: 30, columns: 30))
  .compile(for: .push, in: phone)

/// A grid of 1,000 elements, each of which moves along its own path.
private let grid: SceneTransition<Int> = {
  func scene(_ offset: Double) -> Scene<Int> {
    Scene(
      size: phone.frame.size,
      elements: (0..<1000).map { index in
        let (row, column) = (Double(index / 25), Double(index % 25))
        return Element(
          index,
          frame: Rect(
            x: 15 * column + offset * column, y: 20 * row + offset * row, width: 12, height: 16))
      })
  }
  return SceneTransition(from: scene(0), to: scene(1), .animated(.bouncy))
}()

extension Report {
  /// Verdicts that search to the end, and lint of many pieces, each with the time that is allowed.
  mutating func addContracts(_ effort: Effort) {
    func measure(_ name: String, within seconds: Double, _ body: () -> Double) {
      add(
        name, Measurement.fastest(of: effort.isQuick ? 1 : 3, after: {}, body),
        goal: seconds * 1e9)
    }
    func verdict(_ motion: some MotionConvertible, _ contract: MotionContract) -> Double {
      motion.verdict(on: contract).isProved ? 1 : 0
    }
    let contracts: [(name: String, contract: MotionContract)] = [
      ("speed", .speed(atMost: 2.5e15)), ("acceleration", .acceleration(atMost: 1e30)),
      ("inside", .inside(Rect(x: -500, y: -500, width: 1400, height: 1900))), ("covers", .covers()),
    ]
    for (name, contract) in contracts {
      measure("\(name) of two spinning pages", within: 0.5) { verdict(spinning, contract) }
    }
    let overlap = MotionContract.disjoint(.origin, .destination)
    let growing = NavigationTransition(.scale(0)).compile(for: .push, in: phone)
    measure("disjoint of two spinning pages", within: 0.5) { verdict(spinning, overlap) }
    measure("disjoint of two growing pages", within: 0.5) { verdict(growing, overlap) }
    measure("speed of 200 strips", within: 0.5) { verdict(strips, .speed(atMost: 4000)) }
    measure("covers of 200 strips", within: 0.5) { verdict(strips, .covers()) }
    for limit in [100.0, 4000] {
      measure("speed of 1,000 elements, at most \(Int(limit))", within: 2) {
        verdict(grid, .speed(atMost: limit))
      }
    }
    measure("covers of 1,000 elements", within: 2) { verdict(grid, .covers()) }
    measure("smooth of 1,000 elements", within: 2) { verdict(grid, .smooth()) }
    measure("lint of 900 pieces", within: 2) { Double(pieces.lint().count) }
  }
}
