// SwiftUI has these names itself.
#if !canImport(SwiftUI)
  import TransitionKit

  /// What the body of a ``ViewModifier`` returns, by the name that it has in SwiftUI: content with effects.
  ///
  /// Only `TransitionContent` conforms to it.
  public protocol View: Sendable {
    /// The content with its effects.
    var transitionContent: TransitionContent { get }
  }

  extension TransitionContent: View {
    /// The content itself.
    public var transitionContent: TransitionContent { self }
  }

  /// A modifier with a body, by the name that it has in SwiftUI.
  ///
  /// ```swift
  /// struct Fade: ViewModifier {
  ///   var amount: Double
  ///   var animatableData: Double {
  ///     get { amount }
  ///     set { amount = newValue }
  ///   }
  ///
  ///   func body(content: Content) -> some View { content.opacity(1 - amount) }
  /// }
  ///
  /// let fade = AtomicTransition.modifier(active: Fade(amount: 1), identity: Fade(amount: 0))
  /// ```
  public protocol ViewModifier: TransitionModifier where Body: View {}

  extension ViewModifier {
    public func modify(_ state: inout PropertyState, in context: ModifierContext) {
      state = shownState(in: context)
    }

    public func bodyState(in context: ModifierContext) -> PropertyState? { shownState(in: context) }

    private func shownState(in context: ModifierContext) -> PropertyState {
      body(content: TransitionContent(in: context.container)).transitionContent.state
    }
  }

  /// A modifier whose data is animated, by the name that it has in SwiftUI.
  public typealias AnimatableModifier = ViewModifier
#endif
