extension AtomicTransition {
  /// Divides the content of the view into pieces, and gives each piece a transition.
  ///
  /// ```swift
  /// let curtain = AtomicTransition.pieces(.columns(8)) { piece in
  ///   .move(edge: .top).animation(.easeIn.delay(0.05 * Double(piece.index)))
  /// }
  /// ```
  ///
  /// The pieces are views of the timeline: `frame.views[.piece(of: .destination, 3)]`. The frame of a piece
  /// is the region that it shows, so a piece scales and rotates about its own centre. The other effects of
  /// the view apply to all of its pieces. A view has only one slicing. Transitions with the same slicing are
  /// combined piece by piece. Another slicing is ignored, with a diagnostic.
  ///
  /// A view has at most 10,000 pieces, including the pieces of pieces. A slicing that would make more is left
  /// out, with a diagnostic. Each piece is a view that the host draws. A few hundred pieces run smoothly on
  /// every device.
  ///
  /// The compiler calls the closure once for each piece, for each compilation.
  ///
  /// - Parameters:
  ///   - slicing: how the content is divided.
  ///   - transition: gives the transition of each piece.
  public static func pieces(
    _ slicing: Slicing, fileID: StaticString = #fileID, line: UInt = #line,
    _ transition: @escaping @Sendable (_ piece: Slicing.Piece) -> AtomicTransition
  ) -> AtomicTransition {
    pieces(slicing, fileID, line) { piece, _ in transition(piece) }
  }

  /// Gives each piece a transition for the operation that is compiled, which saves making the other one.
  ///
  /// - Parameter fault: what is wrong with how the pieces follow each other, which is reported; nil if nothing is.
  static func pieces(
    _ slicing: Slicing, _ fileID: StaticString, _ line: UInt, fault: String? = nil,
    _ transition:
      @escaping @Sendable (_ piece: Slicing.Piece, _ operation: Operation) -> AtomicTransition
  ) -> AtomicTransition {
    AtomicTransition(
      program: Program(Source({ "pieces" }, fileID, line), PiecesAction(slicing, fault, transition))
    )
  }
}
