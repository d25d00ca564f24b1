import TransitionControllers
import TransitionKit

/// The window of the app: a stack of screens, over which a card is presented.
public func makeNavigation(
  in window: ScreenWindow
) -> TransitionController<ScreenStack<Screen>> {
  TransitionController(ScreenStack([.library]), in: window) { context in
    switch context.operation {
    case .present, .dismiss: .card(detents: [.medium, .large])
    default: .push()
    }
  }
}
