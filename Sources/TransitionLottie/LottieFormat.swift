import TransitionExport
import TransitionKit

extension ExportFormat {
  /// A Lottie animation, with default options.
  public static let lottie = lottie()

  /// A Lottie animation: a card for each view, moved by keyframes.
  ///
  /// The document is valid against version 1.0 of the Lottie specification, and all players show it alike. Easings
  /// that Lottie has are exact; any other motion becomes straight lines. The specification has neither space nor filters
  /// and shadows: the accuracy report lists them as omissions. A view in pieces is a null layer that moves a layer for
  /// each piece. An element of a scene is a layer whose parent is that of the element that it is in. The size of a composition is whole numbers, so that the size of a container is rounded up.
  ///
  /// - Parameter tolerance: the largest error of lines, as a fraction of the range of each component; clamped to
  ///   1e-9...1, and 0.001 if it is not a number.
  /// - Parameter framesPerSecond: the unit of time of the document; clamped to 1...1000, and 60 if it is not a
  ///   number. Keyframes may be between frames.
  public static func lottie(
    tolerance: Double = 0.001, framesPerSecond: Double = 60
  ) -> ExportFormat {
    let tolerance = Tolerance(tolerance)
    let framesPerSecond = framesPerSecond.isNaN ? 60 : min(max(framesPerSecond, 1), 1000)
    return ExportFormat(fileExtension: "lottie.json") { presentation in
      let timeline = presentation.timeline
      let lastFrame = LottieNumber.tidy(timeline.duration * framesPerSecond)
      let outPoint = lastFrame.rounded(.up) + 1
      let reader = KeyframedTrackReader(timeline, tolerance: tolerance)
      var accuracy = AccuracyReport()
      let elements = LottieElements(presentation, reader, tolerance: tolerance)
      var layers: [ViewID: [LottieLayer]] = [:]
      for target in timeline.targets where target.parent == nil {
        let frame = presentation.frame(of: target.id).finite
        let family = LottieFamily(
          of: target.id, in: frame, of: timeline, elements, until: outPoint
        ) { view in
          elements.tracks(of: view).map { track in
            let isCommon = track.property == .opacity && elements.hasCommonOpacity(view)
            return LottieTrack(
              track.staysWithinLimits(in: frame.size) || isCommon
                ? track : reader.baked(track, tolerance: tolerance),
              in: frame.size, of: timeline, framesPerSecond: framesPerSecond,
              shownValue: isCommon
                ? { SIMD4(elements.opacity(of: view, at: $0), 0, 0, 0) } : nil)
          }
        }
        layers[target.id] = family.layers
        accuracy.entries += family.accuracy.entries
        accuracy.omissions += family.accuracy.omissions
      }
      accuracy.omissions += presentation.omittedPieces
      let size = presentation.container.frame.size
      let (width, height) = (pixels(size.width), pixels(size.height))
      if Double(width) != size.width || Double(height) != size.height {
        accuracy.omissions.append(
          """
          the size of the container: a composition is whole numbers of points wide and high, here \
          \(width) x \(height)
          """)
      }
      let composition = LottieComposition(
        name: presentation.name, framesPerSecond: framesPerSecond, outPoint: outPoint,
        width: width, height: height,
        layers: LottieLayer.numbered(elements.topmostFirst.flatMap { layers[$0] ?? [] }))
      return Export(document: composition.text, accuracy: accuracy)
    }
  }

  /// The least whole number that a length fits in.
  private static func pixels(_ length: Double) -> Int {
    length.isNaN ? 0 : Int(min(max(length, 0), 1e9).rounded(.up))
  }
}
