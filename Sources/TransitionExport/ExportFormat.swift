/// A kind of document that a presentation can be exported as, with its options.
///
/// The formats are static members: ``json``, ``css``, and so on.
public struct ExportFormat: Sendable {
  /// What files of the format end in, without a dot.
  public let fileExtension: String

  /// Whether documents have properties of one's own, too.
  let hasCustomProperties: Bool

  let export: @Sendable (Presentation) -> Export

  init(
    fileExtension: String, hasCustomProperties: Bool = false,
    _ export: @escaping @Sendable (_ presentation: Presentation) -> Export
  ) {
    self.fileExtension = fileExtension
    self.hasCustomProperties = hasCustomProperties
    self.export = export
  }
}
