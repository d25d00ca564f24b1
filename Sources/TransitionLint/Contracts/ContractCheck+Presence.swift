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
    let spans = presence.sorted { $0.lowerBound < $1.lowerBound }
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
}
