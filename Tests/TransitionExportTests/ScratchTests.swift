import Foundation
import TransitionKit
import XCTest

@testable import TransitionExport

final class ScratchTests: XCTestCase {
  func testHostile() {
    let seed = UInt64(ProcessInfo.processInfo.environment["SEED"] ?? "1")!
    var generator = SeededGenerator(seed: seed)
    let container = Container(
      frame: generator.hostileRect(), layoutDirection: .leftToRight,
      viewFrame: generator.hostileRect())
    let operation = generator.pick(AtomicTransition.Operation.allCases)
    let compiled = AtomicTransition.hostile(&generator).compile(for: operation, in: container)
    let t = compiled.timeline
    print("duration", t.duration)
    for timing in t.timings {
      print(
        timing.start, timing.end, timing.rate, timing.shape, timing.animation, "kinks",
        timing.kinks.count)
    }
    for track in t.tracks {
      print(
        track.property,
        t.terms[track.terms].map {
          "\($0.initial) \($0.animation) \($0.timing) \($0.way.map { "\(type(of: $0))" } ?? "")"
        })
    }
    for term in t.terms {
      guard let way = term.way else { continue }
      let timing = t.timings[term.timing]
      let s = Date()
      let l = timing.times(at: way.kinks)
      print("times", l.count, way.kinks.count, Date().timeIntervalSince(s))
      let s2 = Date()
      for i in 0..<1000 { _ = way.value(at: timing.progress(at: Double(i) * 1e-3)) }
      print("1000 values", Date().timeIntervalSince(s2))
      let s3 = Date()
      for i in 0..<1000 { _ = way.velocity(at: timing.progress(at: Double(i) * 1e-3)) }
      print("1000 velocities", Date().timeIntervalSince(s3))
    }
    for (index, term) in t.terms.enumerated() {
      let s = Date()
      _ = BakedWay(term, timing: t.timings[term.timing])
      print("way", index, Date().timeIntervalSince(s))
    }
    for timing in t.timings {
      let s = Date()
      if case .custom(let a) = timing.animation.base {
        print(a.duration)
        _ = BakedAnimation(a, timing: timing)
      }
      print(Date().timeIntervalSince(s))
    }
    let s = Date()
    _ = Presentation(t, in: container).exported(as: .json)
    print("json", Date().timeIntervalSince(s))
  }
  func testWeb() {
    var generator = SeededGenerator(
      seed: UInt64(ProcessInfo.processInfo.environment["SEED"] ?? "2")!)
    let compiled = AtomicTransition.random(&generator)
      .compile(for: generator.bool() ? .insertion : .removal, in: .phone)
    let t = generator.bool() ? compiled.timeline : compiled.timeline.reversed()
    print("duration", t.duration, t.isReversed)
    for timing in t.timings { print(timing.start, timing.end, timing.rate, timing.animation) }
    for track in t.tracks {
      print(
        track.property,
        t.terms[track.terms].map {
          "\($0.initial) \($0.animation) \($0.timing) \($0.way.map { "\(type(of: $0))" } ?? "")"
        })
    }
    let tolerance = generator.pick([0.03, 0.001, 0.0001])
    let d = Presentation(t, in: .phone).exported(as: .webAnimations(tolerance: tolerance))
    let lines = d.document.split(separator: "\n")
    for (i, l) in lines.enumerated() where l.contains("boxShadow") {
      print(lines[max(i - 1, 0)...min(i + 4, lines.count - 1)].joined(separator: " "))
    }
    for x in [0, t.duration - 1e-6, t.duration - 1e-9, t.duration.nextDown, t.duration] {
      print(x, t.frame(at: x).view.shadow)
    }
  }
}
