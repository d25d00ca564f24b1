extension NavigationTransition {
  /// Slides both views while they rotate about their centres. The destination grows and fades in.
  public static let swing = slide.combined(
    with: .mirrored(
      push: .asymmetric(
        insertion: [
          .zPosition(1), .rotate(.degrees(-70)), .offset(x: 150), .opacity, .scale(0.5),
        ],
        removal: [.rotate(.degrees(70)), .offset(x: -150)])))
}
