/// The action of a view that is taken apart.
final class PiecesAction: PrimitiveAction {
  /// Gives each piece its transition for an operation.
  typealias Handler = @Sendable (Slicing.Piece, AtomicTransition.Operation) -> AtomicTransition

  private let slicing: Slicing
  /// What is wrong with how the pieces follow each other; nil if nothing is.
  private let fault: String?
  private let transition: Handler

  init(_ slicing: Slicing, _ fault: String?, _ transition: @escaping Handler) {
    self.slicing = slicing
    self.fault = fault
    self.transition = transition
  }

  var isHandler: Bool { true }

  func run(in compiler: inout Compiler, as origin: Int) {
    if let fault { compiler.note(.unusableDuration, fault, nil, origin) }
    for target in compiler.activeTargets {
      compiler.slice(target, slicing, transition, as: origin)
    }
  }

  func isEqual(to other: PiecesAction) -> Bool {
    slicing == other.slicing && fault == other.fault
      && slicing.pieces.allSatisfy { piece in
        AtomicTransition.Operation.allCases.allSatisfy {
          transition(piece, $0) == other.transition(piece, $0)
        }
      }
  }
}

extension Compiler {
  /// Compiles a transition for each piece of a view.
  fileprivate mutating func slice(
    _ target: Int, _ slicing: Slicing,
    _ transition: (Slicing.Piece, AtomicTransition.Operation) -> AtomicTransition, as origin: Int
  ) {
    if OptionalParts.hasDiagnostics, let message = slicing.validationMessage {
      note(.unusableSlicing, "the slicing \(message)", target, origin)
    }
    let pieces = slicing.pieces
    if let known = slicings[target], known.slicing != slicing {
      report(
        PendingDiagnostic(
          kind: .slicedTwice, target: target, origin: origin,
          message: "takes apart a view that already is in pieces of another kind; it is left out"))
      return
    }
    let view = targets[target]
    let frame = frame(of: target)
    if slicings[target] == nil {
      let (root, count) = (view.id.whole, pieces.count)
      let (total, isTooLarge) = pieceCounts[root, default: 0].addingReportingOverflow(count)
      guard !isTooLarge, total <= Slicing.maximumCount else {
        note(
          .unusableSlicing,
          """
          takes \(root) apart into more than \(Slicing.maximumCount) pieces, those of pieces included; \
          what goes beyond is left out
          """, target, origin)
        return
      }
      pieceCounts[root] = total
      slicings[target] = (slicing, targets.count)
      targets += pieces.map { piece in
        TransitionTarget(
          id: .piece(of: view.id, piece.index), operation: view.operation, parent: target,
          region: piece.unitRect)
      }
    }
    guard let first = slicings[target]?.first else { return }
    outerScopes.append(scope)
    for piece in pieces {
      var state = outerScopes[outerScopes.count - 1]
      state.piece = first + piece.index
      // What is for insertions only is for pieces of the inserted view only.
      if target < rootCount { state.active = target..<target + 1 }
      state.pieceFrame = Rect(
        x: frame.origin.x + piece.unitRect.origin.x * frame.width,
        y: frame.origin.y + piece.unitRect.origin.y * frame.height,
        width: piece.unitRect.width * frame.width, height: piece.unitRect.height * frame.height)
      state.node = nodes.count
      state.reducesFrom = nil
      nodes.append(ProvenanceTable.ScopeNode(kind: .operands, position: origins[origin].position))
      scope = state
      transition(state.isMirrored ? piece.mirrored : piece, view.operation).program.walk {
        take($0)
      }
    }
    scope = outerScopes.removeLast()
  }
}
