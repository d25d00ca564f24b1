import TransitionKit

/// What one view looks like and does in the terms of CSS.
///
/// The view is an element that fills a frame element of the view's place in the container. The frame holds
/// the perspective and the place in the drawing order; an overlay is the element's `::after`.
struct ElementStyle {
  /// What a declaration or an animation belongs to.
  enum Part: CaseIterable {
    /// The element of the view.
    case element
    /// Its `::after`.
    case overlay
    /// The content of a view in pieces, each time that it is repeated: corners and overlay belong to what is
    /// taken apart, not to the place where it was.
    case content
    /// The `::after` of that content.
    case contentOverlay

    var isOverlay: Bool { self == .overlay || self == .contentOverlay }
  }

  /// One CSS property over time.
  struct Animation {
    /// The name of the property, as in a style sheet.
    let property: String
    let part: Part
    /// The keyframes, at times in seconds.
    let keyframes: [(time: Double, value: String, easing: Motion.Easing)]

    var start: Double { keyframes.first?.time ?? 0 }
    var end: Double { keyframes.last?.time ?? 0 }
  }

  let view: ViewID
  /// The place of the frame element in the drawing order, from 1.
  let zIndex: Int
  /// The distance of the eye, in points.
  let perspective: Double?
  private(set) var animations: [Animation] = []
  private(set) var entries: [AccuracyReport.Entry] = []
  /// What the element does not show as the timeline does.
  private(set) var omissions: [String] = []
  /// Whether the corners of the content are cut off, too.
  let hasRoundCorners: Bool
  private var stills: [(part: Part, property: String, value: String)] = []
  private let hasPieces: Bool
  private let names: CSSValueNames
  private let isPiece: Bool

  /// By how many points a piece shows more than its region, or neighbours would leave a line between them
  /// where their edges are between two pixels. What shows there is the same as in the neighbour.
  static let bleed = 1.0

  /// - Parameters:
  ///   - number: the place of the view among those of the timeline.
  ///   - size: the size of the frame element, in points.
  ///   - order: the place in the drawing order, from 0.
  init(
    number: Int, of timeline: Timeline, _ state: PropertyState, size: Size, order: Int,
    hasPieces: Bool, _ reader: MotionReader, names: CSSValueNames, tolerance: Tolerance
  ) {
    self.names = names
    view = timeline.layout.targets[number].id
    zIndex = order + 1
    self.hasPieces = hasPieces
    isPiece = timeline.layout.targets[number].parent != nil
    let eye = max(size.width, size.height) / state.perspective
    perspective = state.perspective != 0 && eye > 0 && eye.isFinite ? eye : nil

    let motions = reader.motions(ofViewAt: number)
    hasRoundCorners = motions.contains { $0.property == .cornerRadius }
    omissions = omissions(of: motions, in: timeline)
    if let anchor = motions.first(where: { $0.property == .anchor })?.keys.first?.value {
      addOrigin(UnitPoint(x: anchor.x, y: anchor.y), of: size, motions)
    }
    let isRound = motions.contains { motion in
      motion.property == .clipRadius && motion.keys.contains { $0.value.x > 0 }
    }
    let filters: [Property] = [.blur, .contrast, .saturation]
    let filter = filters.first { filter in motions.contains { $0.property == filter } } ?? .blur
    for motion in motions {
      var motion = motion.withSeparateKeys(over: timeline.duration)
      switch motion.property {
      case .anchor, .perspective, .zPosition: entries.append(motion.entry)
      case .doubleSided:
        if motion.keys[0].value.x == 0 {
          stills.append((.element, "backface-visibility", "hidden"))
        }
        entries.append(motion.entry)
      case .clip where isRound: break
      case .clipRadius where !isRound: entries.append(motion.entry)
      case .clipRadius:
        let clip = motions.first { $0.property == .clip }?
          .withSeparateKeys(over: timeline.duration)
        add(
          RoundClip(clip, motion) {
            reader.baked($0, tolerance: tolerance).withSeparateKeys(over: timeline.duration)
          })
      case .shadow where hasPieces:
        omissions.append("\(view).shadow: the box of a view in pieces has a shadow no more")
      case .rotation:
        if commonAxis(of: motion.keys.map { $0.value }) == nil {
          motion = reader.baked(motion, tolerance: tolerance / 4)
            .followingSlerp(within: tolerance).withSeparateKeys(over: timeline.duration)
            .withTurnsTakenOut(over: timeline.duration)
        } else {
          // Together the components are off by an angle.
          let isOff = motion.entry.errors .> 0
          func length(_ v: SIMD4<Double>) -> SIMD4<Double> {
            let moving = SIMD4<Double>.zero.replacing(with: v, where: isOff)
            return v.replacing(with: (moving * moving).sum().squareRoot(), where: isOff)
          }
          motion.entry.errors = length(motion.entry.errors)
          motion.entry.tolerances = length(motion.entry.tolerances)
        }
        add(motion)
      case .brightness:
        guard motion.keys.contains(where: { $0.value.x != 0 }) else { break }
        omissions.append("\(view).brightness: CSS multiplies colours, and this adds to them")
      case _ where filters.contains(motion.property) && motion.property != filter:
        omissions.append("\(view).\(motion.property): CSS has one filter, which is \(filter)")
      default: add(motion)
      }
    }
  }

  /// The declarations of a part that hold throughout.
  func still(_ part: Part) -> [(property: String, value: String)] {
    stills.filter { $0.part == part }.map { ($0.property, $0.value) }
  }

  /// The animations of a part.
  func animations(_ part: Part) -> [Animation] { animations.filter { $0.part == part } }

  /// Whether there is anything to say of a part.
  func has(_ part: Part) -> Bool {
    stills.contains { $0.part == part } || animations.contains { $0.part == part }
  }

  private func part(_ property: String, isOverlay: Bool) -> Part {
    if isOverlay { return hasPieces ? .contentOverlay : .overlay }
    return hasPieces && property == "border-radius" ? .content : .element
  }

  private mutating func add(_ motion: Motion) {
    let rotations =
      motion.property == .rotation ? rotationTexts(of: motion.keys) : []
    let bleed = isPiece && !hasPieces ? ElementStyle.bleed : 0
    let names = names[motion.property]
    let values = motion.keys.enumerated().map { index, key in
      motion.property.custom == nil
        ? rotations.isEmpty
          ? declarations(motion.property, key.value, bleed: bleed)
          : [("rotate", false, rotations[index])]
        : names.enumerated().map { ($1, false, decimal(key.value[$0])) }
    }
    for index in values.first?.indices ?? 0..<0 {
      let (property, isOverlay, value) = values[0][index]
      let part = part(property, isOverlay: isOverlay)
      if values.contains(where: { $0[index].value != value }) {
        animations.append(
          Animation(
            property: property, part: part,
            keyframes: zip(motion.keys, values).map { ($0.time, $1[index].value, $0.easing) }))
      } else {
        stills.append((part, property, value))
      }
    }
    // An easing that overshoots takes the rounding of its ends along.
    let rounding = motion.keys.map { roundingError(of: $0.value, in: motion.property) }.max() ?? 0
    let reach = motion.keys.map { $0.easing.reach }.max() ?? 1
    entries.append(motion.entry.adding(rounding * reach))
  }

  private mutating func add(_ clip: RoundClip) {
    let bleed = isPiece && !hasPieces ? ElementStyle.bleed : 0
    let values = clip.keys.map { key in
      "inset(\(insets(key.insets, bleed: bleed)) round \(decimal(key.radius))px)"
    }
    if values.contains(where: { $0 != values[0] }) {
      animations.append(
        Animation(
          property: "clip-path", part: .element,
          keyframes: zip(clip.keys, values).map { ($0.time, $1, $0.easing) }))
    } else {
      stills.append((.element, "clip-path", values[0]))
    }
    for motion in clip.motions {
      let rounding = motion.keys.map { roundingError(of: $0.value, in: motion.property) }.max()
      entries.append(motion.entry.adding(rounding ?? 0))
    }
  }

  private func omissions(of motions: [Motion], in timeline: Timeline) -> [String] {
    let written = Set(motions.map { $0.property })
    var omissions: [String] = []
    if written.isSuperset(of: [.clip, .shadow]) {
      omissions.append("the shadow of \(view) beyond its clip, which cuts it off in CSS")
    }
    if written.isSuperset(of: [.frame, .layoutScale]) {
      omissions.append("the layout scale of \(view) takes no part in its change of size")
    }
    if written.isSuperset(of: [.blur, .shadow]) {
      omissions.append("the shadow of \(view) by itself: in CSS the blur blurs it, too")
    }
    let end = timeline.frame(at: timeline.duration)
    let after = timeline.frame(at: timeline.duration.nextUp)
    if after.isPresent(view) {
      for property in written
      where property.isAnimatable && end[view][property] != after[view][property] {
        omissions.append(
          "\(view).\(property) after the end, \(after[view][property]): animations hold their last frame"
        )
      }
    }
    return omissions.sorted()
  }

  /// The point about which CSS scales and turns; it is told of the box that is laid out, so that it moves
  /// with the layout scale, unless it is the centre.
  private mutating func addOrigin(_ anchor: UnitPoint, of size: Size, _ motions: [Motion]) {
    guard anchor != .center else { return }
    func origin(_ scale: SIMD4<Double>) -> String {
      let x = (anchor.x - (1 - scale.x) / 2) * size.width
      let y = (anchor.y - (1 - scale.y) / 2) * size.height
      return "\(decimal(x))px \(decimal(y))px"
    }
    guard let layout = motions.first(where: { $0.property == .layoutScale }) else {
      stills.append(
        (.element, "transform-origin", "\(decimal(anchor.x * 100))% \(decimal(anchor.y * 100))%"))
      return
    }
    guard layout.moves else {
      stills.append((.element, "transform-origin", origin(layout.keys[0].value)))
      return
    }
    animations.append(
      Animation(
        property: "transform-origin", part: .element,
        keyframes: layout.keys.map { ($0.time, origin($0.value), $0.easing) }))
  }
}

/// What a value of a property is in CSS.
private func declarations(
  _ property: Property, _ v: SIMD4<Double>, bleed: Double
) -> [(property: String, isOverlay: Bool, value: String)] {
  func percent(_ share: Double) -> String { decimal(share * 100) + "%" }
  switch property {
  case .opacity: return [("opacity", false, decimal(v.x))]
  case .translation:
    let plane = "\(decimal(v.x))px \(decimal(v.y))px"
    return [("translate", false, v.z == 0 ? plane : "\(plane) \(decimal(v.z))px")]
  case .scale:
    let plane = "\(decimal(v.x)) \(decimal(v.y))"
    return [("scale", false, v.z == 1 ? plane : "\(plane) \(decimal(v.z))")]
  case .layoutScale:
    return [("inset", false, "\(percent((1 - v.y) / 2)) \(percent((1 - v.x) / 2))")]
  case .frame:
    let (right, bottom) = (decimal(-v.x - v.z), decimal(-v.y - v.w))
    return [("margin", false, "\(decimal(v.y))px \(right)px \(bottom)px \(decimal(v.x))px")]
  case .contrast: return [("filter", false, "contrast(\(decimal(v.x)))")]
  case .saturation: return [("filter", false, "saturate(\(decimal(v.x)))")]
  case .cornerRadius: return [("border-radius", false, decimal(v.x) + "px")]
  case .blur: return [("filter", false, "blur(\(decimal(v.x))px)")]
  case .clip: return [("clip-path", false, "inset(\(insets(v, bleed: bleed)))")]
  case .overlay:
    // The alpha is a property of its own: browsers keep that of a colour in 255 steps.
    let channels = [v.x, v.y, v.z].map { decimal($0 * 255, 3) }.joined(separator: " ")
    return [
      ("background-color", true, "rgb(\(channels))"), ("opacity", true, decimal(v.w)),
    ]
  case .shadow:
    // CSS asks for twice the standard deviation.
    return [
      (
        "box-shadow", false,
        "\(decimal(v.z))px \(decimal(v.w))px \(decimal(v.y * 2))px rgb(0 0 0 / \(decimal(v.x)))"
      )
    ]
  default: return []
  }
}

/// The four sides of a clip.
private func insets(_ v: SIMD4<Double>, bleed: Double) -> String {
  func percent(_ share: Double) -> String { decimal(share * 100) + "%" }
  let sides = [0, 3, 2, 1].map { side in
    // In step with what is left, so that what is closed shows nothing.
    let more = bleed * (1 - v[side] - v[(side + 2) % 4])
    if decimal(more) == "0" { return percent(v[side]) }
    return more < 0
      ? "calc(\(percent(v[side])) + \(decimal(-more))px)"
      : "calc(\(percent(v[side])) - \(decimal(more))px)"
  }
  return sides.joined(separator: " ")
}

/// How far a value is from what is written of it.
private func roundingError(of value: SIMD4<Double>, in property: Property) -> Double {
  var grain = SIMD4<Double>(repeating: 1e-6)
  switch property {
  case .layoutScale: grain = SIMD4(repeating: 2e-8)
  case .clip: grain = SIMD4(repeating: 1e-8)
  case .rotation: grain = SIMD4(repeating: 1e-9 * .pi / 180)
  case .overlay:
    // Browsers keep colours in 255 steps.
    grain = SIMD4(1 / 255, 1 / 255, 1 / 255, 1e-6)
  case .shadow: grain = SIMD4(1 / 255, 5e-7, 1e-6, 1e-6)
  default: break
  }
  // An axis may be tilted by the ninth decimal, which counts by the angle.
  let isTilted = property == .rotation && (value.x != 0 || value.y != 0)
  let axis = isTilted ? 1e-9 * (value * value).sum().squareRoot() : 0
  return magnitude((value / grain).rounded(.toNearestOrEven) * grain - value).max() + axis
}
