import TransitionKit
import TransitionScenes

extension GestureRequest {
  /// Catches the page that leaves by the latest operation, if the finger touches it and moves as the operation does, or along the
  /// axis along which it leaves; nil if not.
  func catchPage() -> ScreenDrag? {
    let animator = window.animator
    guard let location = sample.location, let run = node.run, let page = run.from,
      let undone = screens.undone, node.settings.interruption == .interrupt, isFree,
      !run.isCancelling,
      !window.opens.contains(where: { $0.yields(to: node) }),
      !node.layout.shows(page),
      animator.stack(of: node.containerID) != nil || run.plan.operation == .dismiss,
      node.trackOffset(in: animator) == nil,
      // A finger that has waited may be beside it by now.
      touches(page, at: [location, location.moved(from: sample.translation)]),
      direction == run.plan.direction
        || leaves(page, along: policy.axis) && sample.moves(along: policy.axis),
      !node.isPending
    else { return nil }
    window.letGo(of: node)
    window.giveUpOpens(in: node)
    let old = node.layout
    screens.setCandidate(undone)
    screens.showCandidate()
    node.update()
    guard node.layout.shown.last?.entry == page,
      node.layout.shown.first != old.shown.first || run.plan.operation == .dismiss
    else {
      screens.dropCandidate()
      node.update()
      return nil
    }
    let plan = run.plan.reversedInHand
    let serial = window.begin(
      node, from: old, plan, plan.transition?.animation, isCaught: true)
    return .operation(
      OperationDrag(
        window, serial, plan, policy, run.plan.direction, of: node, isCaught: true))
  }

  /// Whether a screen is away from where it was at rest, more along an axis than across it.
  private func leaves(_ entry: Int, along axis: Axis) -> Bool {
    guard let element = window.animator.frame[node.id(entry)] else { return false }
    let rest = node.frame(of: entry, in: node.layout).origin
    let (x, y) = (
      abs(element.frame.origin.x + element.state.translation.dx - rest.x),
      abs(element.top - rest.y)
    )
    return axis == .horizontal ? x > y : y > x
  }

  /// Whether a screen is the uppermost one of the controller at one of some points of the window.
  private func touches(_ entry: Int, at points: [Point]) -> Bool {
    let screens = window.animator.frame.drawList.items.filter {
      $0.id.controller == node.number && $0.id.part == .screen
    }
    return points.contains { point in
      screens.last { $0.drawing.matrix.maps($0.layoutSize, over: point) }?.id.entry == entry
    }
  }
}

extension GestureSample {
  /// Whether the finger moves more along an axis than across it.
  fileprivate func moves(along axis: Axis) -> Bool {
    let motion = translation == .zero ? velocity ?? .zero : translation
    return axis == .horizontal ? abs(motion.x) > abs(motion.y) : abs(motion.y) > abs(motion.x)
  }
}

extension Transform {
  /// Whether a point is in what becomes of a rectangle at the origin.
  func maps(_ size: Size, over point: Point) -> Bool {
    let corners = [
      Point(x: 0, y: 0), Point(x: size.width, y: 0), Point(x: size.width, y: size.height),
      Point(x: 0, y: size.height),
    ].map { apply(to: $0) }
    // A point in a convex shape is on the same side of all edges.
    var (isLeft, isRight) = (false, false)
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let side =
        (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
      isLeft = isLeft || side > 0
      isRight = isRight || side < 0
    }
    return isLeft != isRight
  }
}
