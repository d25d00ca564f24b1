import TransitionKit
import TransitionLint

/// Frames of a transition side by side. Those at which the fault is seen have a red frame.
struct Film {
  static let height = frameHeight + 20
  private static let scale = 0.15
  private static let frameWidth = Fault.container.frame.width * scale
  private static let frameHeight = Fault.container.frame.height * scale

  let markup: String

  init(
    _ version: Fault.Version, of kind: LintFinding.Kind, at parts: [Double], width: Double
  ) {
    let spacing = (width - Self.frameWidth) / Double(max(parts.count, 5) - 1)
    let finding = version.findings.first { $0.kind == kind }
    markup = parts.enumerated().map { index, part in
      let isNext = part >= 2 && version.transitions.count > 1
      let timeline = version.transitions[isNext ? 1 : 0].timeline
      let time = (isNext ? part - 2 : part) * timeline.duration
      let isAfter = !isNext && part > 1
      let shown = isAfter ? timeline.duration + 1 : time
      let hasFault = finding.map { $0.isSeen(at: shown, isNext, until: timeline.duration) } ?? false
      let size = "width=\"\(text(Self.frameWidth))\" height=\"\(text(Self.frameHeight))\""
      let label =
        isAfter ? "after" : (isNext ? "pop " : "") + "\(text(shown * 1000, decimals: 1)) ms"
      return """
        <svg x="\(text(Double(index) * spacing))" \(size)><rect class="d" \(size) rx="6"/>\
        \(Self.views(of: timeline.frame(at: shown), isNext))\
        <rect class="d\(hasFault ? " w" : "")" \(size) rx="6" style="fill:none"/></svg>\
        <text class="m" x="\(text(Double(index) * spacing + Self.frameWidth / 2))" \
        y="\(text(Self.frameHeight + 14))">\(label)</text>
        """
    }.joined(separator: "\n")
  }

  /// The views of a frame, each with a title and three lines on it.
  ///
  /// In the transition that follows, the origin is what was the destination.
  private static func views(of frame: Timeline.Frame, _ isNext: Bool) -> String {
    DrawList(frame, in: Fault.container).items.filter { !$0.isHidden && $0.opacity > 0 }.map {
      item in
      var shown = item.layoutFrame
      if let clip = item.clip { shown = shown.common(with: clip) }
      let whole = item.layoutFrame
      func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        let rect = Rect(
          x: whole.origin.x + x * whole.width, y: whole.origin.y + y * whole.height,
          width: width * whole.width, height: height * whole.height
        ).common(with: shown)
        return polygon(rect, item, "t")
      }
      let isBack = isTurnedAway(item, whole)
      let card = isBack ? "k" : (item.view == .origin) != isNext ? "o" : "v"
      var markup = polygon(shown, item, card)
      if !isBack {
        markup += bar(0.1, 0.06, 0.5, 0.05)
        markup += [0.2, 0.27, 0.34].map { bar(0.1, $0, 0.8, 0.025) }.joined()
      }
      let overlay = item.overlay
      if overlay.alpha > 0 {
        let channels = [overlay.red, overlay.green, overlay.blue].map {
          text($0 * 255, decimals: 1)
        }
        markup += polygon(
          shown, item, nil,
          "style=\"fill:rgb(\(channels.joined(separator: ",")));fill-opacity:\(text(overlay.alpha, decimals: 100))\""
        )
      }
      return item.opacity < 1
        ? "<g opacity=\"\(text(item.opacity, decimals: 100))\">\(markup)</g>" : markup
    }.joined()
  }

  private static func polygon(
    _ rect: Rect, _ item: DrawList.Item, _ name: String?, _ attributes: String = ""
  ) -> String {
    guard rect.width > 0, rect.height > 0 else { return "" }
    let points = corners(of: rect, item).map { "\(text($0.x)) \(text($0.y))" }
    let style = name.map { "class=\"\($0)\"" } ?? attributes
    return "<path \(style) d=\"M\(points.joined(separator: "L"))z\"/>"
  }

  private static func corners(of rect: Rect, _ item: DrawList.Item) -> [Point] {
    [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
      let point = item.matrix.apply(
        to: Point(x: rect.origin.x + x * rect.width, y: rect.origin.y + y * rect.height))
      return Point(x: point.x * scale, y: point.y * scale)
    }
  }

  /// Whether the corners run round in the opposite direction.
  private static func isTurnedAway(_ item: DrawList.Item, _ rect: Rect) -> Bool {
    let points = corners(of: rect, item)
    let (a, b, c) = (points[0], points[1], points[2])
    return (b.x - a.x) * (c.y - a.y) < (c.x - a.x) * (b.y - a.y)
  }
}

extension LintFinding {
  /// Whether the fault is seen at a time, which may be after the end or in the transition that follows.
  func isSeen(at time: Double, _ isNext: Bool, until end: Double) -> Bool {
    if interval.lowerBound >= end {
      return isNext ? kind == .unmatchedHandOver && time == 0 : time >= end
    }
    return !isNext && time >= interval.lowerBound - 1e-6 && time <= interval.upperBound + 1e-6
  }
}

extension Rect {
  /// What two rectangles have in common; empty if they have nothing.
  fileprivate func common(with other: Rect) -> Rect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let right = min(origin.x + width, other.origin.x + other.width)
    let bottom = min(origin.y + height, other.origin.y + other.height)
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}
