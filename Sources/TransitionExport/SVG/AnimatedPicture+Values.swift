import TransitionKit

/// The texts of custom properties. SVG cannot animate a text, so that only one of several texts is displayed.
extension AnimatedPicture {
  /// The largest number of texts of one property.
  private static let greatestStepCount = 60

  /// Whether texts are drawn; no piece shows the middle of the card.
  private var showsValues: Bool { source == nil && pieces.isEmpty }

  /// The texts in the middle of the card. Their errors are added to the entries.
  mutating func valueLabels() -> [SVGElement] {
    let shown = showsValues ? ValueText.all(in: initial) : []
    let texts = shown.enumerated().flatMap { line, text in
      labels(of: text, line: line, of: shown.count)
    }
    guard !texts.isEmpty else { return [] }
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    let group = SVGElement.group(["class": "values"], texts)
    // A layout scale does not move the middle.
    guard !isInSpace else { return [following(group) { _ in middle }] }
    var centered = group
    if isElement, written.contains(.frame) {
      let size = frame.size
      animate(&centered, [.frame], transform: "translate") { state in
        let (x, y) = (
          state.frame.origin.x + (size.width + state.frame.width) / 2,
          state.frame.origin.y + (size.height + state.frame.height) / 2
        )
        return [("transform", "\(decimal(x, 3)) \(decimal(y, 3))")]
      }
      return [centered]
    }
    centered.set("transform", "translate(\(decimal(middle.x, 3)) \(decimal(middle.y, 3)))")
    return [centered]
  }

  /// Adds an omission for each custom property that is not drawn.
  mutating func leaveOutValues() {
    let shown = showsValues ? ValueText.all(in: initial).map { $0.property } : []
    for property in written where property.isCustom && !shown.contains(property) {
      if property.shapeClip == nil {
        omissions.append("\(view).\(property), a custom property")
      } else if isInSpace {
        omissions.append("\(view).\(property), as the view is turned in space")
      } else if isLaidOutAnew {
        omissions.append("\(view).\(property) at other sizes")
      }
    }
  }

  private mutating func labels(of text: ValueText, line: Int, of count: Int) -> [SVGElement] {
    let timeline = presentation.timeline
    let duration = timeline.duration
    var (steps, interval) = text.steps(of: view, in: timeline, atMost: Self.greatestStepCount)
    let isConstant = steps.count == 1
    if let completed {
      let after = text[completed[text.property]]
      if after != steps.last?.text { steps.append((duration + loop.jumpDistance, after)) }
    }
    entries.append(
      AccuracyReport.Entry(
        view: view, property: text.property, error: 0, time: 0,
        shift: isConstant ? 0 : interval))
    if steps.count > 1 {
      omissions.append("\(view).\(text.property) between \(steps.count) texts, one after the other")
    }
    let poster = steps.lastIndex { $0.time <= duration * 0.4 } ?? 0
    return steps.enumerated().map { index, step in
      var label = placeholder.valueLabel(step.text, line: line, of: count, width: frame.width)
      guard steps.count > 1 else { return label }
      label.set("display", index == poster ? "inline" : "none")
      let end = index + 1 < steps.count ? steps[index + 1].time : nil
      label.children = [loop.displayAnimation(from: step.time, to: end)]
      return label
    }
  }
}
