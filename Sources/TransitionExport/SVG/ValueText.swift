import TransitionKit

/// The texts that custom properties show of their values.
struct ValueText {
  /// More than fits on a card.
  private static let greatestLength = 80

  let property: Property
  private let text: @Sendable ([Double]) -> String

  /// Nil if nothing is shown of the property.
  init?(_ property: Property) {
    guard let text = property.custom?.text else { return nil }
    self.property = property
    self.text = text
  }

  /// What is shown of a value, without what identifiers are marked by.
  subscript(value: PropertyValue) -> String {
    let shown = String(text(value.components).prefix(Self.greatestLength))
    return shown.replacing(SVGElement.mark, with: "")
  }

  /// The texts of a view over time, each from when on it is shown: where it changes if there are only so many,
  /// or else as many at even distances.
  ///
  /// - Returns: also how far apart the times are that were looked at, in seconds.
  func steps(
    of view: ViewID, in timeline: Timeline, atMost limit: Int
  ) -> (texts: [(time: Double, text: String)], interval: Double) {
    func steps(_ count: Int) -> [(time: Double, text: String)] {
      var steps: [(time: Double, text: String)] = []
      for step in 0...count {
        let time = timeline.duration * Double(step) / Double(count)
        let text = self[timeline.frame(at: time)[view][property]]
        if steps.last?.text != text { steps.append((time, text)) }
      }
      return steps
    }
    let looks = 1000
    let exact = steps(looks)
    guard exact.count > limit else { return (exact, timeline.duration / Double(looks)) }
    return (steps(limit - 1), timeline.duration / Double(limit - 1))
  }

  /// Those that are shown in a view, in the order of the properties.
  static func all(in state: PropertyState) -> [ValueText] {
    state.written.compactMap { ValueText($0) }
  }
}

extension PlaceholderView {
  /// A text around the middle of the card, which is where the space starts.
  ///
  /// - Parameters:
  ///   - line: its place among several texts, from 0.
  ///   - width: that of the card, which the text is made to fit into.
  func valueLabel(_ text: String, line: Int, of count: Int, width: Double) -> SVGElement {
    let size = titleSize * 1.5
    // Letters are rarely wider than this share of their size.
    let fitting = width * 0.9 / (0.62 * Double(max(text.count, 1)))
    let middle = (Double(line) - Double(count - 1) / 2) * size * 1.2
    let fontSize = min(size, fitting)
    return SVGElement(
      "text",
      [
        "class": "value", "y": decimal(middle + fontSize * 0.35, 3), "text-anchor": "middle",
        "font-size": decimal(fontSize, 3), "font-weight": "700", "fill": "#161824",
        // A halo keeps it readable on whatever the card shows.
        "stroke": "#fff", "stroke-width": decimal(fontSize * 0.14, 3),
        "stroke-linejoin": "round", "paint-order": "stroke",
      ], text: text)
  }
}

extension AccuracyReport {
  /// Says of custom properties that they are left out.
  mutating func leaveOut(_ tracks: [Track], of timeline: Timeline) {
    for track in tracks {
      let view = timeline.view(of: track)
      entries.removeAll { $0.view == view && $0.property == track.property }
      omissions.append("\(view).\(track.property), a custom property")
    }
  }
}
