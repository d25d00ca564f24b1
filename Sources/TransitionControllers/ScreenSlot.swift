import TransitionScenes

/// What a controller can fill: a window, an element of it, or a screen of another controller.
public protocol ScreenContainer {
  /// The place in the window.
  var slot: ScreenSlot { get }
}

/// A place in a window that a controller fills.
public struct ScreenSlot: ScreenContainer {
  let window: ScreenWindow
  let place: ControllerNode.Place?

  public var slot: ScreenSlot { self }
}

extension ScreenWindow: ScreenContainer {
  /// The whole window, behind its elements.
  public var slot: ScreenSlot { ScreenSlot(window: self, place: .window(element: nil)) }

  /// An element of the window, by its local id.
  ///
  /// - Parameter element: the id of the element; while the window has no such element, the controller in it
  ///   is not seen.
  public func slot(element: String) -> ScreenSlot {
    ScreenSlot(window: self, place: .window(element: element))
  }

  /// Adds a controller that shows its screens at once.
  func add(_ screens: any ControlledScreens, in place: ControllerNode.Place?) -> ControllerNode {
    commit()
    let node = ControllerNode(
      number: controllerCount, place: place ?? .window(element: nil), screens: screens)
    controllerCount += 1
    guard place != nil else {
      node.state = .gone
      return node
    }
    nodes.append(node)
    node.update()
    needsLayout = true
    // The size has to be known before the source is asked.
    _ = scene()
    node.instant.modelScreens = node.layout.shown
    whileCommitting { notePresentations(of: node, to: nil, nil) }
    (node.modelScreens, node.instant.modelScreens) = (node.layout.shown, node.layout.shown)
    node.instant.shown = node.layout.shown
    // It is a part of the operation that just begins.
    guard !isCommitting else { return node }
    updateLayout(Transaction())
    updateAppearances()
    commit()
    return node
  }
}

extension TransitionController {
  /// A screen for another controller to fill. Of equal screens the uppermost one counts.
  ///
  /// - Parameters:
  ///   - screen: a screen of the state. A controller in one that is not there shows nothing and refuses all operations.
  ///   - element: the element of the screen that is filled; nil for the whole screen.
  public func slot(_ screen: Screen, element: String? = nil) -> ScreenSlot {
    window.commit()
    guard let entry = screens.number(of: screen),
      screens.leadsTo(entry) || screens.isInState(entry), !node.isGone
    else { return ScreenSlot(window: window, place: nil) }
    return ScreenSlot(
      window: window, place: .screen(controller: node, entry: entry, element: element))
  }
}
