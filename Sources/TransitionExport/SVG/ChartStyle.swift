/// How many colors lines of a chart can have.
let chartLineCount = 6

/// The style sheet of a chart with a number of different lines.
///
/// The colors can be distinguished with every kind of color vision. Plain values come first, for renderers without
/// variables. Source: Okabe and Ito, "Color Universal Design", 2008, darkened and lightened for contrast.
func chartStyle(lines: Int) -> String {
  let light = colors(
    text: "#161824", soft: "#5b6072", grid: "#dfe2ea", layer: "#3451c61f", warning: "#9a4a00",
    lines: ["#0068b0", "#c24e00", "#00805c", "#a8478a", "#7d7000", "#3b3f4e"].prefix(lines))
  let dark = colors(
    text: "#eef0f7", soft: "#9ca3b8", grid: "#343a4a", layer: "#8ea2ff2b", warning: "#ffb454",
    lines: ["#62bdf2", "#f2a03d", "#3fd0a2", "#e79cca", "#e8e06a", "#d5d9e6"].prefix(lines))
  return """
    .tk-chart{font:11px system-ui,sans-serif}.tk-chart path{fill:none}\
    .tk-chart [class^=c]{stroke-width:2;stroke-linejoin:round}\
    .tk-chart .n{font-size:15px;font-weight:700}\
    .tk-chart .p,.tk-chart .b{font-weight:600}.tk-chart .r{stroke-dasharray:4 3;stroke-width:1.5}\
    .tk-chart .e{text-anchor:end}.tk-chart .m{text-anchor:middle}\
    \(light.map { $0.rule(isPlain: true) }.joined())\
    @media(prefers-color-scheme:dark){\(dark.map { $0.rule(isPlain: false) }.joined())}
    """
}

/// A color that a page can set with a variable.
private struct ChartColor {
  let selector: String
  let attribute: String
  let variable: String
  let value: String

  func rule(isPlain: Bool) -> String {
    let plain = isPlain ? "\(attribute):\(value);" : ""
    return ".tk-chart \(selector){\(plain)\(attribute):var(--chart-\(variable),\(value))}"
  }
}

private func colors(
  text: String, soft: String, grid: String, layer: String, warning: String,
  lines: ArraySlice<String>
) -> [ChartColor] {
  var colors = [
    ChartColor(selector: "text", attribute: "fill", variable: "text", value: text),
    ChartColor(selector: ".s,.tk-chart .i", attribute: "fill", variable: "soft", value: soft),
    ChartColor(selector: ".g", attribute: "stroke", variable: "grid", value: grid),
    ChartColor(selector: ".r", attribute: "stroke", variable: "soft", value: soft),
    ChartColor(selector: ".l", attribute: "fill", variable: "layer", value: layer),
    ChartColor(selector: ".w", attribute: "fill", variable: "warning", value: warning),
    ChartColor(selector: ".cursor", attribute: "stroke", variable: "cursor", value: text),
  ]
  for (index, line) in lines.enumerated() {
    let (number, variable) = (index + 1, "line-\(index + 1)")
    colors.append(
      ChartColor(selector: ".c\(number)", attribute: "stroke", variable: variable, value: line))
  }
  return colors
}
