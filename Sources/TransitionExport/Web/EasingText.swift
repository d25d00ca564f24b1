import TransitionKit

extension Motion.Easing {
  /// The easing as CSS writes it. Source: CSS Easing Functions Level 2.
  var css: String {
    switch self {
    case .linear: return "linear"
    case .bezier(let start, let end):
      let numbers = [start.x, start.y, end.x, end.y].map { decimal($0, 9) }
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    case .steps(let count, let jump): return "steps(\(count), jump-\(jump))"
    case .lines(let points):
      var points = points
      if let last = points.last, points.count > 2, points[points.count - 2].x == last.x {
        // At the end WebKit takes the first of two stops, and stays there.
        points[points.count - 2].x = max(last.x - 1e-6, points[points.count - 3].x)
      }
      let stops = points.enumerated().map { index, point in
        let isEnd = (index == 0 && point.x == 0) || (index == points.count - 1 && point.x == 1)
        return isEnd ? decimal(point.y, 9) : "\(decimal(point.y, 9)) \(decimal(point.x * 100, 10))%"
      }
      return "linear(\(stops.joined(separator: ", ")))"
    }
  }
}
