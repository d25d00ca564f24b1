import TransitionKit

/// Elements of a scene inside each other.
extension AnimatedPicture {
  /// Whether the view is an element of a scene.
  var isElement: Bool { presentation.nesting.frame(of: view) != nil }

  /// The elements inside, at the corner of the frame that the element has at the time.
  mutating func nestedElements() -> SVGElement {
    var group = SVGElement.group(["class": "children"], children)
    let size = frame.size
    guard !isInSpace else {
      omissions.append(
        """
        what is in \(view.label), which is turned in space: it follows as the middle of \
        \(view.label) does, without perspective of its own
        """)
      func middle(_ state: PropertyState) -> Point {
        let layout = state.layoutFrame(size: size)
        return Point(
          x: layout.origin.x + layout.width / 2, y: layout.origin.y + layout.height / 2)
      }
      animate(&group, [.frame, .layoutScale], transform: "translate") { state in
        let layout = state.layoutFrame(size: size)
        return [("transform", "\(decimal(-layout.width / 2, 4)) \(decimal(-layout.height / 2, 4))")]
      }
      return following(group, middle)
    }
    guard isLaidOutAnew else { return group }
    animate(
      &group, [.frame, .layoutScale], transform: "translate",
      numbers: [
        { state in
          let origin = state.layoutFrame(size: size).origin
          return SIMD4(origin.x, origin.y, 0, 0)
        }
      ]
    ) { state in
      let origin = state.layoutFrame(size: size).origin
      return [("transform", "\(decimal(origin.x, 4)) \(decimal(origin.y, 4))")]
    }
    return group
  }
}
