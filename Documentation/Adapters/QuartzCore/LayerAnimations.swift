// Not run on Apple's systems: CI compiles this file against declarations of the interface of Core Animation that it uses.

import QuartzCore
import TransitionExport
import TransitionKit

extension CAKeyframeAnimation {
  /// Makes an animation for the render server.
  ///
  /// - Parameter start: the media time at which the timeline is at 0.
  convenience init(_ animation: CoreAnimations.KeyframeAnimation, from start: CFTimeInterval) {
    self.init(keyPath: animation.keyPath)
    valueFunction = animation.valueFunction.flatMap { CAValueFunction(name: .init($0)) }
    isAdditive = animation.isAdditive
    values = animation.values.map { numbers -> Any in
      if numbers.count == 4 { return CGColor.make(numbers) }
      return numbers.count == 1 ? numbers[0] : numbers
    }
    keyTimes = animation.keyTimes.map { NSNumber(value: $0) }
    timingFunctions = animation.timingFunctions.map { CAMediaTimingFunction($0) }
    (beginTime, duration) = (start + animation.beginTime, animation.duration)
    (fillMode, isRemovedOnCompletion) = (.both, false)
  }
}

/// The layers of one view, and of its pieces.
final class AnimatedLayers {
  /// The layer to add to that of the container, or to the layer of a view in pieces.
  let frameLayer = CALayer()
  private let layers: [CoreAnimations.Layer: CALayer]
  private let pieces: [AnimatedLayers]
  private let view: CoreAnimations.View

  /// - Parameter image: the picture of a view.
  init(_ view: CoreAnimations.View, image: (ViewID) -> CGImage?) {
    self.view = view
    layers = Dictionary(
      uniqueKeysWithValues: CoreAnimations.Layer.allCases.map { ($0, CALayer()) })
    pieces = view.pieces.map { AnimatedLayers($0, image: image) }
    frameLayer.frame = CGRect(view.frame)
    frameLayer.sublayerTransform.m34 = CGFloat(view.m34)
    guard let whole = layers[.view], let content = layers[.content],
      let overlay = layers[.overlay], let clip = layers[.clip]
    else { return }
    for layer in [whole, content, overlay, clip] { layer.frame = frameLayer.bounds }
    whole.isDoubleSided = view.isDoubleSided
    whole.anchorPoint = CGPoint(x: view.anchorPoint.x, y: view.anchorPoint.y)
    whole.position = CGPoint(
      x: view.anchorPoint.x * view.frame.width, y: view.anchorPoint.y * view.frame.height)
    frameLayer.addSublayer(whole)
    for piece in pieces { whole.addSublayer(piece.frameLayer) }
    if pieces.isEmpty {
      content.contents = image(view.id)
      content.contentsRect = CGRect(view.contentsRect)
      content.masksToBounds = true
      whole.addSublayer(content)
      content.addSublayer(overlay)
    }
    guard !view.animations(of: .clip).isEmpty else { return }
    clip.backgroundColor = CGColor.opaque
    whole.mask = clip
  }

  /// Adds the animations in their order, which is that in which transforms are concatenated.
  func play(from start: CFTimeInterval) {
    for (index, animation) in view.animations.enumerated() {
      layers[animation.layer]?.add(
        CAKeyframeAnimation(animation, from: start), forKey: "transition \(index)")
    }
    for piece in pieces { piece.play(from: start) }
  }

  /// Removes the animations.
  func stop() {
    for layer in layers.values { layer.removeAllAnimations() }
    for piece in pieces { piece.stop() }
  }
}

extension CAMediaTimingFunction {
  fileprivate convenience init(_ function: CoreAnimations.TimingFunction?) {
    guard let function else {
      self.init(name: .linear)
      return
    }
    self.init(
      controlPoints: Float(function.first.x), Float(function.first.y), Float(function.second.x),
      Float(function.second.y))
  }
}

extension CAValueFunctionName {
  fileprivate init(_ function: CoreAnimations.ValueFunction) {
    switch function {
    case .rotateX: self = .rotateX
    case .rotateY: self = .rotateY
    case .rotateZ: self = .rotateZ
    case .scale: self = .scale
    case .translate: self = .translate
    }
  }
}

extension CGColor {
  /// The colour with the numbers of an animation.
  fileprivate static func make(_ numbers: [Double]) -> CGColor {
    CGColor(
      srgbRed: CGFloat(numbers[0]), green: CGFloat(numbers[1]), blue: CGFloat(numbers[2]),
      alpha: CGFloat(numbers[3]))
  }
}
