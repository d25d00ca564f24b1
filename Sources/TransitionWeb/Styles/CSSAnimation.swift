import TransitionExport
import TransitionKit

/// One CSS property over time.
struct CSSAnimation {
  /// The name of the property, as in a style sheet.
  let property: String
  let part: StyledPart
  /// The keyframes, at times in seconds.
  let keyframes: [(time: Double, value: String, easing: KeyframeEasing)]
  /// How they repeat for ever; nil if they do not.
  var loop: TrackLoop?

  var start: Double { keyframes.first?.time ?? 0 }
  var end: Double { keyframes.last?.time ?? 0 }

  /// The offset of each keyframe, from 0 to 1.
  var offsets: [Double] {
    let length = end - start
    return keyframes.enumerated().map { length > 0 ? ($1.time - start) / length : Double($0) }
  }

  /// The easing of the whole animation; nil if each keyframe has an easing.
  var singleEasing: KeyframeEasing? { keyframes.count == 2 ? keyframes[0].easing : nil }

  /// The name of the `@keyframes` rule.
  func name(of element: String) -> String {
    "\(element)-\(part.prefix)\(property)"
  }

  /// The `@keyframes` rule.
  func rule(of element: String, _ easings: EasingNames) -> String {
    let offsets = offsets
    let lines = keyframes.enumerated().map { index, keyframe in
      let isLast = index == keyframes.count - 1
      let selector =
        index == 0 ? "from" : isLast ? "to" : decimal(offsets[index] * 100, 10) + "%"
      let isEased = singleEasing == nil && !isLast && keyframe.easing != .linear
      let easing = isEased ? " animation-timing-function: \(easings.text(keyframe.easing));" : ""
      return "  \(selector) { \(property): \(keyframe.value);\(easing) }"
    }
    return "@keyframes \(name(of: element)) {\n\(lines.joined(separator: "\n"))\n}"
  }
}

extension TrackLoop {
  /// How often an animation plays, and in which direction, as a part of the property `animation`.
  fileprivate var css: String { autoreverses ? "infinite alternate " : "infinite " }
}

extension CSSAnimation {
  /// The declaration that takes its place if the user prefers reduced motion; nil if it plays then, too.
  var reduced: CSSDeclaration? {
    guard let loop, !loop.isEssential else { return nil }
    let rest = loop.isHalved ? keyframes.first : keyframes.last
    return (property, rest?.value ?? "")
  }
}

extension [CSSAnimation] {
  /// The value of the property `animation`.
  func shorthand(of element: String, _ easings: EasingNames) -> String {
    map { animation in
      """
      \(animation.name(of: element)) \(decimal((animation.end - animation.start) * 1000))ms \
      \(easings.text(animation.singleEasing ?? .linear)) \(decimal(animation.start * 1000))ms \
      \(animation.loop?.css ?? "")both
      """
    }.joined(separator: ",\n    ")
  }
}

/// Variables for the easings that are long.
struct EasingNames {
  private(set) var declarations: [CSSDeclaration] = []
  private var names: [String: String] = [:]

  init(_ styles: [ElementStyle]) {
    self.init(styles.flatMap { $0.animations }, in: "--easing")
  }

  /// - Parameter name: the name of the variables, before a number.
  init(_ animations: [CSSAnimation], in name: String) {
    for keyframe in animations.flatMap({ $0.keyframes }) {
      guard case .lines = keyframe.easing, names[keyframe.easing.css] == nil else { continue }
      let name = "\(name)-\(names.count + 1)"
      names[keyframe.easing.css] = "var(\(name))"
      declarations.append((name, keyframe.easing.css))
    }
  }

  func text(_ easing: KeyframeEasing) -> String { names[easing.css] ?? easing.css }
}
