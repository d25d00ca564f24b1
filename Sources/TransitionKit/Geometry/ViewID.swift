/// Names a view of a transition.
public indirect enum ViewID: Sendable, Hashable {
  /// The view of an atomic transition.
  case view
  /// The view that a navigation leaves.
  case origin
  /// The view that a navigation goes to.
  case destination
  /// A piece of a view, by its number.
  case piece(of: ViewID, Int)
  /// A view of a transition that was interrupted, which the one that took over knows nothing of.
  case interrupted(ViewID)
  /// A view that is still on screen although the transition that took over was interrupted too, by the number of its page.
  case outgoing(Int)
  /// An element of a scene, by the text of its id.
  case element(String)
}

extension ViewID: CustomStringConvertible {
  /// The name of the view.
  public var description: String {
    switch self {
    case .view: "view"
    case .origin: "origin"
    case .destination: "destination"
    case .piece(let view, let index): "\(view) piece \(index)"
    case .interrupted(let view): "interrupted \(view)"
    case .outgoing(let number): "outgoing \(number)"
    case .element(let name): name
    }
  }
}

extension ViewID {
  /// The view that a piece belongs to, or the view itself.
  package var whole: ViewID {
    if case .piece(let view, _) = self { return view.whole }
    return self
  }
}
