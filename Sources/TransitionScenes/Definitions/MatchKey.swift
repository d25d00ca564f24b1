/// What an element shows: a removed element and an inserted one with equal keys are one shared element.
///
/// ```swift
/// Element("thumbnail 42", frame: thumbnail).match("cover/42", in: "library")
/// Element("header image", frame: header).match("cover/42", in: "library")
/// ```
///
/// Two keys belong together if their names and namespaces are equal. How an element takes part, such as its ``role-swift.property``,
/// is not compared.
///
/// - SeeAlso: ``SceneElement/match``
public struct MatchKey: Sendable, Hashable {
  /// How an element that stays takes part.
  public enum Role: Sendable, Hashable, CaseIterable {
    /// Only while it is inserted or removed.
    case standard
    /// Also while it stays: an element that comes flies out of it, and one that leaves flies back.
    ///
    /// It is hidden as long as its partner is on screen, unless it ``MatchKey/staysVisible``.
    case source
  }

  /// What the element shows, such as `cover/42`.
  public let name: String

  /// What the name is unique in, such as `library`.
  public let namespace: String

  /// How the element takes part while it stays.
  public var role: Role

  /// Whether a source is shown also while its partner is on screen.
  public var staysVisible: Bool

  /// Whether a partner is ignored that is out of sight: outside the scene, or outside an ancestor that clips.
  public var onlyVisible: Bool

  /// Creates the key of what an element shows.
  ///
  /// - Parameters:
  ///   - name: what the element shows, such as `cover/42`.
  ///   - namespace: what the name is unique in.
  ///   - role: how the element takes part while it stays.
  ///   - staysVisible: whether a source is shown also while its partner is on screen.
  ///   - onlyVisible: whether a partner that is out of sight is ignored.
  public init(
    _ name: String, in namespace: String = "", role: Role = .standard, staysVisible: Bool = false,
    onlyVisible: Bool = false
  ) {
    self.name = name
    self.namespace = namespace
    self.role = role
    self.staysVisible = staysVisible
    self.onlyVisible = onlyVisible
  }
}

extension MatchKey: ExpressibleByStringInterpolation {
  /// Creates a key without a namespace.
  ///
  /// - Parameter name: what the element shows, such as `cover/42`.
  public init(stringLiteral name: String) { self.init(name) }
}

extension MatchKey {
  /// Whether two elements show the same thing.
  func matches(_ other: MatchKey) -> Bool {
    name == other.name && namespace == other.namespace
  }
}

extension MatchKey: CustomStringConvertible {
  /// The name, the namespace if there is one, and how the element takes part, such as `cover/42 in library, source`.
  public var description: String {
    var text = namespace.isEmpty ? name : "\(name) in \(namespace)"
    if role == .source { text += ", source" }
    if staysVisible { text += ", stays visible" }
    if onlyVisible { text += ", only if visible" }
    return text
  }
}
