import TransitionKit

// Views that are seen when they should not be, or not seen when they should be. What stands above `return` is in the
// guide, word for word.
extension Fault {
  static var removalEndsVisible: Fault {
    let fault: AtomicTransition = [.scale(0.6), .rotate(.degrees(20))]
    let repair: AtomicTransition = [.scale(0.6), .rotate(.degrees(20)), .opacity]

    return Fault(.removalEndsVisible, fault, repair, .removal, as: .filmAndAfter)
  }

  static var removalDoesNothing: Fault {
    let fault = AtomicTransition.onInsertion(.move(edge: .bottom))
    let repair = AtomicTransition.asymmetric(insertion: .move(edge: .bottom), removal: .opacity)

    return Fault(
      .removalDoesNothing, fault, repair, .removal, as: .frames([0, 0.5, 1.001]))
  }

  static var lateInsertion: Fault {
    let fault: AtomicTransition = [
      .offset(x: 0, y: 200), .opacity.animation(.linear, during: 0.99...1),
    ]
    let repair: AtomicTransition = [
      .offset(x: 0, y: 200), .opacity.animation(.linear, during: 0...0.5),
    ]

    return Fault(.lateInsertion, fault, repair, as: .film)
  }

  static var emptyScreen: Fault {
    let fault = NavigationTransition(
      .asymmetric(
        insertion: .opacity.animation(.linear, during: 0.6...1),
        removal: .opacity.animation(.linear, during: 0...0.4)))
    let repair = NavigationTransition(
      .asymmetric(
        insertion: .opacity.animation(.linear, during: 0.2...1),
        removal: .opacity.animation(.linear, during: 0...0.8)))

    return Fault(.emptyScreen, fault, repair, as: .film)
  }

  static var leftHidden: Fault {
    let fault = AtomicTransition.custom { view, operation, _ in
      if operation == .insertion { view.animation.opacity = 0 }
    }
    let repair = AtomicTransition.custom { view, operation, _ in
      if operation == .insertion { view.initial.opacity = 0 }
    }

    return Fault(.leftHidden, fault, repair, as: .filmAndAfter)
  }

  static var leftDisplaced: Fault {
    let fault = AtomicTransition.custom { view, operation, container in
      guard operation == .insertion else { return }
      view.initial.translation.dy = container.frame.height
      view.animation.translation.dy = 120
    }
    let repair = AtomicTransition.custom { view, operation, container in
      guard operation == .insertion else { return }
      view.initial.translation.dy = container.frame.height
    }

    return Fault(.leftDisplaced, fault, repair, as: .filmAndAfter)
  }

  static var neverReturns: Fault {
    let fault = AtomicTransition.custom { view, operation, container in
      guard operation == .removal else { return }
      view.animation.translation.dy = container.frame.height
      view.completion.translation.dy = container.frame.height
    }
    let repair = AtomicTransition.custom { view, operation, container in
      guard operation == .removal else { return }
      view.animation.translation.dy = container.frame.height
    }

    return Fault(.neverReturns, fault, repair, .removal, as: .chart(.view, .translation))
  }

  static var backSeen: Fault {
    let fault = AtomicTransition.custom { view, operation, _ in
      guard operation == .insertion else { return }
      view.initial.rotation = Rotation(.degrees(170), axis: (x: 0, y: 1, z: 0))
    }
    let repair = AtomicTransition.custom { view, operation, _ in
      guard operation == .insertion else { return }
      view.initial.rotation = Rotation(.degrees(170), axis: (x: 0, y: 1, z: 0))
      view.initial.doubleSided = false
    }

    return Fault(.backSeen, fault, repair, as: .film)
  }

  static var offScreenAtBothEnds: Fault {
    let fault = AtomicTransition.custom { view, operation, container in
      guard operation == .insertion else { return }
      view.initial.translation.dx = -container.frame.width
      view.animation.translation.dx = container.frame.width
      view.completion.translation.dx = 0
    }
    let repair = AtomicTransition.custom { view, operation, container in
      guard operation == .insertion else { return }
      view.initial.translation.dx = -container.frame.width
    }

    return Fault(.offScreenAtBothEnds, fault, repair, as: .film)
  }
}
