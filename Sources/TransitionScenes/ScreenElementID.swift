// Windows, in a module above, call the animator of scenes with these ids, and cannot see into its generic functions. So the
// functions that they call in every frame or operation are compiled for these ids where they are declared: `@_specialize`.

/// The identity of an element in a `ScreenWindow`.
public struct ScreenElementID: Hashable, Sendable {
  /// The number of the controller in its window, in the order in which they were created; nil for an element of the window.
  public let controller: Int?

  /// The number of the entry in its controller. It belongs to one entry, unless an equal screen comes back while the old one
  /// leaves: then it is the same screen, which reverses.
  public let entry: Int

  /// What the element is.
  public let part: Part

  /// What an element of a window is.
  public enum Part: Hashable, Sendable {
    /// What the screens of a controller are in.
    case container
    /// The element of a whole screen.
    case screen
    /// What dims the screens below a presented one.
    case dimming
    /// A view that a transition adds as long as it plays.
    case temporary(String)
    /// An element of a screen or of the window, by its local id.
    case element(String)
  }

  /// The id of an element that belongs to no screen, by its local id.
  ///
  /// - Parameter id: the id of the element among those of the window.
  public static func window(_ id: String) -> ScreenElementID {
    ScreenElementID(controller: nil, entry: 0, part: .element(id))
  }

  package init(controller: Int?, entry: Int = 0, part: Part) {
    (self.controller, self.entry, self.part) = (controller, entry, part)
  }

  /// The id of another part of the same screen.
  package func with(_ part: Part) -> ScreenElementID {
    ScreenElementID(controller: controller, entry: entry, part: part)
  }
}

extension ScreenElementID {
  /// Hashes the numbers as one, as an operation looks its ids up many times.
  public func hash(into hasher: inout Hasher) {
    var kind: UInt64 = 0
    switch part {
    case .container: break
    case .screen: kind = 1
    case .dimming: kind = 2
    case .temporary(let name):
      kind = 3
      hasher.combine(name)
    case .element(let name):
      kind = 4
      hasher.combine(name)
    }
    let (owner, number) = (
      UInt64(truncatingIfNeeded: controller ?? -1), UInt64(truncatingIfNeeded: entry)
    )
    hasher.combine(owner &<< 32 ^ number &<< 3 ^ kind)
  }
}

extension ScreenElementID: CustomStringConvertible {
  /// The controller, the entry and the part, such as `0/2/cover`, or the local id of an element of the window.
  public var description: String {
    guard let controller else { return part.description }
    if case .container = part { return "\(controller)" }
    if case .screen = part { return "\(controller)/\(entry)" }
    return "\(controller)/\(entry)/\(part)"
  }
}

extension ScreenElementID.Part: CustomStringConvertible {
  /// The local id of an element, or what the part is.
  public var description: String {
    switch self {
    case .container: "container"
    case .screen: "screen"
    case .dimming: "dimming"
    case .temporary(let name): "temporary \(name)"
    case .element(let name): name
    }
  }
}
