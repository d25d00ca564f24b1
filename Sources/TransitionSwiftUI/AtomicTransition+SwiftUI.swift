// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import SwiftUI
  import TransitionKit

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension AnyTransition {
    /// A transition of SwiftUI that plays a timeline of TransitionKit.
    ///
    /// ```swift
    /// card.transition(.kit(.move(edge: .bottom).combined(with: .opacity).animation(.bouncy)))
    /// ```
    ///
    /// SwiftUI's clock runs evenly through the timeline, for as long as the timeline takes: springs and curves are those of
    /// the timeline. Put the views into a ``TransitionContainer``, from which a move takes its distance.
    @MainActor public static func kit(_ transition: AtomicTransition) -> AnyTransition {
      func half(_ operation: AtomicTransition.Operation) -> AnyTransition {
        let away = operation == .insertion ? -1.0 : 1.0
        let duration = transition.compile(for: operation, in: Container(size: .zero))
          .timeline.duration
        return .modifier(
          active: TimelineModifier(transition: transition, position: away),
          identity: TimelineModifier(transition: transition, position: 0)
        ).animation(.linear(duration: duration))
      }
      return .asymmetric(insertion: half(.insertion), removal: half(.removal))
    }
  }

  /// A transition of TransitionKit as a `Transition` of SwiftUI, to be combined with others.
  ///
  /// It is animated by the animation of the change, so that its own curves come on top of that one:
  ///
  /// ```swift
  /// withAnimation(.linear(duration: 0.35)) { isShown.toggle() }
  /// ```
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct TimelineTransition: SwiftUI.Transition {
    let transition: AtomicTransition

    public init(_ transition: AtomicTransition) { self.transition = transition }

    public func body(content: Content, phase: SwiftUI.TransitionPhase) -> some View {
      let position: Double =
        switch phase {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
      return content.modifier(TimelineModifier(transition: transition, position: position))
    }
  }

  /// Shows a timeline at a position, which SwiftUI animates: -1 is the start of the insertion, 0 the view at rest, and 1 the
  /// end of the removal.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct TimelineModifier: ViewModifier, SwiftUI.Animatable {
    let transition: AtomicTransition
    var position: Double
    @Environment(\.transitionContainer) private var container
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.layoutDirection) private var layoutDirection

    init(transition: AtomicTransition, position: Double) {
      (self.transition, self.position) = (transition, position)
    }

    nonisolated var animatableData: Double {
      get { position }
      set { position = newValue }
    }

    func body(content: Content) -> some View { content.transitionState(state) }

    private var state: PropertyState {
      if position == 0 { return .rest }
      let container = Container(
        size: TransitionKit.Size(container), layoutDirection: .init(layoutDirection),
        prefersReducedMotion: reduceMotion)
      let timeline = transition.compile(for: position < 0 ? .insertion : .removal, in: container)
        .timeline
      return timeline.frame(at: (position < 0 ? 1 + position : position) * timeline.duration).view
    }
  }
#endif
