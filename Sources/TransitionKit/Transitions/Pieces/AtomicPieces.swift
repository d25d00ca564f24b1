extension AtomicTransition {
  /// Takes the content of the view apart, and gives each piece a transition.
  ///
  /// ```swift
  /// let curtain = AtomicTransition.pieces(.columns(8)) { piece in
  ///   .move(edge: .top).animation(.easeIn.delay(0.05 * Double(piece.index)))
  /// }
  /// ```
  ///
  /// The pieces are views of the timeline: `frame.views[.piece(of: .destination, 3)]`. Each has its own
  /// frame, the region that it shows, so that it scales and rotates about its own centre; and all of them
  /// follow what else happens to the view that they are pieces of. A view can be taken apart in one way:
  /// pieces of the same slicing are combined piece by piece, and of another one they are left out with a
  /// diagnostic.
  ///
  /// A view has at most 10,000 pieces, those of pieces included; what would make more is left out with a
  /// diagnostic. Each piece is a view that the host draws, and a layer that a phone has to keep: some hundreds
  /// run smoothly everywhere.
  ///
  /// The closure is called once for each piece whenever the transition is compiled.
  public static func pieces(
    _ slicing: Slicing, _ transition: @escaping @Sendable (_ piece: Piece) -> AtomicTransition
  ) -> AtomicTransition {
    pieces(slicing) { piece, _ in transition(piece) }
  }

  /// Gives each piece a transition for the operation that is compiled, which saves making the other one.
  static func pieces(
    _ slicing: Slicing,
    _ transition: @escaping @Sendable (_ piece: Piece, _ operation: Operation) -> AtomicTransition
  ) -> AtomicTransition {
    AtomicTransition(
      program: Program(Source(label: { "pieces" }), .pieces(slicing, transition)))
  }
}
