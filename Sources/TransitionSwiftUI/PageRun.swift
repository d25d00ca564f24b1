// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import TransitionKit

  /// A run from page to page: one animator, and which page each of its views is.
  final class PageRun<Page: Hashable> {
    /// A page, or a piece of one, that is on screen.
    struct Entry: Identifiable {
      struct ID: Hashable {
        let page: Page
        /// Nil for the page itself, so that its view keeps its state whatever its role is.
        let piece: ViewID?
      }

      let id: ID
      /// Nil for a page at rest, and for one in pieces.
      let item: DrawList.Item?
      /// Whether the page is shown in pieces. Its view stays, hidden.
      var isInPieces = false
    }

    private(set) var page: Page
    private(set) var container = Container(size: .zero)
    private var animator: TransitionAnimator?
    private var list = DrawList()
    /// The time of the display at which the animator's clock was 0.
    private var start = 0.0
    private var pages: [Page] = []

    init(_ page: Page) { self.page = page }

    var isActive: Bool {
      guard let animator else { return false }
      if case .finished = animator.state { return false }
      return true
    }

    /// Goes to a page: from rest, or from what is shown.
    ///
    /// - Parameter time: the time of the call. A timeline view that was paused may give an earlier one first.
    func go(
      _ operation: NavigationTransition.Operation, to next: Page,
      with transition: NavigationTransition,
      at time: Double
    ) {
      guard next != page else { return }
      if !isActive { (animator, pages) = (nil, []) }
      let compiled = transition.compile(
        for: operation, from: .number(number(of: page)), to: .number(number(of: next)),
        in: container)
      page = next
      if animator?.retarget(to: compiled) == true { return }
      (animator, start) = (TransitionAnimator(compiled), time)
      animator?.start()
    }

    /// What is on screen at a time of the display, from back to front.
    func entries(at time: Double, in container: Container) -> [Entry] {
      if container != self.container {
        self.container = container
        animator?.resize(to: container)
      }
      guard let animator, isActive else {
        return [Entry(id: .init(page: page, piece: nil), item: nil)]
      }
      animator.advance(to: time - start)
      list.update(from: animator.frame, in: container)
      var entries: [Entry] = []
      var whole: Set<Page> = []
      for item in list.items {
        guard case .number(let number)? = animator.identity(of: item.content) else { continue }
        let isPiece = item.view != item.content
        let id = Entry.ID(page: pages[number], piece: isPiece ? item.view : nil)
        if isPiece, whole.insert(id.page).inserted {
          entries.append(Entry(id: .init(page: id.page, piece: nil), item: nil, isInPieces: true))
        }
        entries.append(Entry(id: id, item: item))
      }
      return entries
    }

    private func number(of page: Page) -> Int {
      if let number = pages.firstIndex(of: page) { return number }
      pages.append(page)
      return pages.count - 1
    }
  }
#endif
