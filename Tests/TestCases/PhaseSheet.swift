import TransitionKit
import TransitionPorting
import TransitionTestSupport

/// A transition by phases that applies lists of effects, and says itself what they come to.
package struct PhaseSheet: Transition {
  package var willAppear: [Effect] = []
  package var identity: [Effect] = []
  package var didDisappear: [Effect] = []

  package init(willAppear: [Effect] = [], identity: [Effect] = [], didDisappear: [Effect] = []) {
    self.willAppear = willAppear
    self.identity = identity
    self.didDisappear = didDisappear
  }

  package enum Effect: Equatable {
    case opacity(Double)
    case offset(Double, Double, Double)
    case scale(Double, Double)
    case turn(Double)
    case turnUpwards(Double)
    case layoutScale(Double, Double)
    case blur(Double)
    case cornerRadius(Double)
    case clip(Double, Double, Double, Double)
    // Constant and replacing properties, which do not commute.
    case overlay(Double)
    case shadow(Double)
    case zIndex(Double)
    case anchor(Double, Double)
  }

  package func effects(in phase: TransitionPhase) -> [Effect] {
    switch phase {
    case .willAppear: willAppear
    case .identity: identity
    case .didDisappear: didDisappear
    }
  }

  package func body(content: Content, phase: TransitionPhase) -> Content {
    effects(in: phase).reduce(content) { $1.applied(to: $0) }
  }
}

extension PhaseSheet.Effect {
  package func applied(to content: TransitionContent) -> TransitionContent {
    switch self {
    case .opacity(let value): content.opacity(value)
    case .offset(let x, let y, let z): content.offset(x: x, y: y, z: z)
    case .scale(let x, let y): content.scaleEffect(x: x, y: y)
    case .turn(let radians): content.rotationEffect(.radians(radians))
    case .turnUpwards(let radians):
      content.rotation3DEffect(.radians(radians), axis: (x: 2, y: 0, z: 0), perspective: 0)
    case .layoutScale(let x, let y): content.layoutScale(x: x, y: y)
    case .blur(let radius): content.blur(radius: radius)
    case .cornerRadius(let radius): content.cornerRadius(radius)
    case .clip(let top, let leading, let bottom, let trailing):
      content.clipped(top: top, leading: leading, bottom: bottom, trailing: trailing)
    case .overlay(let alpha): content.overlay(.black.opacity(alpha))
    case .shadow(let radius): content.shadow(opacity: 0.5, radius: radius, x: 1, y: 2)
    case .zIndex(let value): content.zIndex(value)
    case .anchor(let x, let y): content.scaleEffect(1, anchor: UnitPoint(x: x, y: y))
    }
  }

  /// What the effect does to each component of a moving property, read without the library.
  package func factorsAndSums(in container: Container) -> [String: Double] {
    let isLeftToRight = container.layoutDirection == .leftToRight
    switch self {
    case .opacity(let value): return ["opacity": value]
    case .offset(let x, let y, let z):
      return ["translation.dx": x, "translation.dy": y, "translation.dz": z]
    case .scale(let x, let y): return ["scale.x": x, "scale.y": y]
    case .turn(let radians): return ["rotation.z": radians]
    case .turnUpwards(let radians): return ["rotation.x": radians]
    case .layoutScale(let x, let y): return ["layoutScale.x": x, "layoutScale.y": y]
    case .blur(let radius): return ["blur": radius]
    case .cornerRadius(let radius): return ["cornerRadius": radius]
    case .clip(let top, let leading, let bottom, let trailing):
      return [
        "clip.top": top, "clip.left": isLeftToRight ? leading : trailing, "clip.bottom": bottom,
        "clip.right": isLeftToRight ? trailing : leading,
      ]
    case .overlay, .shadow, .zIndex, .anchor: return [:]
    }
  }

  package static func random(_ generator: inout SeededGenerator, commuting: Bool)
    -> PhaseSheet.Effect
  {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    switch generator.int(in: 0...(commuting ? 8 : 12)) {
    case 0: return .opacity(number(0...1))
    case 1: return .offset(number(-300...300), number(-300...300), number(-300...300))
    case 2: return .scale(number(0...2), number(0...2))
    case 3: return .turn(number(-7...7))
    case 4: return .turnUpwards(number(-7...7))
    case 5: return .layoutScale(number(0...2), number(0...2))
    case 6: return .blur(number(0...30))
    case 7: return .cornerRadius(number(0...30))
    case 8: return .clip(number(0...1), number(0...1), number(0...1), number(0...1))
    case 9: return .overlay(number(0...1))
    case 10: return .shadow(number(0...20))
    case 11: return .zIndex(number(-3...3))
    default: return .anchor(number(0...1), number(0...1))
    }
  }
}

extension PhaseSheet {
  /// A component at a phase: the product or the sum of all effects on it.
  package func component(_ name: String, in phase: TransitionPhase, _ container: Container)
    -> Double
  {
    let isFactor = isFactor(name)
    return effects(in: phase).compactMap { $0.factorsAndSums(in: container)[name] }
      .reduce(isFactor ? 1 : 0) { isFactor ? $0 * $1 : $0 + $1 }
  }

  package static func random(_ generator: inout SeededGenerator, commuting: Bool = false)
    -> PhaseSheet
  {
    func effects() -> [Effect] {
      (0..<generator.int(in: 0...5)).map { _ in .random(&generator, commuting: commuting) }
    }
    return PhaseSheet(
      willAppear: effects(), identity: generator.bool() ? [] : effects(), didDisappear: effects())
  }
}
