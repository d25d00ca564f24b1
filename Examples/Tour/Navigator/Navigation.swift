// All controllers of this example: sheets over tabs, and a stack of pages in each tab.

import TransitionControllers

/// The screens of a window, and what the keys ask of them.
struct Navigation {
  let window: ScreenWindow
  let root: TransitionController<ScreenStack<RootScreen>>
  let tabs: TransitionController<TabSelection<Tab>>
  let stacks: [Tab: TransitionController<ScreenStack<Page>>]

  init(size: Size, tabs selection: TabSelection<Tab>) {
    window = ScreenWindow(size: size)
    root = TransitionController(ScreenStack([.main]), in: window) { _ in
      .card(detents: [.fraction(0.7)], dimming: 0.5)
    }
    let tabs = TransitionController(selection, in: root.slot(.main, element: "content")) { _ in
      ScreenTransition(.slide, animation: .snappy)
    }
    self.tabs = tabs
    stacks = Dictionary(
      uniqueKeysWithValues: selection.tabs.map { tab in
        let first = Page(tab: tab, depth: 1)
        return (
          tab,
          TransitionController(ScreenStack([first]), in: tabs.slot(tab)) { _ in
            ScreenTransition(.parallaxPush, animation: .snappy)
          }
        )
      })
  }

  /// Calls a closure with the events of all controllers as text.
  func onEvent(_ handler: @escaping (String) -> Void) {
    root.onEvent { handler("\($0)") }
    tabs.onEvent { handler("\($0)") }
    for tab in tabs.state.tabs { stacks[tab]?.onEvent { handler("\($0)") } }
  }

  /// The sheet on top; nil if there is none.
  var sheet: RootScreen? {
    guard let top = root.state.top, top.isPresented else { return nil }
    return top.screen
  }

  private var stack: TransitionController<ScreenStack<Page>>? { stacks[tabs.state.selected] }

  func push() {
    guard sheet == nil, let stack else { return }
    stack.push(Page(tab: tabs.state.selected, depth: stack.state.screens.count + 1))
  }

  func presentSheet() { root.present(.sheet(root.state.screens.count)) }

  /// Dismisses the sheet on top, or pops a page.
  func goBack() {
    if sheet != nil { root.dismiss() } else { stack?.pop() }
  }

  /// Begins to drag the sheet on top, or the page. From the first page a finger goes to the tab before.
  func beginDrag(_ sample: GestureSample) -> ScreenInteraction? {
    sheet != nil
      ? root.beginInteraction(.dismissal(), at: sample)
      : stack?.beginInteraction(.contentPan(), at: sample)
  }
}
