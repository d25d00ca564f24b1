import TransitionKit

/// Rectangles in rows and columns. With one column it is a stack.
struct Grid {
  var columns = 1
  var height: Double
  var spacing: Double

  /// The frames of a number of items in a width.
  func frames(count: Int, width: Double) -> [Rect] {
    let itemWidth = (width - spacing * Double(columns - 1)) / Double(columns)
    return (0..<count).map { index in
      Rect(
        x: (itemWidth + spacing) * Double(index % columns),
        y: (height + spacing) * Double(index / columns), width: itemWidth, height: height)
    }
  }

  /// How many items there is room for.
  func capacity(height total: Double) -> Int {
    columns * max(Int((total + spacing) / (height + spacing)), 0)
  }
}
