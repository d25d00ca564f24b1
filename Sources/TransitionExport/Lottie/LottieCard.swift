import TransitionKit

/// The stand-in for a view: a rounded rectangle in its frame, moved by its tracks.
struct LottieCard {
  /// What the card cannot show, a sentence each.
  private(set) var omissions: [String] = []

  /// How far what it shows is from the timeline.
  private(set) var entries: [Certificate.Entry] = []

  private let view: ViewID
  private let frame: Rect
  private var tracks: [Property: LottieTrack] = [:]

  /// How round the corners of the card itself are, in points.
  private static let cornerRadius = 12.0

  init(of view: ViewID, in container: Container, _ tracks: [LottieTrack]) {
    self.view = view
    frame = container.viewFrame.finite
    for track in tracks {
      if let omission = omission(of: track, among: tracks) {
        omissions.append("\(view).\(track.property): \(omission)")
      }
      if isShown(track, among: tracks) { self.tracks[track.property] = track }
    }
  }

  /// The layer that shows the card, which also settles ``entries``.
  mutating func layer(until outPoint: Double) -> LottieLayer {
    let size = frame.size
    let anchor = tracks[.anchor]?.keys.first?.value ?? Property.anchor.identityVector
    let (anchorX, anchorY) = (anchor.x * size.width, anchor.y * size.height)
    var transform = LottieTransform()
    transform.anchor = .still([LottieNumber.tidy(anchorX), LottieNumber.tidy(anchorY)])
    let origin = Point(x: frame.origin.x + anchorX, y: frame.origin.y + anchorY)
    transform.position = property(.translation, otherwise: .zero) {
      .vector([origin.x + $0.x, origin.y + $0.y])
    }
    transform.scale = property(.scale, unit: 0.01) { .vector([$0.x * 100, $0.y * 100]) }
    transform.rotation = property(.rotation, unit: .pi / 180) { .number($0.z * 180 / .pi) }
    transform.opacity = property(.opacity, unit: 0.01) { .number($0.x * 100) }

    let center = Point(x: size.width / 2, y: size.height / 2)
    let cardSize = property(
      .layoutScale, unit: 1 / max(min(size.width, size.height), .leastNormalMagnitude)
    ) { .vector([size.width * $0.x, size.height * $0.y]) }
    let radius = property(.cornerRadius) { .number(Self.cornerRadius + $0.x) }
    var shapes: [LottieShape] = []
    if tracks[.overlay] != nil {
      shapes.append(
        .card(
          named: "overlay", center: center, size: cardSize, radius: radius,
          color: property(.overlay) { .vector([$0.x, $0.y, $0.z, 1]) },
          opacity: property(.overlay, unit: 0.01) { .number($0.w * 100) }))
    }
    shapes.append(
      .card(
        named: "card", center: center, size: cardSize, radius: radius,
        color: .still(.vector(view.color))))
    var mask: LottieMask?
    if tracks[.clip] != nil {
      mask = LottieMask(
        property(.clip, unit: 1 / max(min(size.width, size.height), .leastNormalMagnitude)) {
          let (left, right) = (size.width * $0.y, size.width * (1 - $0.w))
          let (top, bottom) = (size.height * $0.x, size.height * (1 - $0.z))
          return .path([[left, top], [right, top], [right, bottom], [left, bottom]])
        })
    }
    entries = Property.allCases.compactMap { tracks[$0]?.entry }
    return LottieLayer(
      name: "\(view)", transform: transform, mask: mask, shapes: shapes, outPoint: outPoint)
  }

  private mutating func property(
    _ property: Property, unit: Double = 1, otherwise rest: SIMD4<Double>? = nil,
    _ value: (SIMD4<Double>) -> LottieValue
  ) -> LottieProperty {
    tracks[property]?.property(unit: unit, value)
      ?? .still(value(rest ?? property.identityVector).map(LottieNumber.printed))
  }

  // MARK: - What Lottie has no words for

  private func isShown(_ track: LottieTrack, among tracks: [LottieTrack]) -> Bool {
    switch track.property {
    case .perspective, .blur, .shadow: false
    case .rotation: !track.leavesPlane
    case .clip: !tracks.contains { $0.property == .layoutScale && !$0.isAtRest }
    default: true
    }
  }

  private func omission(of track: LottieTrack, among tracks: [LottieTrack]) -> String? {
    switch track.property {
    case .perspective where !track.isAtRest: "Lottie has no perspective"
    case .blur where !track.isAtRest: "the Lottie specification has no blur"
    case .shadow where track.keys.contains { $0.value.x > 0 }:
      "the Lottie specification has no shadow"
    case .rotation where track.leavesPlane:
      "Lottie turns in the plane only, and this turns out of it (x, y)"
    case .translation where track.keys.contains { $0.value.z != 0 }: "Lottie has no depth (dz)"
    case .clip where !track.isAtRest && !isShown(track, among: tracks):
      "it depends on the layout scale of the view, and a mask does not follow that"
    default: nil
    }
  }
}

extension LottieTrack {
  fileprivate var isAtRest: Bool { keys.allSatisfy { $0.value == property.identityVector } }

  fileprivate var leavesPlane: Bool { keys.contains { $0.value.x != 0 || $0.value.y != 0 } }
}

extension ViewID {
  /// The colour of the card, as red, green, blue and alpha.
  fileprivate var color: [Double] {
    switch self {
    case .view, .origin: [91, 124, 250].map { $0 / 255 } + [1]
    case .destination: [255, 138, 91].map { $0 / 255 } + [1]
    case .interrupted(let view), .piece(let view, _): view.color
    }
  }
}

extension Rect {
  /// The rectangle with 0 for what cannot be drawn.
  fileprivate var finite: Rect {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Rect(
      x: finite(origin.x), y: finite(origin.y), width: max(finite(width), 0),
      height: max(finite(height), 0))
  }
}
