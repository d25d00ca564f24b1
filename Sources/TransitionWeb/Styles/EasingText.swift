import TransitionExport
import TransitionKit

extension KeyframeEasing {
  /// The easing as CSS writes it. Source: CSS Easing Functions Level 2.
  package var css: String {
    switch self {
    case .linear: return "linear"
    case .bezier(let start, let end):
      let numbers = [start.x, start.y, end.x, end.y].map { decimal($0, 9) }
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    case .steps(let count, let jump): return "steps(\(count), jump-\(jump))"
    case .lines(let points):
      var points = points
      if let last = points.last, points.count > 2, points[points.count - 2].x == last.x {
        // At the end WebKit uses the first of two stops. A point on the line before it replaces it.
        let (before, stop) = (points[points.count - 3], points[points.count - 2])
        let width = stop.x - before.x
        let distance = min(1e-6, width)
        points[points.count - 2] = Point(
          x: stop.x - distance,
          y: width > 0 ? stop.y - (stop.y - before.y) * (distance / width) : stop.y)
      }
      let stops = points.enumerated().map { index, point in
        let isEnd = (index == 0 && point.x == 0) || (index == points.count - 1 && point.x == 1)
        return isEnd ? decimal(point.y, 9) : "\(decimal(point.y, 9)) \(decimal(point.x * 100, 10))%"
      }
      return "linear(\(stops.joined(separator: ", ")))"
    }
  }
}
