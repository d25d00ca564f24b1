import TransitionKit

extension Fault {
  /// The fault on the left and its repair on the right, as an SVG document.
  var drawing: String {
    let (width, gap) = (352.0, 32.0)
    let panels: [String]
    let height: Double
    switch picture {
    case .frames(let parts):
      height = Film.height
      panels = [fault, repair].map { Film($0, of: kind, at: parts, width: width).markup }
    case .chart(let view, let property):
      let plot = Plot(view, property, of: [fault, repair], width: width)
      height = plot.height
      panels = [fault, repair].map { plot.markup(of: $0, kind) }
    }
    let (whole, bottom) = (12 + 2 * width + gap + 12, height + 44)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(text(whole))" height="\(text(bottom))" \
      viewBox="0 0 \(text(whole)) \(text(bottom))" role="img">
      <title>\(escaped(kind.rawValue)): the fault, and its repair</title>
      <desc>\(escaped(caption)).</desc>
      <style>\(style)</style>
      <g transform="translate(12 0)"><text class="h w" y="22">✕ \(escaped(kind.rawValue))</text>\
      <g transform="translate(0 34)">\(panels[0])</g></g>
      <g transform="translate(\(text(12 + width + gap)) 0)"><text class="h" y="22">✓ repaired</text>\
      <g transform="translate(0 34)">\(panels[1])</g></g>
      </svg>

      """
  }

  private var caption: String {
    switch picture {
    case .frames: "On the left frames with the fault, on the right without it"
    case .chart(_, let property):
      "On the left \(property) over time with the fault, on the right without it"
    }
  }
}

/// Colours that can be read on a light and on a dark page.
private let style = """
  text{font:11px system-ui,sans-serif;fill:#5b6072}.h{font-size:13px;font-weight:600;fill:#161824}.h.w{fill:#b3261e}\
  .e{text-anchor:end}.m{text-anchor:middle}.d{fill:#eef0f5;stroke:#b6bccb}.d.w{stroke:#d6352b;stroke-width:2.5}\
  .g{stroke:#dfe2ea}.z{fill:#d6352b;fill-opacity:.2}.l{fill:none;stroke-width:2.2;stroke-linejoin:round;stroke:#0068b0}\
  .l1{stroke:#b3541e;stroke-dasharray:6 3}.a{stroke-dasharray:4 3}.o{fill:#5872e8}.v{fill:#f0834a}.t{fill:#fff;fill-opacity:.75}.k{fill:#9a6a52}\
  @media(prefers-color-scheme:dark){text{fill:#9ca3b8}.h{fill:#eef0f7}.h.w{fill:#ff8f85}.d{fill:#262b38;stroke:#5b6377}\
  .d.w{stroke:#ff6b60}.g{stroke:#343a4a}.z{fill:#ff6b60;fill-opacity:.3}.l{stroke:#6cb6ff}.l1{stroke:#ffab70}}
  """

/// A number with at most one decimal.
func text(_ number: Double, decimals: Double = 10) -> String {
  let rounded = (number * decimals).rounded() / decimals
  guard rounded.isFinite else { return "0" }
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

/// A text inside markup.
func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
}
