import TransitionKit
import TransitionScenes

// Contracts about which views are on screen, and in what order.
extension ContractCheck {
  func firstAbsence(during range: ClosedRange<Double>) -> Breach? {
    guard let view = contract.view else { return nil }
    var time = max(range.lowerBound, 0)
    // An old content is no element, whatever it is called.
    let presence =
      motion.oldContents.contains(view) ? [] : motion.presence[view] ?? [0...motion.duration]
    var spans = presence.sorted { $0.lowerBound < $1.lowerBound }
    // After the end only what stays is on screen.
    if stays(view), let last = spans.last, last.upperBound >= motion.duration - 1e-9 {
      spans[spans.count - 1] = last.lowerBound...Double.infinity
    }
    for span in spans where span.lowerBound <= time + 1e-9 { time = max(time, span.upperBound) }
    guard time < range.upperBound - 1e-9 else { return nil }
    return Breach(
      time: time, view: view, value: 0, limit: 1,
      message: "\(view) is not on screen at \(readable(time)) s (\(contract))")
  }

  func firstDrawing(below other: ViewID) -> Breach? {
    guard let view = contract.view else { return nil }
    var orders = motion.drawingOrders
    if orders.isEmpty {
      let elements = motion.placements.map { $0.view }
      orders = [(0, elements.isEmpty ? motion.timeline.frame(at: 0).drawingOrder : elements)]
    }
    for (time, order) in orders {
      guard let front = order.firstIndex(of: view), let back = order.firstIndex(of: other),
        front < back
      else { continue }
      return Breach(
        time: time, view: view, value: Double(front), limit: Double(back),
        message: "\(view) is drawn below \(other) at \(readable(time)) s (\(contract))")
    }
    return nil
  }

  /// Whether a view stays after the end, if it is there until then.
  private func stays(_ view: ViewID) -> Bool {
    guard let target = motion.timeline.targets.first(where: { $0.id == view }) else { return false }
    if motion.staying.contains(view) || motion.isRecorded { return true }
    return (target.operation == .insertion) != motion.timeline.isReversed
  }
}
