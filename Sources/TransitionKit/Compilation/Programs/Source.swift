/// The source of a contribution.
package struct Source: Sendable {
  /// Returns the name of the source as it is written in code. It is called only when the name is read; nil in a module that
  /// reads no names.
  private let name: (@Sendable () -> String)?

  /// The name of the source as it is written in code.
  package var label: String {
    OptionalParts.useNames()
    return name?() ?? ""
  }

  /// Whether the library wrote it: with the same label it writes the same. A custom handler and a transition by
  /// phases are no primitives.
  package let isPrimitive: Bool

  /// Whether reducing motion removes the movement.
  package let hasMotion: Bool

  /// The line that made it, which is inside the library for a static property.
  private let caller: SourceSite

  package init(
    _ label: @escaping @Sendable () -> String, _ fileID: StaticString, _ line: UInt,
    isPrimitive: Bool = true, hasMotion: Bool = true
  ) {
    name = OptionalParts.hasNames ? label : nil
    self.isPrimitive = isPrimitive
    self.hasMotion = hasMotion
    caller = SourceSite(fileID: fileID, line: line)
  }

  /// A primitive in place of another one, at its line.
  init(_ label: @escaping @Sendable () -> String, replacing other: Source) {
    self.init(label, other.caller.fileID, other.caller.line)
  }

  /// Whether two sources have the same name, as far as names are kept: a filter before what they write is compared.
  package func hasSameName(as other: Source) -> Bool { name?() == other.name?() }

  /// The line outside the library that made it; nil if there is none.
  var site: SourceSite? { caller.isInLibrary ? nil : caller }
}
