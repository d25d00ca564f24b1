import TransitionKit
import TransitionScenes

/// A view of a scene and the elements around it, and where that puts the view in the scene.
package struct ElementChain {
  /// The view and the elements around it, from the inside to the outside.
  package let views: [ViewID]
  /// Their frames at rest.
  private let frames: [Rect]
  private let resizings: [Resizing]

  package init(to view: ViewID, in presentation: Presentation) {
    var views = [view]
    while let parent = presentation.nesting.parents[views[views.count - 1]] { views.append(parent) }
    self.views = views
    frames = views.map { presentation.frame(of: $0) }
    resizings = views.map { presentation.contents[$0]?.resizing ?? .relayout }
  }

  /// The size at which the view is laid out.
  ///
  /// - Parameter states: the states of ``views``, in their order.
  package func size(_ states: [PropertyState]) -> Size { box(0, states).size }

  /// The matrix from the space of the view, as it is laid out, to that of the scene. Each element is drawn flat into the one
  /// around it.
  package func matrix(_ states: [PropertyState]) -> Transform {
    var result = Transform.identity
    for index in views.indices {
      var step = Transform.identity
      let box = box(index, states)
      if index > 0 { step = contentScale(index, box.size) }
      step = step.concatenating(.translation(x: box.origin.x, y: box.origin.y))
        .concatenating(states[index].transform(size: frames[index].size))
        .concatenating(.translation(x: frames[index].origin.x, y: frames[index].origin.y))
      (result.m13, result.m23, result.m33, result.m43) = (0, 0, 0, 0)
      result = result.concatenating(step)
    }
    return result
  }

  /// The product of the opacities.
  package func opacity(_ states: [PropertyState]) -> Double {
    views.indices.reduce(1) { $0 * states[$1].visibleOpacity }
  }

  /// The product of the opacities of the elements around the view.
  package func opacityAround(_ states: [PropertyState]) -> Double {
    views.indices.dropFirst().reduce(1) { $0 * states[$1].visibleOpacity }
  }

  /// Whether the view, or an element around it, is turned away and not drawn from behind.
  package func showsBack(_ states: [PropertyState]) -> Bool {
    views.indices.contains {
      !states[$0].doubleSided && states[$0].isTurnedAway(size: frames[$0].size)
    }
  }

  /// The sum of the rotations in the plane.
  package func angle(_ states: [PropertyState]) -> Double {
    views.indices.reduce(0) { $0 + states[$1].rotation.z }
  }

  private func box(_ index: Int, _ states: [PropertyState]) -> Rect {
    let box = states[index].layoutFrame(size: frames[index].size)
    return Rect(
      x: box.origin.x, y: box.origin.y, width: max(box.width, 0), height: max(box.height, 0))
  }

  /// How the content of an element that is scaled is put into its box.
  private func contentScale(_ index: Int, _ size: Size) -> Transform {
    let final = frames[index].size
    let x = final.width > 0 ? size.width / final.width : 1
    let y = final.height > 0 ? size.height / final.height : 1
    let even: Double
    switch resizings[index] {
    case .relayout, .none: return .identity
    case .stretch: return .scale(x: x, y: y)
    case .fit: even = min(x, y)
    case .fill: even = max(x, y)
    }
    return Transform.scale(x: even, y: even).concatenating(
      .translation(
        x: (size.width - final.width * even) / 2, y: (size.height - final.height * even) / 2))
  }
}

/// A matrix of the plane as a move, after a rotation, after a scale, after a skew.
package struct PlaneParts {
  let origin: Point
  /// In radians.
  package let angle: Double
  package let scaleX: Double
  package let scaleY: Double
  /// The angle of the skew along the x axis, in radians.
  package let skew: Double

  /// - Parameters:
  ///   - turn: about how far the matrix rotates, so that angles do not jump by a full rotation.
  package init(_ matrix: Transform, near turn: Double) {
    origin = Point(x: matrix.m41, y: matrix.m42)
    let back = Transform.rotation(x: 0, y: 0, z: -turn)
    let flat = turn == 0 ? matrix : matrix.concatenating(back)
    let sign = flat.m11 < 0 ? -1.0 : 1
    let length = (flat.m11 * flat.m11 + flat.m12 * flat.m12).squareRoot()
    scaleX = sign * length
    guard length > 0, flat.m12 != 0 || flat.m21 != 0 else {
      (angle, scaleY, skew) = (turn, flat.m22, 0)
      return
    }
    let (cosine, sine) = (flat.m11 / scaleX, flat.m12 / scaleX)
    angle = turn + Double.atan2(y: sine, x: cosine)
    scaleY = cosine * flat.m22 - sine * flat.m21
    skew = Double.atan((cosine * flat.m21 + sine * flat.m22) / scaleX)
  }
}
