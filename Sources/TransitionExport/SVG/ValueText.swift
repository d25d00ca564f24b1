import TransitionKit

/// The texts of the values of a custom property.
struct ValueText {
  /// The largest number of characters on a card.
  private static let greatestLength = 80

  let property: ViewProperty
  private let text: @Sendable ([Double]) -> String

  /// Makes the texts of a property; nil if the property has none.
  init?(_ property: ViewProperty) {
    guard let text = property.text else { return nil }
    self.property = property
    self.text = text
  }

  /// The text of a value, without the mark of identifiers.
  subscript(value: PropertyValue) -> String {
    let shown = String(text(value.components).prefix(Self.greatestLength))
    return shown.replacingBytes(SVGElement.mark, with: "")
  }

  /// The texts of a view over time, each with its start: at every change if that does not exceed a limit, and
  /// otherwise at regular intervals.
  ///
  /// - Returns: the texts, and the interval between the times at which a change was looked for, in seconds.
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
    let sampleCount = 1000
    let exact = steps(sampleCount)
    guard exact.count > limit else { return (exact, timeline.duration / Double(sampleCount)) }
    return (steps(limit - 1), timeline.duration / Double(limit - 1))
  }

  /// The texts in a view, in the order of the properties.
  static func all(in state: PropertyState) -> [ValueText] {
    state.written.compactMap { ValueText($0) }
  }
}

extension PlaceholderView {
  /// The texts of custom properties in the middle of the card; nil if there are none.
  ///
  /// - Parameters:
  ///   - width: the width of the card.
  ///   - transform: the transform that moves the origin to the middle of the card.
  func valueLabels(in state: PropertyState, width: Double, transform: String) -> SVGElement? {
    let values = ValueText.all(in: state)
    guard !values.isEmpty else { return nil }
    let labels = values.enumerated().map { line, text in
      valueLabel(text[state[text.property]], line: line, of: values.count, width: width)
    }
    var group = SVGElement.group(["class": "values"], labels)
    group.set("transform", transform)
    return group
  }

  /// A text at the origin, which is the middle of the card.
  ///
  /// - Parameter width: the width of the card, into which the text fits.
  func valueLabel(_ text: String, line: Int, of count: Int, width: Double) -> SVGElement {
    let size = titleSize * 1.5
    // Letters are rarely wider than this fraction of their size.
    let fitting = width * 0.9 / (0.62 * Double(max(text.count, 1)))
    let middle = (Double(line) - Double(count - 1) / 2) * size * 1.2
    let fontSize = min(size, fitting)
    return SVGElement(
      "text",
      [
        "class": "value", "y": decimal(middle + fontSize * 0.35, 3), "text-anchor": "middle",
        "font-size": decimal(fontSize, 3), "font-weight": "700", "fill": "#161824",
        // A halo keeps the text readable on any content.
        "stroke": "#fff", "stroke-width": decimal(fontSize * 0.14, 3),
        "stroke-linejoin": "round", "paint-order": "stroke",
      ], text: text)
  }
}

extension AccuracyReport {
  /// Replaces the entries of custom properties by omissions.
  mutating func leaveOut(_ tracks: [Timeline.Track], of timeline: Timeline) {
    for track in tracks {
      let view = timeline.view(of: track)
      entries.removeAll { $0.view == view && $0.property == track.property }
      omissions.append("\(view).\(track.property), a custom property")
    }
  }
}
