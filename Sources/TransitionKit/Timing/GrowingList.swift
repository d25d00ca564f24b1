/// A list that grows at its end without copying what it has, although every list that it grew from is kept.
///
/// Values that wrap each other, one call after the other, would copy all that is inside each time. Here the elements are in runs of which each is longer
/// than all that follow it, and two of one length become one: each element is copied as often as the length can be halved.
package struct GrowingList<Element: Sendable>: Sendable {
  private var runs: [[Element]] = []
  private var last: [Element] = []

  private static var runLength: Int { 32 }

  package init() {}

  package init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// The elements in their order.
  package var elements: [Element] { runs.isEmpty ? last : runs.flatMap { $0 } + last }

  package var isEmpty: Bool { last.isEmpty }

  package var count: Int { runs.reduce(last.count) { $0 + $1.count } }

  package var first: Element? { runs.first?.first ?? last.first }

  package mutating func append(_ element: Element) {
    if last.count == Self.runLength {
      runs.append(last)
      last = []
      while runs.count > 1, runs[runs.count - 2].count == runs[runs.count - 1].count {
        let run = runs.removeLast()
        runs[runs.count - 1] += run
      }
    }
    last.append(element)
  }
}

extension GrowingList: Equatable where Element: Equatable {}

extension GrowingList: Hashable where Element: Hashable {}
