/// What all frames of a timeline share: its views, what is written of them, and their order.
///
/// It is a class so that a frame can tell in one comparison whether it was made for a timeline.
package final class FrameLayout: Sendable {
  package let targets: [Target]
  /// The views from back to front before z-positions are looked at.
  package let drawingOrder: [Int]
  /// The views from back to front while the transition runs.
  let activeOrder: [Int]
  let written: [PropertySet]
  /// The values of a frame in which everything still is in place and nothing has been sampled.
  let stillValues: [SIMD4<Double>]
  let restValues: [SIMD4<Double>]
  let completionValues: [SIMD4<Double>]

  init(targets: [Target], drawingOrder: [Int], tracks: [Track], terms: [Term]) {
    let rest = Property.allCases.map { $0.identityVector }
    let restValues = targets.flatMap { _ in rest }
    var written = [PropertySet](repeating: [], count: targets.count)
    var still = restValues
    var completion = restValues
    for track in tracks {
      written[track.view].insert(track.property)
      completion[track.slot] = track.completion
      if track.kind == .still { still[track.slot] = terms[track.terms.lowerBound].animation }
    }
    func height(_ view: Int) -> Double {
      still[view * Property.count + Int(Property.zPosition.index)].x
    }
    self.targets = targets
    self.drawingOrder = drawingOrder
    self.written = written
    self.restValues = restValues
    stillValues = still
    completionValues = completion
    activeOrder = drawingOrder.indices
      .sorted { (height(drawingOrder[$0]), $0) < (height(drawingOrder[$1]), $1) }
      .map { drawingOrder[$0] }
  }

  /// The layout of a timeline with more properties written, and with views of interrupted ones, each next to
  /// the views that it was drawn next to.
  ///
  /// - Parameter older: layouts, the views of them that go on, and for others of their views those of this
  ///   layout that they are.
  init(
    _ layout: FrameLayout, adding slots: [Int],
    older: [(layout: FrameLayout, views: [Int], matched: [Int: Int])]
  ) {
    var targets = layout.targets
    var written = layout.written
    for slot in slots {
      written[slot / Property.count].insert(Property(index: UInt8(slot % Property.count)))
    }
    var order = layout.activeOrder
    for (old, views, matched) in older {
      for (depth, view) in old.activeOrder.enumerated() {
        guard let place = views.firstIndex(of: view) else { continue }
        // Below the next view that goes on above it, or else above the last one below it.
        let above = old.activeOrder[(depth + 1)...].lazy.compactMap { matched[$0] }.first
        let below = old.activeOrder[..<depth].reversed().lazy
          .compactMap { matched[$0] ?? views.firstIndex(of: $0).map { targets.count + $0 } }.first
        let spot =
          above.flatMap { order.firstIndex(of: $0) }
          ?? below.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        order.insert(targets.count + place, at: spot)
      }
      for view in views {
        let target = old.targets[view]
        targets.append(Target(id: .interrupted(target.id), operation: target.operation))
        written.append(old.written[view])
      }
    }
    let rest = Property.allCases.map { $0.identityVector }
    let further = (layout.targets.count..<targets.count).flatMap { _ in rest }
    self.targets = targets
    self.written = written
    drawingOrder = order
    activeOrder = order
    restValues = layout.restValues + further
    stillValues = layout.stillValues + further
    completionValues = layout.completionValues + further
  }
}
