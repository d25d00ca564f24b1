extension AtomicTransition {
  /// Takes the content of the view apart like ``pieces(_:fileID:line:_:)``, and lets the pieces start one after the other.
  ///
  /// - Parameters:
  ///   - slicing: how the content is divided.
  ///   - stagger: the delays of the pieces.
  ///   - transition: gives the transition of each piece, which then starts after its delay.
  public static func pieces(
    _ slicing: Slicing, staggered stagger: Stagger,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ transition: @escaping @Sendable (_ piece: Slicing.Piece) -> AtomicTransition
  ) -> AtomicTransition {
    let delays = stagger.delays(of: slicing.pieces)
    let fault = OptionalParts.hasDiagnostics ? stagger.validationMessage : nil
    return pieces(slicing, fileID, line, fault: fault) { piece, _ in
      transition(piece).delayed(by: delays[piece.index])
    }
  }
}
