import TransitionKit

extension AnimatedPicture {
  /// The view in the plane: groups that translate, rotate and scale its layers.
  mutating func drawnInPlane() -> SVGElement {
    let (size, origin) = (frame.size, frame.origin)
    var contents = SVGElement.group([:], [])
    animate(&contents, [.frame], transform: "translate") { state in
      let anchor = state.anchorPoint(size: size)
      return [("transform", "\(decimal(-anchor.x, 6)) \(decimal(-anchor.y, 6))")]
    }
    contents.set("class", "contents")
    contents.children += layers { picture, corners, rect in
      var element = SVGElement("rect")
      if corners.fixedRadius > 0 { element.set("rx", decimal(corners.fixedRadius, 3)) }
      var isRound = false
      if case .ofClip = corners { isRound = picture.written.contains(.clipRadius) }
      func radius(_ picture: AnimatedPicture, _ state: PropertyState) -> Double {
        rect(picture, state).clamped(radius: state.clipRadius)
      }
      picture.animate(
        &element, [.frame, .layoutScale, .clip] + (isRound ? [.clipRadius] : []),
        numbers: [
          { [picture] state in
            let rect = rect(picture, state)
            return SIMD4(rect.origin.x, rect.origin.y, max(rect.width, 0), max(rect.height, 0))
          }
        ] + (isRound ? [{ [picture] in SIMD4(radius(picture, $0), 0, 0, 0) }] : [])
      ) { [picture] in
        SVGElement.rectangleAttributes(rect(picture, $0))
          + (isRound ? [("rx", decimal(radius(picture, $0), 4))] : [])
      }
      return element
    }
    var element = contents
    func transform(
      _ kind: String, by property: ViewProperty, of picture: inout AnimatedPicture,
      _ value: (PropertyState) -> String
    ) {
      element = .group([:], [element])
      picture.animate(&element, [property], transform: kind) { [("transform", value($0))] }
    }
    if written.contains(.scale) {
      transform("scale", by: .scale, of: &self) {
        "\(decimal($0.scale.x, 7)) \(decimal($0.scale.y, 7))"
      }
    }
    if written.contains(.rotation) {
      transform("rotate", by: .rotation, of: &self) { decimal($0.rotation.angle.degrees, 7) }
    }
    func position(_ state: PropertyState) -> Point {
      let anchor = state.anchorPoint(size: size)
      return Point(
        x: origin.x + anchor.x + state.translation.dx,
        y: origin.y + anchor.y + state.translation.dy)
    }
    element = .group([:], [element])
    animate(
      &element, [.translation, .frame], transform: "translate",
      numbers: written.contains(.frame) ? [{ SIMD4(position($0).x, position($0).y, 0, 0) }] : []
    ) { [("transform", "\(decimal(position($0).x, 4)) \(decimal(position($0).y, 4))")] }
    return .group([:], [element])
  }
}
