// Not run on Apple's systems: CI compiles this file against declarations of the interface of UIKit that it uses.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import TransitionKit
  import UIKit

  /// Shows the frames of a transition: a view for each item of the draw list.
  final class StageView: UIView {
    /// The page that each view of the transition is.
    var pages: [ViewID: UIView]

    private var list = DrawList()
    private var itemViews: [ItemView] = []
    /// The item, and the page, that each of the item views is for.
    private var shown: [(view: ViewID, page: UIView)] = []

    init(frame: CGRect, pages: [ViewID: UIView]) {
      self.pages = pages
      super.init(frame: frame)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    func show(_ frame: Timeline.Frame, in container: Container) {
      list.update(from: frame, in: container)
      let items = list.items.compactMap { item in pages[item.content].map { (item, page: $0) } }
      let isArranged =
        items.count == shown.count
        && zip(items, shown).allSatisfy { $0.0.view == $1.view && $0.page === $1.page }
      if !isArranged { arrange(items) }
      for (view, (item, _)) in zip(itemViews, items) { view.show(item) }
    }

    /// Makes the views of other items. Whole pages move into them, and pieces show snapshots.
    private func arrange(_ items: [(item: DrawList.Item, page: UIView)]) {
      let views = items.map { item, page in
        let isPiece = item.view != item.content
        let content = isPiece ? page.snapshotView(afterScreenUpdates: false) : page
        return ItemView(showing: content ?? UIView())
      }
      for view in itemViews { view.removeFromSuperview() }
      for view in views { addSubview(view) }
      itemViews = views
      shown = items.map { ($0.item.view, $0.page) }
    }
  }
#endif
