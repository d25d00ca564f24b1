import TransitionKit

extension ExportFormat {
  /// A picture that plays in a browser, within 0.1 % of the range of each number.
  public static let animatedSVG = animatedSVG()

  /// A picture that plays in a browser, also as an image in a page, and starts again a second after its end.
  ///
  /// In the first `duration` seconds the document shows the frame of that time, and then the views that remain after
  /// the transition. Software without animation shows a frame a little before the middle.
  /// The animations are those of SVG (SMIL), without a script. Bézier curves stay curves; any other motion becomes
  /// straight lines, as few as keep the tolerance. A view that is rotated in space consists of polygons, and its
  /// pieces are not drawn separately; the accuracy report lists such views.
  ///
  /// - Parameter tolerance: the largest error of motion without an exact form, as a fraction of the range of each
  ///   number, or in space as a fraction of the longer side of the view; it is clamped to 1e-9...1.
  public static func animatedSVG(tolerance: Double = 0.001) -> ExportFormat {
    ExportFormat(fileExtension: "animated.svg", hasCustomProperties: true) { presentation in
      animatedPicture(presentation, tolerance: Tolerance(tolerance))
    }
  }
}

private func animatedPicture(_ presentation: Presentation, tolerance: Tolerance) -> Export {
  let timeline = presentation.timeline
  let device = Device(presentation.container)
  let tree = presentation.tree
  let order = tree.preorder
  let names = Dictionary(
    firstOf: order.enumerated().map { ($1, "\($0)") })
  var accuracy = AccuracyReport()
  var definitions = [device.clipPath]
  func elements(_ views: [ViewID]) -> [SVGElement] {
    views.map { view in
      let children = elements(tree.children(of: view))
      let picture = AnimatedPicture(
        view, in: presentation, tolerance: tolerance, name: names[view] ?? "", around: children)
      definitions += picture.definitions
      accuracy.entries += picture.entries
      accuracy.omissions += picture.omissions
      return picture.element
    }
  }
  let views = elements(tree.roots)
  accuracy.omissions += presentation.omittedPieces
  let box = device.body.grown(by: device.border / 2)
  let milliseconds = decimal(timeline.duration * 1000, 1)
  var picture = SVGElement.picture(
    width: box.width, height: box.height, viewBox: box, title: presentation.name,
    summary: """
      Plays for \(milliseconds) ms, again and again; from back to front: \
      \(order.map { $0.label }.joined(separator: ", ")).
      """,
    [SVGElement("defs", [:], definitions)] + device.picture + [device.screen(views)])
  picture.set("font-family", "system-ui,sans-serif")
  return Export(document: picture.document, accuracy: accuracy)
}
