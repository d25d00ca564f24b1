// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import SwiftUI
  import TransitionControllers
  import TransitionKit
  import TransitionScenes

  /// A stack of screens for a ``ScreenStackView``: what is pushed, popped and presented, and with which transitions.
  ///
  /// ```swift
  /// let stack = ScreenStackModel([Route.list]) { _ in .push() }
  /// stack.update { $0.push(.detail(3)) }
  /// ```
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor public final class ScreenStackModel<Screen: Hashable & Sendable>: ObservableObject {
    /// An element of the frame: a screen, or what dims those below it.
    struct Entry: Identifiable {
      let id: ScreenElementID
      /// Nil for what dims screens.
      let screen: Screen?
      let item: DrawList.Item
    }

    /// The controller, for its events and for gestures. Call ``wake()`` after calls to it.
    public let navigation: TransitionController<ScreenStack<Screen>>

    /// Whether something moves.
    private(set) var isActive = true
    private var list = SceneDrawList<ScreenElementID>()
    private var frame = SceneFrame<ScreenElementID>()
    /// The time of the display at which the window's clock was 0.
    private var start: Double

    public init(
      _ screens: [Screen],
      transitions: @escaping (OperationContext<Screen>) -> TransitionControllers.ScreenTransition?
    ) {
      let window = ScreenWindow(size: .zero)
      navigation = TransitionController(
        ScreenStack(screens), in: window, transitions: transitions)
      start = Date().timeIntervalSinceReferenceDate
    }

    /// Changes the stack. The screens follow from what is shown.
    ///
    /// - Returns: why the change was refused; nil if it was made.
    @discardableResult
    public func update(_ operation: (inout ScreenStack<Screen>) throws -> Void) -> OperationRefusal?
    {
      defer { wake() }
      return navigation.update(operation)
    }

    /// Draws frames from now on, until nothing moves.
    public func wake() {
      if !isActive {
        start = Date().timeIntervalSinceReferenceDate - navigation.window.clockTime
        isActive = true
      }
      objectWillChange.send()
    }

    /// What is on screen at a time of the display, from back to front. Pieces are not shown.
    func entries(at time: Double, in container: Container) -> [Entry] {
      let window = navigation.window
      window.prefersReducedMotion = container.prefersReducedMotion
      if window.size != container.frame.size || window.layoutDirection != container.layoutDirection
      {
        window.resize(to: container.frame.size, layoutDirection: container.layoutDirection)
      }
      window.advance(to: time - start)
      window.sample(into: &frame)
      list.update(from: frame)
      return list.items.compactMap { item in
        guard item.drawing.view == item.drawing.content else { return nil }
        switch item.id.part {
        case .screen:
          guard let screen = navigation.screen(of: item.id) else { return nil }
          return Entry(id: item.id, screen: screen, item: item.drawing)
        case .dimming: return Entry(id: item.id, screen: nil, item: item.drawing)
        case .container, .element, .temporary: return nil
        }
      }
    }

    /// Stops drawing frames if nothing moves.
    func rest() {
      guard isActive, navigation.window.isIdle else { return }
      isActive = false
      objectWillChange.send()
    }
  }
#endif
