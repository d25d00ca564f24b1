import TransitionExport
import TransitionKit

/// One pseudo-element of a view transition with its declarations and animations.
struct ViewTransitionPart {
  /// Which one it is, as in `::view-transition-group`.
  enum Kind: String {
    case group
    case imagePair = "image-pair"
    case old
    case new
  }

  let kind: Kind
  /// The `view-transition-name`.
  let name: String
  var declarations: [CSSDeclaration] = []
  private(set) var animations: [CSSAnimation] = []

  init(_ kind: Kind, of name: String, _ declarations: [CSSDeclaration] = []) {
    self.kind = kind
    self.name = name
    self.declarations = declarations
  }

  /// Adds a property over time: an animation, or a declaration if the value does not change.
  mutating func add(
    _ property: String, _ keyframes: [(time: Double, value: String, easing: KeyframeEasing)]
  ) {
    if keyframes.contains(where: { $0.value != keyframes[0].value }) {
      animations.append(CSSAnimation(property: property, part: .element, keyframes: keyframes))
    } else {
      declarations.append((property, keyframes[0].value))
    }
  }

  /// Adds a property that is a track.
  mutating func add(
    _ property: String, _ track: KeyframedTrack, value: (SIMD4<Double>) -> String
  ) {
    add(property, track.keyframes.map { ($0.time, value($0.value), $0.easing) })
  }

  mutating func add(_ animation: CSSAnimation) { animations.append(animation) }

  /// The rules, of which the last ones are those of the keyframes.
  func rules(_ easings: EasingNames) -> [String] {
    let element = kind == .group ? name : "\(name)-\(kind.rawValue)"
    let animation =
      animations.isEmpty ? "none" : animations.shorthand(of: element, easings)
    // The browser has its own animations.
    let all =
      declarations + (kind == .imagePair && animations.isEmpty ? [] : [("animation", animation)])
    return [cssRule("::view-transition-\(kind.rawValue)(\(name))", all)]
      + animations.map { $0.rule(of: element, easings) }
  }
}
