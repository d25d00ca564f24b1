import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class BoundsLawTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  func testValuesAndVelocitiesNeverLeaveTheirBoundsAndTheBoundsAreTight() {
    var slacks: [Double] = []
    func check(_ generator: inout SeededGenerator) throws {
      let transition = AtomicTransition.randomTested(&generator)
      let compiled = transition.compile(
        for: generator.bool() ? .insertion : .removal, in: container)
      for track in compiled.timeline.tracks where track.property.isAnimatable {
        for (lane, name) in track.property.componentNames.enumerated() {
          let range = compiled.range(of: track.view, track.property, component: name)
          let fastest = compiled.maximumVelocity(of: track.view, track.property, component: name)
          var (low, high, speed) = (Double.infinity, -Double.infinity, 0.0)
          for step in 0...500 {
            let time = compiled.motion.duration * Double(step) / 500
            let value = compiled.timeline.value(of: track, at: time)[lane]
            (low, high) = (min(low, value), max(high, value))
            speed = max(speed, abs(compiled.timeline.velocity(of: track, at: time)[lane]))
          }
          let extent = max(high - low, 1e-9)
          XCTAssertLessThanOrEqual(
            range.lowerBound, low + 1e-9 * extent, "\(track.view).\(track.property).\(name)")
          XCTAssertGreaterThanOrEqual(
            range.upperBound, high - 1e-9 * extent, "\(track.view).\(track.property).\(name)")
          XCTAssertGreaterThanOrEqual(
            fastest.bound, speed * (1 - 1e-9), "\(track.view).\(track.property).\(name)")
          if high > low {
            slacks.append(((range.upperBound - range.lowerBound) - (high - low)) / (high - low))
            if fastest.bound < 1e9, speed > 0 { slacks.append((fastest.bound - speed) / speed) }
          }
        }
      }
      if (testRun?.failureCount ?? 0) > 0 { print(transition) }
    }
    let law = Law(
      seeds: 2000, .search, hasFailed: { (testRun?.failureCount ?? 0) > 0 }, check)
    if let failure = law.failure { XCTFail(failure) }
    slacks.sort()
    XCTAssertLessThanOrEqual(slacks[slacks.count / 2], 0.01)
    print(
      "\(law), \(slacks.count) bounds, median slack \(slacks[slacks.count / 2]), 99 % below \(slacks[slacks.count * 99 / 100])"
    )
  }
}
