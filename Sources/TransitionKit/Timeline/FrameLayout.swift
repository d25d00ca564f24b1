/// What all frames of a timeline share: its views, what is written of them, and their order.
///
/// It is a class so that a frame can tell in one comparison whether it was made for a timeline.
final class FrameLayout: Sendable {
  let targets: [Target]
  /// The views from back to front before z-positions are looked at.
  let drawingOrder: [Int]
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

  /// The layout of a timeline with more properties written, and with views of interrupted ones behind its
  /// own.
  init(
    _ layout: FrameLayout, adding slots: [Int], older: [(layout: FrameLayout, views: [Int])]
  ) {
    var targets = layout.targets
    var written = layout.written
    for slot in slots {
      written[slot / Property.count].insert(Property(index: UInt8(slot % Property.count)))
    }
    var behind: [Int] = []
    for (old, views) in older {
      for view in old.activeOrder where views.contains(view) {
        guard let place = views.firstIndex(of: view) else { continue }
        behind.append(targets.count + place)
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
    drawingOrder = behind + layout.drawingOrder
    activeOrder = behind + layout.activeOrder
    restValues = layout.restValues + further
    stillValues = layout.stillValues + further
    completionValues = layout.completionValues + further
  }
}
