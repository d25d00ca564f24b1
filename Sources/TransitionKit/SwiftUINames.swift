// Names of SwiftUI, each with a fix-it that gives the name here.

extension Animation {
  @available(*, deprecated, renamed: "spring(response:dampingRatio:)")
  public static func spring(
    response: Double, dampingFraction: Double
  ) -> Animation {
    .spring(response: response, dampingRatio: dampingFraction)
  }

  @available(*, deprecated, renamed: "spring(response:dampingRatio:)")
  public static func spring(dampingFraction: Double) -> Animation {
    .spring(response: 0.5, dampingRatio: dampingFraction)
  }

  @available(
    *, deprecated, renamed: "spring(duration:bounce:)",
    message: "a blend duration is not needed: every interruption is continuous"
  )
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double
  ) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }

  @available(
    *, deprecated, renamed: "spring(response:dampingRatio:)",
    message: "a blend duration is not needed: every interruption is continuous"
  )
  public static func spring(
    response: Double = 0.5, dampingFraction: Double, blendDuration: Double
  ) -> Animation {
    .spring(response: response, dampingRatio: dampingFraction)
  }

  @available(*, deprecated, renamed: "interactiveSpring(response:dampingRatio:)")
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double, blendDuration: Double = 0
  ) -> Animation {
    .interactiveSpring(response: response, dampingRatio: dampingFraction)
  }

  @available(*, deprecated, renamed: "spring")
  public static var interpolatingSpring: Animation { .spring }

  @available(*, deprecated, renamed: "spring(duration:bounce:)")
  public static func interpolatingSpring(duration: Double, bounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }
}

extension Spring {
  @available(*, deprecated, renamed: "init(response:dampingRatio:)")
  public init(response: Double, dampingFraction: Double) {
    self.init(response: response, dampingRatio: dampingFraction)
  }
}

extension UnitPoint {
  @available(*, deprecated, renamed: "left", message: "a unit point does not follow the layout")
  public static var leading: UnitPoint { .left }

  @available(*, deprecated, renamed: "right", message: "a unit point does not follow the layout")
  public static var trailing: UnitPoint { .right }

  @available(*, deprecated, renamed: "topLeft", message: "a unit point does not follow the layout")
  public static var topLeading: UnitPoint { .topLeft }

  @available(
    *, deprecated, renamed: "topRight", message: "a unit point does not follow the layout"
  )
  public static var topTrailing: UnitPoint { .topRight }

  @available(
    *, deprecated, renamed: "bottomLeft", message: "a unit point does not follow the layout"
  )
  public static var bottomLeading: UnitPoint { .bottomLeft }

  @available(
    *, deprecated, renamed: "bottomRight", message: "a unit point does not follow the layout"
  )
  public static var bottomTrailing: UnitPoint { .bottomRight }
}

extension Color {
  @available(*, deprecated, renamed: "init(white:alpha:)")
  public init(white: Double, opacity: Double) { self.init(white: white, alpha: opacity) }

  @available(*, deprecated, renamed: "init(red:green:blue:alpha:)")
  public init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.init(red: red, green: green, blue: blue, alpha: opacity)
  }
}

// What people type who know other libraries.

extension Edge {
  @available(
    *, deprecated, renamed: "leading",
    message: "an edge follows the layout: leading is on the left if it runs from left to right"
  )
  public static var left: Edge { .leading }

  @available(
    *, deprecated, renamed: "trailing",
    message: "an edge follows the layout: trailing is on the right if it runs from left to right"
  )
  public static var right: Edge { .trailing }
}

extension AtomicTransition {
  @available(*, deprecated, renamed: "scale(_:anchor:)")
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AtomicTransition {
    .scale(scale, anchor: anchor)
  }

  @available(*, unavailable, renamed: "move(edge:)")
  public static func slide(from edge: Edge) -> AtomicTransition { .move(edge: edge) }

  @available(*, unavailable, renamed: "opacity")
  public static var fade: AtomicTransition { .opacity }

  @available(*, deprecated, renamed: "delayed(by:)")
  public func delay(_ delay: Double) -> AtomicTransition { delayed(by: delay) }
}

extension NavigationTransition {
  @available(*, unavailable, renamed: "slide(edge:)")
  public static func move(edge: Edge) -> NavigationTransition { .slide(edge: edge) }

  @available(*, unavailable, renamed: "slide(edge:)")
  public static func slide(from edge: Edge) -> NavigationTransition { .slide(edge: edge) }

  @available(*, unavailable, renamed: "push(edge:)")
  public static func push(from edge: Edge) -> NavigationTransition { .push(edge: edge) }

  @available(*, unavailable, message: "match(_:in:) lets an element fly from screen to screen")
  public static func zoom(
    sourceID: some Hashable, in namespace: some Hashable
  ) -> NavigationTransition { .zoom }
}

extension AtomicTransition.Operation {
  @available(*, unavailable, renamed: "insertion")
  public static var push: AtomicTransition.Operation { .insertion }

  @available(*, unavailable, renamed: "removal")
  public static var pop: AtomicTransition.Operation { .removal }
}

extension Rotation {
  @available(
    *, unavailable, message: "write rotation.angle = .degrees(_:), or Rotation(.degrees(_:), axis:)"
  )
  public static func degrees(_ degrees: Double) -> Rotation { Rotation() }
}
