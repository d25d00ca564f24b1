import TransitionKit
import XCTest

final class ManyThreadsTests: XCTestCase {
  func testManyThreadsSampleTheSameFrames() async {
    let transition = NavigationTransition.slide.combined(with: .swing).animation(.bouncy)
    let timeline = transition.compile(for: .push, in: phone).timeline
    let times = (0..<500).map { Double($0) / 500 * timeline.duration }
    let expected = times.map(timeline.frame(at:))
    await withTaskGroup(of: [Timeline.Frame].self) { tasks in
      for _ in 0..<8 {
        tasks.addTask { times.map(timeline.frame(at:)) }
      }
      for await frames in tasks { XCTAssertEqual(frames, expected) }
    }
  }

  func testManyThreadsSampleThePartsOfABatch() async {
    var batch = TimelineBatch()
    let part = 1250
    for row in 0..<4 * part {
      let slide = AtomicTransition.offset(x: Double(row + 1), y: 0).animation(.linear(duration: 1))
      let timeline = slide.compile(for: .insertion, in: phone).timeline
      batch.add(timeline, startingAt: Double(row) * 1e-4)
    }
    batch.advance(to: 0.7)
    var whole = TimelineBatch.Frame()
    batch.sample(into: &whole)
    let shared = batch
    let frames = await withTaskGroup(of: (Int, TimelineBatch.Frame).self) { tasks in
      for number in 0..<4 {
        tasks.addTask {
          var frame = TimelineBatch.Frame()
          shared.sample(rows: number * part..<(number + 1) * part, into: &frame)
          return (number, frame)
        }
      }
      return await tasks.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let column = batch.groups[0].columns[0]
    XCTAssertEqual((0..<4).flatMap { Array(frames[$0]?[column] ?? []) }, Array(whole[column]))
  }
}
