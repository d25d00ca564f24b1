// Names of SwiftUI, each with a fix-it that gives the name here.

extension Animation {
  @available(*, deprecated, renamed: "spring(response:dampingRatio:)")
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825
  ) -> Animation {
    .spring(response: response, dampingRatio: dampingFraction)
  }

  @available(
    *, deprecated, renamed: "spring(response:dampingRatio:)",
    message: "a blend duration is not needed: every interruption is continuous"
  )
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double
  ) -> Animation {
    .spring(response: response, dampingRatio: dampingFraction)
  }

  @available(*, deprecated, renamed: "interactiveSpring(response:dampingRatio:)")
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double
  ) -> Animation {
    .interactiveSpring(response: response, dampingRatio: dampingFraction)
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
