import Foundation

/// The plot of a value that goes from 0 to 1 over time.
struct CurvePicture: Sendable {
  /// The end of the horizontal axis.
  let end: Double
  let endLabel: String
  let value: @Sendable (Double) -> Double

  init(end: Double, endLabel: String? = nil, value: @escaping @Sendable (Double) -> Double) {
    self.end = end
    self.endLabel = endLabel ?? "\(end) s"
    self.value = value
  }

  private let left = 24.0
  private let width = 160.0
  private let zero = 136.0
  private let height = 112.0

  func document(title: String) -> String {
    let steps = 160
    let points = (0...steps).map { step -> String in
      let progress = Double(step) / Double(steps)
      let y = zero - height * value(end * progress)
      return String(format: "%.2f,%.2f", left + width * progress, y)
    }
    let words = title.replacingOccurrences(of: "-", with: ".")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="160" viewBox="0 0 200 160" role="img">\
      <title>\(words)</title><style>\
      text{font:11px system-ui,sans-serif;fill:#5b6072}.fine{stroke:#e7e9ef}.grid{stroke:#c9cdd8}\
      .curve{fill:none;stroke:#0068b0;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}\
      @media(prefers-color-scheme:dark){text{fill:#a9b0c3}.fine{stroke:#2b303c}\
      .grid{stroke:#4a5163}.curve{stroke:#6cb8f5}}\
      </style>
      <path class="fine" d="\(fineLines)"/>
      <path class="grid" d="\(line(zero))\(line(zero - height))"/>
      <text x="16" y="\(text(zero + 4))" text-anchor="end">0</text>
      <text x="16" y="\(text(zero - height + 4))" text-anchor="end">1</text>
      <text x="\(text(left + width))" y="153" text-anchor="end">\(endLabel)</text>
      <polyline class="curve" points="\(points.joined(separator: " "))"/>
      </svg>
      """
  }

  /// Lines at the quarters of the time and of the value.
  private var fineLines: String {
    let columns = (0...4).map { column in
      "M\(text(left + width * Double(column) / 4)) \(text(zero - height))V\(text(zero))"
    }
    return ([1, 2, 3].map { line(zero - height * $0 / 4) } + columns).joined()
  }

  private func line(_ y: Double) -> String { "M\(text(left)) \(text(y))H\(text(left + width))" }

  private func text(_ number: Double) -> String { String(format: "%g", number) }
}
