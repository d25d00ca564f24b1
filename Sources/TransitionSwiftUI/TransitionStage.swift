// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import SwiftUI
  import TransitionKit

  /// Shows one page, and goes to another one with a transition when the page changes.
  ///
  /// ```swift
  /// TransitionStage(page, .swing, operation: page == .list ? .pop : .push) { page in
  ///   PageView(page)
  /// }
  /// ```
  ///
  /// A change during a transition continues from what is shown, with its velocity.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct TransitionStage<Page: Hashable, Content: View>: View {
    private let page: Page
    private let transition: TransitionKit.NavigationTransition
    private let operation: TransitionKit.NavigationTransition.Operation
    private let didFinish: (Page) -> Void
    private let content: (Page) -> Content

    @State private var run: PageRun<Page>
    @State private var isRunning = false
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// - Parameters:
    ///   - operation: how the last change of the page was made.
    ///   - didFinish: called with the page when a transition has ended.
    public init(
      _ page: Page, _ transition: TransitionKit.NavigationTransition,
      operation: TransitionKit.NavigationTransition.Operation = .push,
      didFinish: @escaping (Page) -> Void = { _ in },
      @ViewBuilder content: @escaping (Page) -> Content
    ) {
      (self.page, self.transition, self.operation) = (page, transition, operation)
      (self.didFinish, self.content) = (didFinish, content)
      _run = State(wrappedValue: PageRun(page))
    }

    public var body: some View {
      GeometryReader { proxy in
        TimelineView(.animation(minimumInterval: nil, paused: !isRunning)) { context in
          ZStack(alignment: .topLeading) {
            ForEach(entries(at: context.date, size: proxy.size)) { entry in
              content(entry.id.page)
                .drawn(as: entry.item, size: proxy.size, isHidden: entry.isInPieces)
                .accessibilityHidden(entry.id.piece != nil)
            }
          }
          .onChange(of: context.date) { _, _ in end() }
        }
      }
      .clipped()
      .onChange(of: page) { _, next in
        run.go(operation, to: next, with: transition, at: Date().timeIntervalSinceReferenceDate)
        isRunning = true
      }
    }

    private func entries(at date: Date, size: CGSize) -> [PageRun<Page>.Entry] {
      run.entries(
        at: date.timeIntervalSinceReferenceDate,
        in: Container(
          size: TransitionKit.Size(size), layoutDirection: .init(layoutDirection),
          prefersReducedMotion: reduceMotion))
    }

    private func end() {
      guard isRunning, !run.isActive else { return }
      isRunning = false
      didFinish(run.page)
    }
  }
#endif
