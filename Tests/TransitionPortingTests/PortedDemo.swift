import TransitionKit
import TransitionPorting

// The transitions of the demo of swiftui-navigation-transitions, as a user ports them: only the import changes.

/// What the demo can show.
enum PortedDemo: CaseIterable {
  case `default`
  case crossFade
  case slide
  case slideVertically
  case slideAndFadeIn
  case slideAndFadeOut
  case flip
  case flipVertically
  case swing
  case zoom
  case zoomAndSlide

  func callAsFunction() -> CustomNavigationTransition {
    switch self {
    case .default: .default
    case .crossFade: .fade(.cross)
    case .slide: .slide
    case .slideVertically: .slide(axis: .vertical)
    case .slideAndFadeIn: .slide.combined(with: .fade(.in))
    case .slideAndFadeOut: .slide.combined(with: .fade(.out))
    case .flip: .flip
    case .flipVertically: .flip(axis: .vertical)
    case .swing: .swing
    case .zoom: .zoom
    case .zoomAndSlide: .zoom.combined(with: .slide)
    }
  }

  /// The animations that the settings of the demo offer.
  static func animation(named name: String, duration: Double) -> AnyNavigationTransition.Animation?
  {
    switch name {
    case "linear": .linear(duration: duration)
    case "easeInOut": .easeInOut(duration: duration)
    case "spring": .interpolatingSpring(stiffness: 300, damping: 50)
    default: .none
    }
  }
}

extension CustomNavigationTransition {
  fileprivate static var swing: Self { .init(Swing()) }

  fileprivate static var zoom: Self { .init(Zoom()) }

  fileprivate static var flip: Self { .flip(axis: .horizontal) }

  fileprivate static func flip(axis: Axis) -> Self { .init(Flip(axis: axis)) }
}

struct Swing: NavigationTransitionProtocol {
  var body: some NavigationTransitionProtocol {
    Slide(axis: .horizontal)
    MirrorPush {
      let angle = 70.0
      let offset = 150.0
      OnInsertion {
        ZPosition(1)
        Rotate(.degrees(-angle))
        Offset(x: offset)
        Opacity()
        Scale(0.5)
      }
      OnRemoval {
        Rotate(.degrees(angle))
        Offset(x: -offset)
      }
    }
  }
}

/// The swing of the older versions, which sends the popped view to the back.
struct OlderSwing: NavigationTransitionProtocol {
  var body: some NavigationTransitionProtocol {
    let angle = 70.0
    let offset = 150.0
    Slide(axis: .horizontal)
    MirrorPush {
      OnInsertion {
        Rotate(.degrees(-angle))
        Offset(x: offset)
        Opacity()
        Scale(0.5)
      }
      OnRemoval {
        Rotate(.degrees(angle))
        Offset(x: -offset)
      }
    }
    OnPop {
      OnRemoval { SendToBack() }
    }
  }
}

struct Zoom: NavigationTransitionProtocol {
  var body: some NavigationTransitionProtocol {
    MirrorPush {
      Scale(0.5)
      OnInsertion {
        ZPosition(1)
        Opacity()
      }
    }
  }
}

struct Flip: NavigationTransitionProtocol {
  var axis: Axis

  var body: some NavigationTransitionProtocol {
    MirrorPush {
      Rotate3D(
        .degrees(180), axis: axis == .horizontal ? (x: 1, y: 0, z: 0) : (x: 0, y: 1, z: 0))
    }
  }
}
