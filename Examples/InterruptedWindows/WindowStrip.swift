import Foundation
import TransitionControllers
import TransitionKit
import TransitionScenes

/// A picture of a window at several times, as SVG.
struct WindowStrip {
  private let scale = 0.2
  private let margin = 8.0
  private var cells: [(label: String, items: [SceneDrawList<ScreenElementID>.Item])] = []
  private let size: Size

  init(size: Size) { self.size = size }

  /// Adds what a window looks like now.
  mutating func add(_ window: ScreenWindow, _ label: String) {
    cells.append((label, window.frame.drawList.items))
  }

  func document(title: String) -> String {
    let (width, height) = (size.width * scale, size.height * scale)
    let step = width + margin
    let whole = Size(width: Double(cells.count) * step + margin, height: height + 34)
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(text(whole.width))" height="\(text(whole.height))" \
      viewBox="0 0 \(text(whole.width)) \(text(whole.height))" role="img"><title>\(title)</title><style>\
      text{font:11px system-ui,sans-serif;fill:#5b6072;text-anchor:middle}.name{font-size:64px;fill:#fff}\
      .outline{fill:none;stroke:#8a8f9e}@media(prefers-color-scheme:dark){text{fill:#a9b0c3}}</style>\
      <defs><clipPath id="window"><rect width="\(text(size.width))" height="\(text(size.height))"/></clipPath></defs>
      """
    ]
    for (index, cell) in cells.enumerated() {
      let x = margin + Double(index) * step
      parts.append(
        """
        <g transform="translate(\(text(x)) 8)"><g transform="scale(\(scale))" clip-path="url(#window)">\
        <rect width="\(text(size.width))" height="\(text(size.height))" fill="#d33"/>
        """)
      parts += cell.items.filter { $0.id.part == .screen }.map(page)
      parts.append(
        """
        </g><rect class="outline" width="\(text(width))" height="\(text(height))"/>\
        <text x="\(text(width / 2))" y="\(text(height + 18))">\(cell.label)</text></g>
        """)
    }
    return (parts + ["</svg>", ""]).joined(separator: "\n")
  }

  /// A page in a color of its own. The background of the window is red, and is never seen.
  private func page(_ item: SceneDrawList<ScreenElementID>.Item) -> String {
    let m = item.drawing.matrix
    let (o, x, y) = (
      m.apply(to: .zero), m.apply(to: Point(x: 1, y: 0)), m.apply(to: Point(x: 0, y: 1))
    )
    let matrix = [x.x - o.x, x.y - o.y, y.x - o.x, y.y - o.y, o.x, o.y].map(text).joined(
      separator: " ")
    let colors = ["#2d6cdf", "#1f9d6b", "#c9822b", "#8a4fd0", "#3f4a5f"]
    let size = item.layoutSize
    return """
      <g transform="matrix(\(matrix))" opacity="\(text(item.drawing.opacity))">\
      <rect width="\(text(size.width))" height="\(text(size.height))" fill="\(colors[item.id.entry % colors.count])"/>\
      <text class="name" x="\(text(size.width / 2))" y="\(text(size.height / 2 + 24))">\(item.id.entry + 1)</text></g>
      """
  }

  private func text(_ number: Double) -> String {
    let text = String(format: "%.2f", number)
    return text == "-0.00" ? "0" : text.replacingOccurrences(of: ".00", with: "")
  }
}
