import TransitionKit
import TransitionScenes

/// Finds how a motion differs from the one that was expected.
struct MotionComparison {
  let new: GoldenModel
  let old: GoldenModel
  let tolerance: MotionTolerance
  private var findings: [MotionFinding] = []

  init(of new: GoldenModel, with old: GoldenModel, tolerance: MotionTolerance) {
    (self.new, self.old, self.tolerance) = (new, old, tolerance)
    compareWhole()
    compareContainers()
    comparePlacements()
    compareDrawingOrders()
    compareViews()
  }

  var differences: [MotionDifference] {
    findings.differences(pieceCounts: new.pieceCounts)
  }

  mutating func add(_ kind: MotionDifference.Kind, _ text: String) {
    findings.append(MotionFinding(kind: kind, text: text))
  }

  mutating func add(_ kind: MotionDifference.Kind, _ view: ViewID?, _ text: String) {
    findings.append(MotionFinding(kind: kind, view: view, text: text))
  }

  mutating func add(
    _ kind: MotionDifference.Kind, _ view: ViewID, _ property: ViewProperty, lane: Int? = nil,
    _ text: String
  ) {
    findings.append(
      MotionFinding(kind: kind, view: view, property: property, lane: lane, text: text))
  }

  private mutating func compareWhole() {
    if !tolerance.areSame(times: new.duration, old.duration) {
      add(
        .duration,
        "lasts \(longerOrShorter(new.duration - old.duration)) "
          + "(\(golden: new.duration) s instead of \(golden: old.duration) s)")
    }
    if new.playsBackwards != old.playsBackwards {
      add(.direction, "is played \(new.playsBackwards ? "backwards" : "forwards")")
    }
  }

  private mutating func compareContainers() {
    let (container, oldContainer) = (new.container, old.container)
    if container.layoutDirection != oldContainer.layoutDirection {
      let isRightToLeft = container.layoutDirection == .rightToLeft
      add(
        .container, "is laid out from \(isRightToLeft ? "right to left" : "left to right")")
    }
    if container.prefersReducedMotion != oldContainer.prefersReducedMotion {
      let prefers = container.prefersReducedMotion ? "prefers" : "no longer prefers"
      add(.container, "is for a user who \(prefers) reduced motion")
    }
    compare(container.frame, with: oldContainer.frame, "happens in a container of")
    for view in [ViewID.view, .origin, .destination] {
      let (frame, oldFrame) = (container.frame(of: view), oldContainer.frame(of: view))
      // A view that fills the container has its frame.
      let isContainer = areSame(frame, Rect(size: container.frame.size))
      let wasContainer = areSame(oldFrame, Rect(size: oldContainer.frame.size))
      if isContainer && wasContainer { continue }
      if view != .view, areSame(frame, container.viewFrame),
        areSame(oldFrame, oldContainer.viewFrame)
      {
        continue
      }
      compare(frame, with: oldFrame, "rests with the frame", view)
    }
  }

  private func areSame(_ a: Rect, _ b: Rect) -> Bool {
    zip(a.goldenNumbers, b.goldenNumbers).allSatisfy {
      tolerance.areSame($0, $1, range: 0, isLength: true)
    }
  }

  private mutating func compare(
    _ rect: Rect, with oldRect: Rect, _ verb: String, _ view: ViewID? = nil
  ) {
    guard !areSame(rect, oldRect) else { return }
    add(
      .container, view,
      "\(verb) \(AnimationText.golden.text(of: rect)) instead of \(AnimationText.golden.text(of: oldRect))"
    )
  }

  private mutating func comparePlacements() {
    let (now, before) = (new.placements, old.placements)
    let expected = Dictionary(before.map { ($0.view, $0) }) { first, _ in first }
    let known = Set(now.map(\.view))
    for placement in now {
      guard let oldPlacement = expected[placement.view] else {
        add(.placement, placement.view, "has a place of rest, which is new")
        continue
      }
      if !areSame(placement.frame, oldPlacement.frame) {
        add(
          .placement, placement.view,
          "rests with the frame \(AnimationText.golden.text(of: placement.frame)) instead of "
            + AnimationText.golden.text(of: oldPlacement.frame))
      }
      if placement.parent != oldPlacement.parent {
        let parent = placement.parent.map { "in \($0)" } ?? "in no other element"
        let oldParent = oldPlacement.parent.map { "in \($0)" } ?? "in none"
        add(.placement, placement.view, "is \(parent) instead of \(oldParent)")
      }
      if placement.clips != oldPlacement.clips {
        add(
          .placement, placement.view,
          placement.clips ? "now clips its children" : "no longer clips its children")
      }
    }
    for placement in before where !known.contains(placement.view) {
      add(.placement, placement.view, "no longer has a place of rest")
    }
  }
}

extension Rect {
  /// The position and the size.
  var goldenNumbers: [Double] { [origin.x, origin.y, width, height] }

}
