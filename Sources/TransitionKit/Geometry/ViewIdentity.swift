/// The name or the number of a page, by which an animator recognizes it in another transition.
///
/// ```swift
/// let push = NavigationTransition.slide.compile(for: .push, from: "list", to: "detail", in: container)
/// ```
public enum ViewIdentity: Sendable, Hashable {
  /// A page that has a name.
  case name(String)
  /// A page that has a number.
  case number(Int)
}

extension ViewIdentity: ExpressibleByStringInterpolation {
  /// Creates the identity of a page that has a name.
  ///
  /// - Parameter name: the name, which is the same for the page in every transition.
  public init(stringLiteral name: String) { self = .name(name) }
}

extension ViewIdentity: ExpressibleByIntegerLiteral {
  /// Creates the identity of a page that has a number.
  ///
  /// - Parameter number: the number, which is the same for the page in every transition.
  public init(integerLiteral number: Int) { self = .number(number) }
}

extension ViewIdentity: CustomStringConvertible {
  /// The name or the number.
  public var description: String {
    switch self {
    case .name(let name): name
    case .number(let number): "\(number)"
    }
  }
}
