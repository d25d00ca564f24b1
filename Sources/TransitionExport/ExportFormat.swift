/// A kind of document that a presentation can be exported as, with its options.
///
/// The formats are static members: ``json``, ``animatedSVG``, and so on.
public struct ExportFormat: Sendable {
  /// The file extension, without the first dot: `css`, `chart.svg`.
  ///
  /// It is different for every format, so that all exports of a transition fit into one folder.
  public let fileExtension: String

  /// Whether documents contain custom properties.
  let hasCustomProperties: Bool

  /// Whether documents draw each element of a scene by itself, with the effects and the scale of those around it.
  let drawsElementsInScene: Bool

  /// Whether documents repeat for ever what does so in a scene.
  let repeats: Bool

  let export: @Sendable (Presentation) -> Export

  package init(
    fileExtension: String, hasCustomProperties: Bool = false, drawsElementsInScene: Bool = false,
    repeats: Bool = false,
    _ export: @escaping @Sendable (_ presentation: Presentation) -> Export
  ) {
    self.fileExtension = fileExtension
    self.hasCustomProperties = hasCustomProperties
    self.drawsElementsInScene = drawsElementsInScene
    self.repeats = repeats
    self.export = export
  }
}

extension ExportFormat: CustomStringConvertible {
  /// The file extension.
  public var description: String { ".\(fileExtension)" }
}
