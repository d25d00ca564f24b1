import TransitionKit

/// The outline of a drop that covers a view: one curve with its tip at the top, in fractions of the size of the view.
enum DropOutline {
  private static let tip = Point(x: 0.5, y: -0.6)
  private static let right = Point(x: 4.24, y: 2.26)
  private static let left = Point(x: -3.24, y: 2.26)

  static var path: MotionPath {
    MotionPath(from: tip) { $0.addCurve(to: tip, control1: right, control2: left) }
  }

  static var code: SwiftCode {
    func text(_ point: Point) -> SwiftCode {
      .text("Point(x: " + shortText(point.x) + ", y: " + shortText(point.y) + ")")
    }
    let curve = SwiftCode.call(
      "$0.addCurve",
      [
        .labeled("to", text(tip)), .labeled("control1", text(right)),
        .labeled("control2", text(left)),
      ], closure: nil)
    let path = SwiftCode.drawing("MotionPath", [.labeled("from", text(tip))], curve)
    return .call(".path", [path], closure: nil)
  }
}
