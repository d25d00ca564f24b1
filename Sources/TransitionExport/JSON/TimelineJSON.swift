import TransitionKit

extension ExportFormat {
  /// The whole presentation without its conflicts, as JSON. ``Presentation/init(json:)-(String)`` reads it back to the
  /// bit.
  ///
  /// A custom animation is code, which a document cannot contain. It is written as straight lines, and the accuracy
  /// report has their error.
  public static let json = ExportFormat(fileExtension: "json", hasCustomProperties: true) {
    presentation in
    let parts = SampledParts(presentation.timeline)
    let document = TimelineDocument(presentation, parts)
    return Export(
      document: document.json.text(isPretty: true),
      accuracy: AccuracyReport(of: document, parts, for: presentation.timeline))
  }
}
