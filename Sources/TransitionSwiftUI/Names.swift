// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import TransitionControllers
  import TransitionKit

  // The types of TransitionKit for a file that imports SwiftUI and this module. A name that SwiftUI has, too, gets a prefix.

  public typealias AtomicTransition = TransitionKit.AtomicTransition
  public typealias ScreenTransition = TransitionControllers.ScreenTransition
  public typealias Container = TransitionKit.Container
  public typealias PropertyState = TransitionKit.PropertyState

  public typealias KitNavigationTransition = TransitionKit.NavigationTransition
  public typealias KitAnimation = TransitionKit.Animation
  public typealias KitSpring = TransitionKit.Spring
  public typealias KitUnitCurve = TransitionKit.UnitCurve
  public typealias KitColor = TransitionKit.Color
  public typealias KitEdge = TransitionKit.Edge
  public typealias KitAxis = TransitionKit.Axis
  public typealias KitAngle = TransitionKit.Angle
  public typealias KitUnitPoint = TransitionKit.UnitPoint
#endif
