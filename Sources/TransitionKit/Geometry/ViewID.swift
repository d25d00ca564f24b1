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
    name {
      switch $0 {
      case .view: "view"
      case .origin: "origin"
      case .destination: "destination"
      case .piece, .interrupted: ""
      case .outgoing(let number): "outgoing \(number)"
      case .element(let name): name
      }
    }
  }
}

extension ViewID {
  /// The view that a piece belongs to, or the view itself.
  package var whole: ViewID {
    var view = self
    while case .piece(let other, _) = view { view = other }
    return view
  }

  /// The name of the view by that of the one inside, however deep that is.
  package func name(of innermost: (ViewID) -> String) -> String {
    var (view, before, after) = (self, "", [String]())
    while true {
      switch view {
      case .piece(let other, let index):
        after.append(" piece \(index)")
        view = other
      case .interrupted(let other):
        before += "interrupted "
        view = other
      case .view, .origin, .destination, .outgoing, .element:
        return before + innermost(view) + after.reversed().joined()
      }
    }
  }
}
