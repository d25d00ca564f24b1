/// Why an element with a match key flies, or why it does not.
public enum PairingReason: Sendable, Hashable, CaseIterable {
  /// It has a partner.
  case matched
  /// Another element on its side has the same key, and is in front of it or left later.
  case duplicate
  /// No element on the other side has its key.
  case noCounterpart
  /// Its partner, or it, is out of sight, and the key is for visible ones only.
  case offScreen
  /// Nothing animates the flight: the transaction or the element has no animation, or the definition of the change has
  /// another transition for it.
  case disabled
  /// An element on the other side has a key of the same name in another namespace.
  case otherNamespace
  /// Motion is reduced, so both ends fade.
  case reducedMotion
}

extension PairingReason: CustomStringConvertible {
  /// The reason as the end of a sentence, such as `no counterpart`.
  public var description: String {
    switch self {
    case .matched: "matched"
    case .duplicate: "duplicate"
    case .noCounterpart: "no counterpart"
    case .offScreen: "off-screen"
    case .disabled: "disabled"
    case .otherNamespace: "other namespace"
    case .reducedMotion: "reduced motion"
    }
  }
}
