extension NavigationTransition {
  /// A slide in which the views swing about their centres, the new one growing and fading in.
  public static let swing = slide.combined(
    with: .mirrored(
      push: .asymmetric(
        insertion: [
          .zPosition(1), .rotate(.degrees(-70)), .offset(x: 150), .opacity, .scale(0.5),
        ],
        removal: [.rotate(.degrees(70)), .offset(x: -150)])))
}
