import TransitionExport
import TransitionKit

/// The placeholder for a view or a piece: a rounded rectangle in its frame, moved by its tracks.
///
/// The layer of a view in pieces shows nothing; it moves the layers of the pieces, each of which has the whole card
/// behind a mask.
struct LottieCard {
  /// The properties that the card cannot show, with a sentence each.
  private(set) var omissions: [(property: ViewProperty, sentence: String)] = []

  /// The errors of the properties that the card shows.
  private(set) var entries: [AccuracyReport.Entry] = []

  private let view: ViewID
  private let frame: Rect
  private let isPiece: Bool
  private let hasPieces: Bool
  private var tracks: [ViewProperty: LottieTrack] = [:]

  /// The radius of the corners of the card itself, in points.
  private static let cornerRadius = 12.0

  /// - Parameter frame: the frame in the container or in the parent.
  init(of view: ViewID, in frame: Rect, hasPieces: Bool, _ tracks: [LottieTrack]) {
    self.view = view
    self.frame = frame
    self.hasPieces = hasPieces
    if case .piece = view { isPiece = true } else { isPiece = false }
    for track in tracks {
      if let omission = omission(of: track, among: tracks) {
        omissions.append((track.property, omission))
      }
      if isShown(track, among: tracks) { self.tracks[track.property] = track }
    }
  }

  /// Makes the layer of the card. Sets ``entries``, and adds the overlay and the opacity of the view to the content.
  ///
  /// - Parameters:
  ///   - parent: the layer that carries that of an element.
  ///   - content: the content of the parent, and then that of the view; nil for a whole view.
  mutating func layer(
    in parent: LottieLayer.Key? = nil, until outPoint: Double, showing content: inout LottieContent?
  ) -> LottieLayer {
    let size = frame.size
    let anchor = constant(.anchor)
    let (anchorX, anchorY) = (anchor.x * size.width, anchor.y * size.height)
    var transform = LottieTransform()
    let origin = Point(x: frame.origin.x + anchorX, y: frame.origin.y + anchorY)
    if tracks[.frame] != nil, tracks.values.contains(where: { $0.isTransform }) {
      // The anchor is a point of the frame that moves. The translation is constant.
      let move = constant(.translation)
      func shift(_ value: SIMD4<Double>) -> Point {
        Point(x: value.x + anchor.x * value.z, y: value.y + anchor.y * value.w)
      }
      transform.anchor = property(.frame) {
        .vector([anchorX + shift($0).x, anchorY + shift($0).y])
      }
      transform.position = property(.frame) {
        .vector([origin.x + move.x + shift($0).x, origin.y + move.y + shift($0).y])
      }
    } else {
      transform.anchor = .constant([LottieNumber.tidy(anchorX), LottieNumber.tidy(anchorY)])
      transform.position = property(.translation, otherwise: .zero) {
        .vector([origin.x + $0.x, origin.y + $0.y])
      }
    }
    transform.scale = property(.scale, unit: 0.01) { .vector([$0.x * 100, $0.y * 100]) }
    transform.rotation = property(.rotation, unit: .pi / 180) { .number($0.z * 180 / .pi) }
    let opacity = property(.opacity, unit: 0.01) { .number($0.x * 100) }

    var shown = content?.moved(by: frame.origin) ?? ownContent()
    if tracks[.overlay] != nil {
      shown.overlays.insert(
        LottieContent.Overlay(
          color: property(.overlay) { .vector([$0.x, $0.y, $0.z, 1]) },
          opacity: property(.overlay, unit: 0.01) { .number($0.w * 100) }), at: 0)
    }
    if let track = tracks[.opacity], !track.isIdentity {
      shown.fade(view, opacity)
    }
    let masks = hasPieces ? [] : masks()
    entries = ViewProperty.allCases.compactMap { tracks[$0]?.entry }
    content = shown
    // A null layer is not drawn, so that it needs no opacity.
    if !hasPieces { transform.opacity = shown.fading?.opacity ?? opacity }
    return LottieLayer(
      of: view, in: parent, transform: transform, masks: masks,
      shapes: hasPieces ? nil : shown.shapes,
      outPoint: outPoint)
  }

  /// The transform of what is inside an element: the corner of its layout.
  mutating func corner() -> LottieTransform {
    let size = frame.size
    var transform = LottieTransform()
    guard tracks[.frame] != nil else {
      transform.position = property(.layoutScale, unit: 1 / max(size.width, size.height, 1)) {
        .vector([size.width * (1 - $0.x) / 2, size.height * (1 - $0.y) / 2])
      }
      return transform
    }
    let layout = constant(.layoutScale)
    transform.position = property(.frame) {
      .vector([
        $0.x + (size.width + $0.z) * (1 - layout.x) / 2,
        $0.y + (size.height + $0.w) * (1 - layout.y) / 2,
      ])
    }
    return transform
  }

  /// The card of a whole view.
  private mutating func ownContent() -> LottieContent {
    let size = frame.size
    let center = Point(x: size.width / 2, y: size.height / 2)
    let layout = constant(.layoutScale)
    let movesFrame = tracks[.frame] != nil
    var radius = Self.cornerRadius
    if case .element = view { radius = min(radius, min(size.width, size.height) / 4) }
    return LottieContent(
      center: center,
      movingCenter: !movesFrame
        ? nil
        : property(.frame) { .vector([center.x + $0.x + $0.z / 2, center.y + $0.y + $0.w / 2]) },
      size: movesFrame
        ? property(.frame) {
          .vector([layout.x * (size.width + $0.z), layout.y * (size.height + $0.w)])
        }
        : property(
          .layoutScale, unit: 1 / max(min(size.width, size.height), .leastNormalMagnitude)
        ) { .vector([size.width * $0.x, size.height * $0.y]) },
      radius: property(.cornerRadius) { [radius] in .number(radius + $0.x) },
      color: view.color)
  }

  private mutating func masks() -> [LottieMask] {
    let (width, height) = (frame.width, frame.height)
    var masks: [LottieMask] = []
    if isPiece, tracks[.clip]?.staysInside != true {
      masks.append(
        LottieMask(
          .constant(
            .path([[0, 0], [width, 0], [width, height], [0, height]])
              .map(LottieNumber.printed))))
    }
    if tracks[.clip] != nil {
      let path = property(.clip, unit: 1 / max(min(width, height), .leastNormalMagnitude)) {
        let (left, right) = (width * $0.y, width * (1 - $0.w))
        let (top, bottom) = (height * $0.x, height * (1 - $0.z))
        return .path([[left, top], [right, top], [right, bottom], [left, bottom]])
      }
      masks.append(LottieMask(path, intersects: !masks.isEmpty))
    }
    return masks
  }

  private mutating func property(
    _ property: ViewProperty, unit: Double = 1, otherwise constant: SIMD4<Double>? = nil,
    _ value: (SIMD4<Double>) -> LottieValue
  ) -> LottieProperty {
    tracks[property]?.property(unit: unit, value)
      ?? .constant(value(constant ?? property.identityVector).map(LottieNumber.printed))
  }

  /// The value of a property that does not move.
  private func constant(_ property: ViewProperty) -> SIMD4<Double> {
    tracks[property]?.keyframes.first?.value ?? property.identityVector
  }

  // MARK: - Omissions

  /// What a layer of Lottie can express.
  private static let expressed: Set<ViewProperty> = [
    .opacity, .translation, .scale, .rotation, .anchor, .zPosition, .frame, .layoutScale,
    .cornerRadius, .clip, .overlay,
  ]

  private func isShown(_ track: LottieTrack, among tracks: [LottieTrack]) -> Bool {
    switch track.property {
    case .frame: frameObstacle(among: tracks) == nil
    case .rotation: !track.leavesPlane
    case .clip: !hasPieces && !tracks.contains { $0.isLayout && !$0.isIdentity }
    case .layoutScale: !isPiece && !hasPieces
    case .cornerRadius: !isPiece
    default: Self.expressed.contains(track.property) || track.property.isCustom
    }
  }

  private func omission(of track: LottieTrack, among tracks: [LottieTrack]) -> String? {
    switch track.property {
    case .doubleSided where !track.isIdentity && tracks.contains { $0.mayTurnAway }:
      "Lottie never turns a view away, so that its back is never hidden"
    case .clipRadius where track.keyframes.contains { $0.value.x > 0 }:
      "the corners of a mask are square"
    case .perspective where !track.isIdentity: "Lottie has no perspective"
    case .blur where !track.isIdentity: "the Lottie specification has no blur"
    case _ where track.property.isFilter && !track.isIdentity:
      "the Lottie specification has no filters of colors"
    case .frame where !track.isIdentity: frameObstacle(among: tracks)
    case .background where track.keyframes.contains { $0.value.w > 0 }:
      "it is behind the card, which is opaque"
    case .borderWidth where track.keyframes.contains { $0.value.x > 0 }:
      "the card has no border"
    case .shadow where track.keyframes.contains { $0.value.x > 0 }:
      "the Lottie specification has no shadow"
    case .rotation where track.leavesPlane:
      "Lottie turns in the plane only, and this turns out of it (x, y)"
    case .translation where track.keyframes.contains { $0.value.z != 0 }: "Lottie has no depth (dz)"
    case .clip where !track.isIdentity && hasPieces:
      "a mask cuts off its own layer only, and those of the pieces are others"
    case .layoutScale where !track.isIdentity && !isShown(track, among: tracks):
      "the masks of pieces do not follow the layout"
    case .cornerRadius where !track.isIdentity && !isShown(track, among: tracks):
      "the masks of pieces have straight edges"
    case .clip where !track.isIdentity && !isShown(track, among: tracks):
      "it depends on the layout of the view, and a mask does not follow that"
    default: nil
    }
  }

  /// Why the layer keeps the position and the size at rest; nil if it can follow the frame of the view.
  private func frameObstacle(among tracks: [LottieTrack]) -> String? {
    func moves(_ property: ViewProperty) -> Bool {
      tracks.contains { $0.property == property && $0.moves }
    }
    if isPiece || hasPieces { return "the masks of pieces do not follow the layout" }
    if moves(.layoutScale) {
      return "the layout scale changes, too, and Lottie does not multiply the two sizes"
    }
    if moves(.translation), tracks.contains(where: { $0.isTransform && !$0.leavesPlane }) {
      return """
        the translation of a scaled or rotated view changes, too, and Lottie does not add the two \
        movements
        """
    }
    return nil
  }
}

extension LottieTrack {
  fileprivate var isIdentity: Bool { keyframes.allSatisfy { $0.value == property.identityVector } }

  fileprivate var moves: Bool { keyframes.contains { $0.value != keyframes[0].value } }

  /// Whether the track changes the layout of the view.
  fileprivate var isLayout: Bool { property == .frame || property == .layoutScale }

  /// Whether the track scales or rotates the view about its anchor.
  fileprivate var isTransform: Bool {
    (property == .scale || property == .rotation) && !isIdentity
  }

  /// Whether a clip never shows anything outside the frame.
  fileprivate var staysInside: Bool {
    keyframes.allSatisfy { keyframe in
      if case .bezier(let start, let end)? = keyframe.interpolation {
        guard (0...1).contains(start.y), (0...1).contains(end.y) else { return false }
      }
      return keyframe.value.min() >= 0
    }
  }

  /// Whether the back of a view with this rotation may be visible, possibly because of perspective.
  fileprivate var mayTurnAway: Bool {
    property == .rotation
      && keyframes.contains { ($0.value.x * $0.value.x + $0.value.y * $0.value.y) > 1 }
  }

  fileprivate var leavesPlane: Bool {
    property == .rotation && keyframes.contains { $0.value.x != 0 || $0.value.y != 0 }
  }
}

extension ViewID {
  /// The color of the card, as red, green, blue and alpha.
  fileprivate var color: [Double] {
    switch self {
    case .view, .origin: [91, 124, 250].map { $0 / 255 } + [1]
    case .destination: [255, 138, 91].map { $0 / 255 } + [1]
    case .interrupted(let view), .piece(let view, _): view.color
    case .outgoing: ViewID.origin.color
    case .element(let id): elementColor(of: id)
    }
  }
}

extension Rect {
  /// The rectangle with 0 for invalid numbers.
  var finite: Rect {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Rect(
      x: finite(origin.x), y: finite(origin.y), width: max(finite(width), 0),
      height: max(finite(height), 0))
  }
}
