/// A kind of document that a presentation can be exported as, with its options.
///
/// The formats are static members: ``json``, ``css``, and so on.
public struct ExportFormat: Sendable {
  /// What the names of files of the format end in, without the first dot: `css`, `chart.svg`.
  ///
  /// No two formats share one, so that exports of one transition can lie in one folder.
  public let fileExtension: String

  /// Whether documents have custom properties, too.
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
