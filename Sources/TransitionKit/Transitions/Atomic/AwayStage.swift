extension TransientView {
  /// The stage at which the view is away: where an insertion starts and where a removal ends.
  subscript(away operation: AtomicTransition.Operation) -> PropertyState {
    get { operation == .insertion ? initial : animation }
    _modify {
      if operation == .insertion { yield &initial } else { yield &animation }
    }
  }
}
