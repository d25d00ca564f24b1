import TransitionKit

/// The picture of a screen that stands in for a view: a header with a title, a person, a picture, lines of
/// text and a button.
struct PlaceholderView {
  /// A filled rectangle of the picture, or a disc if its corners are as round as can be.
  struct Shape {
    let frame: Rect
    let radius: Double
    let fill: String
  }

  let title: String
  private let size: Size
  private let strong: String
  private let medium: String
  private let soft: String
  private let paper: String
  /// The colour of the edge.
  private let line: String

  /// - Parameter size: the size of the view at rest, which decides how much is in the picture.
  init(_ view: ViewID, size: Size) {
    self.size = size
    // A piece shows a part of what the whole view shows.
    var view = view
    while case .piece(let whole, _) = view { view = whole }
    title = "\(view)".prefix(1).uppercased() + "\(view)".dropFirst()
    switch view {
    case .origin:
      (strong, medium, soft, paper, line) = ("#3451c6", "#8497ea", "#cdd6fa", "#f2f5ff", "#1f3080")
    case .destination:
      (strong, medium, soft, paper, line) = ("#b8460e", "#ef9a63", "#fad6bd", "#fff6ef", "#6e2806")
    case .view:
      (strong, medium, soft, paper, line) = ("#0f6f68", "#5cb8ae", "#c3e8e2", "#effaf8", "#084843")
    case .interrupted, .piece:
      (strong, medium, soft, paper, line) = ("#4a5060", "#9aa1b3", "#d6dae4", "#f5f6f9", "#2c303b")
    }
  }

  /// What one point of a telephone's screen is.
  private var unit: Double { min(size.width, size.height) / 390 }

  /// How far contents keep from the sides: as a share, so that no width is ever negative.
  private func inset(in frame: Rect) -> Double {
    size.width > 0 ? frame.width * 26 * unit / size.width : 0
  }

  /// The height of the letters of the title.
  var titleSize: Double { 36 * unit }

  /// Where the title starts, on its base line.
  func titlePlace(in frame: Rect) -> Point {
    Point(x: frame.origin.x + inset(in: frame), y: frame.origin.y + 82 * unit)
  }

  /// The shapes from back to front when the view is laid out at a rectangle: always as many, each with
  /// edges that follow those of the rectangle evenly.
  func shapes(in frame: Rect) -> [Shape] {
    let (u, inset) = (unit, inset(in: frame))
    var shapes = [Shape(frame: frame, radius: 0, fill: paper)]
    func add(
      x: Double, y: Double, width: Double, height: Double, radius: Double, _ fill: String
    ) {
      shapes.append(
        Shape(
          frame: Rect(
            x: frame.origin.x + x, y: frame.origin.y + y, width: width, height: height),
          radius: radius, fill: fill))
    }
    func disc(x: Double, y: Double, radius: Double, _ fill: String) {
      add(
        x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius: radius, fill)
    }

    add(x: 0, y: 0, width: frame.width, height: 108 * u, radius: 0, strong)
    disc(x: inset + 30 * u, y: 162 * u, radius: 30 * u, medium)
    add(
      x: inset + 78 * u, y: 141 * u, width: frame.width * 0.42, height: 15 * u, radius: 7.5 * u,
      medium)
    add(
      x: inset + 78 * u, y: 169 * u, width: frame.width * 0.27, height: 13 * u, radius: 6.5 * u,
      soft)

    let bottom = size.height - 104 * u
    var y = 222 * u
    if y + 260 * u < bottom {
      add(x: inset, y: y, width: frame.width - 2 * inset, height: 220 * u, radius: 18 * u, soft)
      disc(x: inset + 66 * u, y: y + 68 * u, radius: 28 * u, paper)
      add(
        x: inset, y: y + 150 * u, width: frame.width - 2 * inset, height: 70 * u, radius: 18 * u,
        medium)
      y += 254 * u
    }
    for share in [0.86, 0.78, 0.83, 0.5] where y + 16 * u < bottom {
      add(x: inset, y: y, width: frame.width * share, height: 14 * u, radius: 7 * u, soft)
      y += 32 * u
    }
    if bottom > 190 * u {
      add(
        x: inset, y: frame.height - 88 * u, width: frame.width - 2 * inset, height: 56 * u,
        radius: 28 * u, strong)
    }
    // An edge, by which a view can be told from what it lies on.
    let edge = 3 * u
    add(x: 0, y: 0, width: frame.width, height: edge, radius: 0, line)
    add(x: 0, y: frame.height - edge, width: frame.width, height: edge, radius: 0, line)
    add(x: 0, y: 0, width: edge, height: frame.height, radius: 0, line)
    add(x: frame.width - edge, y: 0, width: edge, height: frame.height, radius: 0, line)
    return shapes
  }

  /// The title in the space of the view.
  func label(in frame: Rect) -> SVGElement {
    let place = titlePlace(in: frame)
    var label = labelAtOrigin
    label.set("x", decimal(place.x, 3))
    label.set("y", decimal(place.y, 3))
    return label
  }

  /// The title, starting where the space starts.
  var labelAtOrigin: SVGElement {
    SVGElement(
      "text",
      ["font-size": decimal(titleSize, 3), "fill": "#fff", "font-weight": "700"], text: title)
  }
}
