// Tabs above a tab bar, which is an element of the window: they are selected, and swiped with a finger.

import TransitionControllers

func swipeTabs() throws {
  let window = ScreenWindow(
    size: Size(width: 390, height: 844),
    elements: [
      Element("content", frame: Rect(x: 0, y: 0, width: 390, height: 760)),
      Element("tab bar", frame: Rect(x: 0, y: 760, width: 390, height: 84)),
    ])
  let tabs = TransitionController(
    try TabSelection(["home", "search", "profile"]), in: window.slot(element: "content")
  ) { _ in
    // An earlier tab comes from the leading edge, as the transition goes back then.
    ScreenTransition(.slide(edge: .trailing), duration: 0.4)
  }

  let table = ScreenTable(window, elements: ["tab bar"])
  table.follow(tabs)
  table.printFrame()

  print("\nselect(\"profile\")")
  tabs.select("profile")
  table.printFrames()

  print("\nselect(\"profile\") again")
  tabs.select("profile")

  print("\nA swipe to the earlier tab, far enough")
  table.drag(tabs, .tabs, by: Point(x: 160, y: 0))
  table.printFrames()

  print("\nA swipe to the later tab, not far enough")
  table.drag(tabs, .tabs, by: Point(x: -100, y: 0))
  table.printFrames()

  print("\nA short flick to the later tab")
  table.drag(tabs, .tabs, by: Point(x: -60, y: 0), velocity: Point(x: -1500, y: 0))
  table.printFrames()

  print("\nA swipe beyond the last tab")
  table.drag(tabs, .tabs, by: Point(x: -160, y: 0))
  print("\n\(tabs.state)")
}
