import TransitionKit
import TransitionScenes

/// A finger that waits until its direction is known. What is on its way under it stands still.
final class WaitingTouch {
  /// The controller whose gesture it may become.
  let node: ControllerNode
  /// The controllers under the finger.
  let touched: [ControllerNode]
  /// Whether it waits no more.
  fileprivate(set) var isOver = false

  fileprivate init(_ node: ControllerNode, _ touched: [ControllerNode]) {
    (self.node, self.touched) = (node, touched)
  }
}

extension ScreenWindow {
  /// Lets a finger wait on a controller.
  ///
  /// - Parameter location: where it touches; nil if that is not known, so that only this controller and those around it are under it.
  func touch(_ node: ControllerNode, at location: Point?) -> WaitingTouch {
    let items = location.map { location in
      animator.frame.drawList.items.filter { $0.drawing.matrix.maps($0.layoutSize, over: location) }
    }
    let touched = nodes.filter { other in
      node.isInside(other)
        || other.isInside(node) && items?.contains { $0.id == other.containerID } ?? false
    }
    let touch = WaitingTouch(node, touched)
    touches.append(touch)
    for node in touched { catchMotions(of: node) }
    return touch
  }

  /// Lets a finger wait no more. What no other one holds continues.
  func end(_ touch: WaitingTouch) {
    guard !touch.isOver else { return }
    touch.isOver = true
    touches.removeAll { $0 === touch }
    for node in touch.touched where !touches.contains(where: { $0.touches(node) }) {
      continueMotions(of: node)
    }
  }

  /// Lets fingers wait no more for gestures of a controller that is gone.
  func endTouches(of node: ControllerNode) {
    for touch in touches where touch.node === node { end(touch) }
    continueMotions(of: node)
  }

  /// Refuses the gestures that still wait in a controller that another one drives, in what is in it, and in what is around it.
  func refuseTouches(besides node: ControllerNode) {
    for touch in touches where touch.node.isInside(node) || node.isInside(touch.node) {
      end(touch)
      events.add(.refused(.otherGesture), of: touch.node)
    }
  }

  /// Lets what is on its way in a controller stand still.
  private func catchMotions(of node: ControllerNode) {
    guard node.caught == nil, !opens.drive(node), !opens.takeAway(node), !node.isGone,
      !node.isCovered,
      node.settings.interruption == .interrupt || node.run == nil,
      let change = animator.catchMotions(in: node.containerID, opens[of: node]?.change)
    else { return }
    node.caught = change
    // No operation is merged with the beginning of a gesture.
    beginInstant()
  }

  /// Lets what fingers that wait have caught of a controller continue to where it was going.
  func continueMotions(of node: ControllerNode) {
    guard let caught = node.caught else { return }
    node.caught = nil
    if let open = opens[of: node], open.isReleased, open.change.isOpen {
      if open.isCommitted {
        open.change.finish()
      } else {
        open.change.cancel(velocity: 0, animation: nil) { self.scene(without: $0) }
      }
    }
    animator.continuePages(in: node.containerID)
    caught.cancel(velocity: 0, animation: nil) { self.scene(without: $0) }
    endInstant()
  }
}

extension WaitingTouch {
  fileprivate func touches(_ node: ControllerNode) -> Bool { touched.contains { $0 === node } }
}
