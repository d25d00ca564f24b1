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

// What is nested is compared and hashed in loops, as it may be nested more deeply than any stack.
extension ViewID {
  /// Whether two names are of one view.
  public static func == (a: ViewID, b: ViewID) -> Bool {
    switch (a, b) {
    case (.view, .view), (.origin, .origin), (.destination, .destination): true
    case (.outgoing(let page), .outgoing(let other)): page == other
    case (.element(let name), .element(let other)): name == other
    case (.piece, .piece), (.interrupted, .interrupted): areNestedAlike(a, b)
    default: false
    }
  }

  private static func areNestedAlike(_ a: ViewID, _ b: ViewID) -> Bool {
    var (a, b) = (a, b)
    while true {
      switch (a, b) {
      case (.piece(let whole, let number), .piece(let other, let otherNumber)):
        guard number == otherNumber else { return false }
        (a, b) = (whole, other)
      case (.interrupted(let view), .interrupted(let other)): (a, b) = (view, other)
      default: return a == b
      }
    }
  }

  /// Hashes the name.
  ///
  /// - Parameter hasher: what collects the hash.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .view: hasher.combine(0)
    case .origin: hasher.combine(1)
    case .destination: hasher.combine(2)
    case .outgoing(let page):
      hasher.combine(3)
      hasher.combine(page)
    case .element(let name):
      hasher.combine(4)
      hasher.combine(name)
    case .piece, .interrupted: hashNested(into: &hasher)
    }
  }

  private func hashNested(into hasher: inout Hasher) {
    var view = self
    while true {
      switch view {
      case .piece(let whole, let number):
        hasher.combine(5)
        hasher.combine(number)
        view = whole
      case .interrupted(let other):
        hasher.combine(6)
        view = other
      default: return view.hash(into: &hasher)
      }
    }
  }
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
