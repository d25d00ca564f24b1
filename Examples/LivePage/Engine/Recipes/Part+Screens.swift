import TransitionKit

extension Part {
  /// Whole screens, of which the destination and the origin move differently.
  static let screens: [Part] = [
    navigation(
      "slide", "Slide", "Whole screens", "Both screens slide.",
      [.edge(1)], code: "slide(edge: %0?)"
    ) { .slide(edge: $0.edge(0)) },
    navigation(
      "push.navigation", "Push", "Whole screens",
      "The new screen moves in over the old one, which follows by a third of the way, a little dimmed.",
      [.edge(1)], code: "push(edge: %0?)"
    ) { .push(edge: $0.edge(0)) },
    navigation(
      "pull", "Pull", "Whole screens", "The old screen moves out, and the new one follows.",
      [.edge(0)], code: "pull(edge: %0?)"
    ) { .pull(edge: $0.edge(0)) },
    navigation(
      "cover", "Cover", "Whole screens", "The new screen moves in over the old one.",
      [.edge(1)], code: "cover(edge: %0?)"
    ) { .cover(edge: $0.edge(0)) },
    navigation(
      "uncover", "Uncover", "Whole screens", "The old screen moves out and uncovers the new one.",
      [.edge(0)], code: "uncover(edge: %0?)"
    ) { .uncover(edge: $0.edge(0)) },
    navigation(
      "parallaxPush", "Parallax push", "Whole screens",
      "As on iOS: the new screen moves in over the old one, which is dimmed and follows by a third of the way.",
      code: "parallaxPush"
    ) { _ in .parallaxPush },
    navigation(
      "pageIn", "Page in", "Whole screens",
      "The new screen moves in while the old one shrinks behind it.",
      [.edge(1)], code: "pageIn(edge: %0?)"
    ) { .pageIn(edge: $0.edge(0)) },
    navigation(
      "pageOut", "Page out", "Whole screens",
      "The old screen moves out while the new one grows behind it.",
      [.edge(0)], code: "pageOut(edge: %0?)"
    ) { .pageOut(edge: $0.edge(0)) },
    navigation(
      "fade", "Fade", "Whole screens", "One screen fades, or both.",
      [.choice("style", ["in", "out", "cross"], 2)], code: "fade(%0?)"
    ) { .fade($0.integer(0) == 0 ? .in : $0.integer(0) == 1 ? .out : .cross) },
    navigation(
      "dissolve.navigation", "Dissolve", "Whole screens",
      "The new screen fades in over the old one.",
      code: "dissolve"
    ) { _ in .dissolve },
    navigation(
      "swing", "Swing", "Whole screens", "A slide in which both screens swing.", code: "swing"
    ) { _ in .swing },
    navigation(
      "flip", "Flip", "Whole screens", "Two sides of a card that turns over.",
      [.axis], code: "flip(axis: %0?)"
    ) { .flip(axis: $0.axis(0)) },
    navigation(
      "zoom", "Zoom", "Whole screens", "The new screen grows over the old one, which shrinks.",
      code: "zoom"
    ) { _ in .zoom },
    navigation(
      "zoomIn", "Zoom in", "Whole screens", "Into the old screen, which grows and fades.",
      code: "zoomIn"
    ) { _ in .zoomIn },
    navigation(
      "zoomOut", "Zoom out", "Whole screens", "Back from the old screen, which shrinks.",
      code: "zoomOut"
    ) { _ in .zoomOut },
    navigation(
      "zoomSlide", "Zoom slide", "Whole screens", "Both screens slide, smaller on the way.",
      [.edge(1)], code: "zoomSlide(edge: %0?)"
    ) { .zoomSlide(edge: $0.edge(0)) },
    navigation(
      "identity.navigation", "Nothing", "Whole screens", "One screen replaces the other at once.",
      code: "identity"
    ) { _ in .identity },
  ]
}
