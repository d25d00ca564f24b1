import TransitionKit

extension ExportFormat {
  /// A Lottie animation, with the options' defaults.
  public static let lottie = lottie()

  /// A Lottie animation: a card for each view, moved by keyframes.
  ///
  /// The document is valid against version 1.0 of the Lottie specification, and stays with what players
  /// agree on. Easings that Lottie has are kept as they are; other motion is followed by straight lines.
  /// The specification knows neither space nor blurs and shadows: such parts are left out, and the
  /// accuracy report tells which. A view in pieces is a null layer that moves a layer for each piece. A composition has whole numbers as its size, so that of a container is
  /// rounded up.
  ///
  /// - Parameter tolerance: how far lines may be from the motion, as a share of the range of each
  ///   component; held in 1e-9...1, and 0.001 if it is not a number.
  /// - Parameter framesPerSecond: the unit of time of the document; held in 1...1000, and 60 if it is not
  ///   a number. Keyframes lie between frames where the motion needs it.
  public static func lottie(
    tolerance: Double = 0.001, framesPerSecond: Double = 60
  ) -> ExportFormat {
    let tolerance = Tolerance(tolerance)
    let framesPerSecond = framesPerSecond.isNaN ? 60 : min(max(framesPerSecond, 1), 1000)
    return ExportFormat(fileExtension: "lottie.json") { presentation in
      let timeline = presentation.timeline
      let lastFrame = LottieNumber.tidy(timeline.duration * framesPerSecond)
      let outPoint = lastFrame.rounded(.up) + 1
      let reader = MotionReader(timeline, tolerance: tolerance)
      var accuracy = AccuracyReport()
      let topmostFirst = timeline.frame(at: 0).drawingOrder.reversed()
      var numbers: [ViewID: Int] = [:]
      for (number, view) in timeline.views.enumerated() { numbers[view] = number }
      var layers: [ViewID: [LottieLayer]] = [:]
      for target in timeline.layout.targets where target.parent == nil {
        let family = LottieFamily(
          of: target.id, in: presentation.container.frame(of: target.id).finite, of: timeline,
          until: outPoint
        ) { view in
          numbers[view].map { reader.motions(ofViewAt: $0) }?.map { motion in
            LottieTrack(
              motion.staysWithinLimits ? motion : reader.baked(motion, tolerance: tolerance),
              of: timeline, framesPerSecond: framesPerSecond)
          } ?? []
        }
        layers[target.id] = family.layers
        accuracy.entries += family.accuracy.entries
        accuracy.omissions += family.accuracy.omissions
      }
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
        layers: LottieLayer.numbered(topmostFirst.flatMap { layers[$0] ?? [] }))
      return Export(document: composition.text, accuracy: accuracy)
    }
  }

  /// The least whole number that a length fits in.
  private static func pixels(_ length: Double) -> Int {
    length.isNaN ? 0 : Int(min(max(length, 0), 1e9).rounded(.up))
  }
}
