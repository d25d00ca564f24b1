import TransitionKit

extension TextLine {
  /// The largest depth of the name of a view, deeper than that of any real view.
  private static let greatestDepth = 64

  /// The name of a view.
  mutating func view() throws(MotionTextError) -> ViewID {
    try view(depth: Self.greatestDepth)
  }

  private mutating func view(depth: Int) throws(MotionTextError) -> ViewID {
    let expected = "the name of a view"
    guard depth > 0 else { throw error(expected: "the name of a whole view") }
    if take("view") { return .view }
    if take("origin") { return .origin }
    if take("destination") { return .destination }
    if take("element") { return .element(try quotation("the id of an element in quotation marks")) }
    if take("outgoing") { return .outgoing(try count("a number")) }
    if take("interrupted") { return .interrupted(try view(depth: depth - 1)) }
    if take("piece") {
      let index = try count("the number of a piece")
      try expect("of")
      return .piece(of: try view(depth: depth - 1), index)
    }
    throw error(expected: expected)
  }

  /// A size and a position, such as `390 x 844 at (0, 0)`; without a position it is zero.
  mutating func rect() throws(MotionTextError) -> Rect {
    let width = try anyNumber("a width")
    try expect("x")
    let height = try anyNumber("a height")
    guard take("at") else { return Rect(size: Size(width: width, height: height)) }
    try expect("(")
    let x = try anyNumber("a horizontal position")
    try expect(",")
    let y = try anyNumber("a vertical position")
    try expect(")")
    return Rect(x: x, y: y, width: width, height: height)
  }
}
