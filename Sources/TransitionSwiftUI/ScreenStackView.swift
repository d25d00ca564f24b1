// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import SwiftUI
  import TransitionKit

  /// Shows the screens of a stack, and what dims those below a presented one.
  ///
  /// Shared elements, temporary views and clipping by parents are not shown: the screens are drawn next to each other.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct ScreenStackView<Screen: Hashable & Sendable, Content: View>: View {
    @ObservedObject private var stack: ScreenStackModel<Screen>
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    private let content: (Screen) -> Content

    public init(
      _ stack: ScreenStackModel<Screen>, @ViewBuilder content: @escaping (Screen) -> Content
    ) {
      _stack = ObservedObject(wrappedValue: stack)
      self.content = content
    }

    public var body: some View {
      GeometryReader { proxy in
        TimelineView(.animation(minimumInterval: nil, paused: !stack.isActive)) { context in
          ZStack(alignment: .topLeading) {
            ForEach(entries(at: context.date, size: proxy.size)) { entry in
              view(of: entry).drawn(as: entry.item, size: proxy.size)
            }
          }
          .onChange(of: context.date) { _, _ in stack.rest() }
        }
      }
      .clipped()
    }

    @ViewBuilder private func view(of entry: ScreenStackModel<Screen>.Entry) -> some View {
      if let screen = entry.screen { content(screen) } else { SwiftUI.Color.black }
    }

    private func entries(at date: Date, size: CGSize) -> [ScreenStackModel<Screen>.Entry] {
      stack.entries(
        at: date.timeIntervalSinceReferenceDate,
        in: Container(
          size: TransitionKit.Size(size), layoutDirection: .init(layoutDirection),
          prefersReducedMotion: reduceMotion))
    }
  }
#endif
