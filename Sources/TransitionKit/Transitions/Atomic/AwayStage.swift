extension TransientView {
  /// The stage at which the view is away: where an insertion starts and where a removal ends.
  package subscript(away operation: AtomicTransition.Operation) -> PropertyState {
    get { operation == .insertion ? initial : animation }
    _modify {
      if operation == .insertion { yield &initial } else { yield &animation }
    }
  }

  /// The stage at which the view is there: where an insertion ends and where a removal starts.
  subscript(present operation: AtomicTransition.Operation) -> PropertyState {
    get { operation == .insertion ? animation : initial }
    _modify {
      if operation == .insertion { yield &animation } else { yield &initial }
    }
  }
}
