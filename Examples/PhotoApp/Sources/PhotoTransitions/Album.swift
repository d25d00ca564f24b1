import TransitionKit

extension NavigationTransition {
  /// The album rises over the library, which sinks back and gets darker.
  public static let album: NavigationTransition = {
    let sinking: AtomicTransition = [.scale(0.94), .overlay(.black.opacity(0.3))]
    return NavigationTransition.asymmetric(
      push: .asymmetric(insertion: .move(edge: .bottom), removal: sinking),
      pop: .asymmetric(insertion: sinking, removal: .move(edge: .bottom))
    )
    .animation(.spring(duration: 0.45))
  }()
}
