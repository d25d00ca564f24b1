import TransitionKit

/// The placeholder for a view, which looks like a screen: a header with a title, a person, a picture, lines of text
/// and a button.
struct PlaceholderView {
  /// A filled rectangle with round corners, or a disc.
  struct FilledRect {
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
  /// What an element of a scene looks like; nil for a view that looks like a screen.
  private let element: ElementAppearance?

  /// - Parameters:
  ///   - size: the size of the view, which determines the number of shapes.
  ///   - appearance: what the view looks like instead of a screen.
  init(_ view: ViewID, size: Size, appearance: ElementAppearance? = nil) {
    self.size = size
    element = appearance
    // A piece shows a part of the content of the whole view.
    var view = view
    while case .piece(let whole, _) = view { view = whole }
    title = appearance?.title ?? "\(view)".prefix(1).uppercased() + "\(view)".dropFirst()
    switch view {
    case .origin:
      (strong, medium, soft, paper) = ("#3451c6", "#8497ea", "#cdd6fa", "#f2f5ff")
    case .destination:
      (strong, medium, soft, paper) = ("#b8460e", "#ef9a63", "#fad6bd", "#fff6ef")
    case .view:
      (strong, medium, soft, paper) = ("#0f6f68", "#5cb8ae", "#c3e8e2", "#effaf8")
    case .interrupted, .outgoing, .piece, .element:
      (strong, medium, soft, paper) = ("#4a5060", "#9aa1b3", "#d6dae4", "#f5f6f9")
    }
  }

  /// The length of one point on the screen of a telephone.
  private var unit: Double { min(size.width, size.height) / 390 }

  /// The margin of the contents: a fraction of the width, so that no width is ever negative.
  private func inset(in frame: Rect) -> Double {
    size.width > 0 ? frame.width * 26 * unit / size.width : 0
  }

  /// The height of the letters of the title.
  var titleSize: Double { element?.titleSize ?? 36 * unit }

  /// The start of the base line of the title.
  func titlePosition(in frame: Rect) -> Point {
    if let element {
      return Point(
        x: frame.origin.x + element.inset,
        y: frame.origin.y + frame.height / 2 + element.titleSize * 0.35)
    }
    return Point(x: frame.origin.x + inset(in: frame), y: frame.origin.y + 82 * unit)
  }

  /// The shapes of the view in a layout frame, from back to front. Their number is constant, and each edge depends
  /// linearly on the edges of the frame.
  func shapes(in frame: Rect) -> [FilledRect] {
    if let element { return element.shapes(in: frame) }
    let (u, inset) = (unit, inset(in: frame))
    var shapes = [FilledRect(frame: frame, radius: 0, fill: paper)]
    func add(
      x: Double, y: Double, width: Double, height: Double, radius: Double, _ fill: String
    ) {
      shapes.append(
        FilledRect(
          frame: Rect(
            x: frame.origin.x + x, y: frame.origin.y + y, width: width, height: height),
          radius: radius, fill: fill))
    }
    func disc(x: Double, y: Double, radius: Double, _ fill: String) {
      add(
        x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius: radius, fill)
    }

    // A quiet edge, which separates the view from the one behind it. The header covers its top.
    let edge = 3 * u
    add(x: 0, y: frame.height - edge, width: frame.width, height: edge, radius: 0, soft)
    add(x: 0, y: 0, width: edge, height: frame.height, radius: 0, soft)
    add(x: frame.width - edge, y: 0, width: edge, height: frame.height, radius: 0, soft)
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
    for fraction in [0.86, 0.78, 0.83, 0.5] where y + 16 * u < bottom {
      add(x: inset, y: y, width: frame.width * fraction, height: 14 * u, radius: 7 * u, soft)
      y += 32 * u
    }
    if bottom > 190 * u {
      add(
        x: inset, y: frame.height - 88 * u, width: frame.width - 2 * inset, height: 56 * u,
        radius: 28 * u, strong)
    }
    return shapes
  }

  /// The title in the space of the view.
  func label(in frame: Rect) -> SVGElement {
    let position = titlePosition(in: frame)
    var label = labelAtOrigin
    label.set("x", decimal(position.x, 3))
    label.set("y", decimal(position.y, 3))
    return label
  }

  /// The title at the origin.
  var labelAtOrigin: SVGElement {
    SVGElement(
      "text",
      [
        "font-size": decimal(titleSize, 3), "fill": element?.ink ?? "#fff",
        "font-weight": element == nil ? "700" : "600",
      ], text: title)
  }
}
