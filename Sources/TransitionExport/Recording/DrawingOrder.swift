/// The order of pages from back to front for the longest part of a run, and when it is another one.
struct DrawingOrder {
  struct Exception {
    let below: Int
    let above: Int
    let from: Double
    let to: Double
  }

  struct Absence {
    let page: Int
    let from: Double
    let to: Double
  }

  /// All pages, from back to front.
  let pages: [Int]

  /// When two pages are drawn in the opposite order.
  private(set) var exceptions: [Exception] = []

  /// When a page is not there.
  private(set) var absences: [Absence] = []

  init(_ samples: [(RunSample, RunSample)], pages: [Int]) {
    // For how long each page is drawn behind each other one.
    var durations: [[Int]: Double] = [:]
    let spans = zip(samples, samples.dropFirst()).map {
      (order: $0.1.order, from: $0.1.time, to: $1.0.time)
    }
    for span in spans {
      for (depth, below) in span.order.enumerated() {
        for above in span.order[(depth + 1)...] {
          durations[[below, above], default: 0] += span.to - span.from
        }
      }
    }
    // Each page is inserted below the pages that it is behind for longer.
    var sorted: [Int] = []
    for page in pages {
      let position = sorted.firstIndex {
        durations[[page, $0], default: 0] > durations[[$0, page], default: 0]
      }
      sorted.insert(page, at: position ?? sorted.count)
    }
    self.pages = sorted
    for (depth, below) in sorted.enumerated() {
      for above in sorted[(depth + 1)...] {
        exceptions += Self.spans(spans) { order in
          guard let low = order.firstIndex(of: below), let high = order.firstIndex(of: above) else {
            return false
          }
          return low > high
        }.map { Exception(below: above, above: below, from: $0.from, to: $0.to) }
      }
    }
    for page in sorted {
      absences += Self.spans(spans) { !$0.contains(page) }
        .map { Absence(page: page, from: $0.from, to: $0.to) }
    }
  }

  /// The longest spans in which a condition holds.
  private static func spans(
    _ spans: [(order: [Int], from: Double, to: Double)], where holds: ([Int]) -> Bool
  ) -> [(from: Double, to: Double)] {
    var found: [(from: Double, to: Double)] = []
    var isOpen = false
    for span in spans {
      let isHeld = holds(span.order)
      if isHeld, isOpen {
        found[found.count - 1].to = span.to
      } else if isHeld {
        found.append((span.from, span.to))
      }
      isOpen = isHeld
    }
    return found
  }
}
