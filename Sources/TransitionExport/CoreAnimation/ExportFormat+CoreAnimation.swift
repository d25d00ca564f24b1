import Foundation
import TransitionKit

extension ExportFormat {
  /// Keyframe animations of Core Animation as JSON, within 0.1 % of the range of each number.
  public static let coreAnimation = coreAnimation()

  /// The values of ``Presentation/coreAnimations(tolerance:)`` as JSON.
  ///
  /// An animation without `valueFunction` or `additive` has none, and a timing function that is null is linear.
  ///
  /// - Parameter tolerance: the largest error of motion without an exact form, as a fraction of the range of each
  ///   number; it is clamped to 1e-9...1.
  public static func coreAnimation(tolerance: Double = 0.001) -> ExportFormat {
    ExportFormat(fileExtension: "core-animation.json") { presentation in
      let animations = CoreAnimations(presentation, tolerance: Tolerance(tolerance))
      let document = CoreAnimationDocument(presentation.name, animations)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      // Every number in here is finite, so that nothing can fail.
      let text = (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) }
      return Export(document: text ?? "{}", accuracy: animations.accuracy)
    }
  }
}

/// The animations as they are written.
private struct CoreAnimationDocument: Encodable {
  let format = "transitionkit.core-animation"
  let version = 1
  let name: String
  /// In seconds, like all times in here.
  let duration: Double
  let views: [ViewDocument]

  private enum CodingKeys: String, CodingKey { case format, version, name, duration, views }

  init(_ name: String, _ animations: CoreAnimations) {
    self.name = name
    duration = animations.duration
    views = animations.views.map { ViewDocument($0) }
  }

  struct ViewDocument: Encodable {
    let view: String
    let frame: [Double]
    let contentsRect: [Double]?
    let anchorPoint: [Double]
    let m34: Double?
    let isDoubleSided: Bool
    let animations: [AnimationDocument]
    let pieces: [ViewDocument]?
    let children: [ViewDocument]?
    let clips: Bool?

    init(_ view: CoreAnimations.View) {
      func numbers(_ rect: Rect) -> [Double] {
        [rect.origin.x, rect.origin.y, rect.width, rect.height]
      }
      self.view = "\(view.id)"
      frame = numbers(view.frame)
      contentsRect = view.id.isWhole ? nil : numbers(view.contentsRect)
      anchorPoint = [view.anchorPoint.x, view.anchorPoint.y]
      m34 = view.m34 == 0 ? nil : view.m34
      isDoubleSided = view.isDoubleSided
      animations = view.animations.map { AnimationDocument($0) }
      pieces = view.pieces.isEmpty ? nil : view.pieces.map { ViewDocument($0) }
      children = view.children.isEmpty ? nil : view.children.map { ViewDocument($0) }
      clips = view.clips ? true : nil
    }
  }

  struct AnimationDocument: Encodable {
    let layer: String
    let keyPath: String
    let valueFunction: String?
    let additive: Bool?
    let values: [Value]
    let keyTimes: [Double]
    let timingFunctions: [[Double]?]
    let beginTime: Double
    let duration: Double

    init(_ animation: CoreAnimations.KeyframeAnimation) {
      layer = animation.layer.rawValue
      keyPath = animation.keyPath
      valueFunction = animation.valueFunction?.rawValue
      additive = animation.isAdditive ? true : nil
      values = animation.values.map { $0.count == 1 ? .number($0[0]) : .numbers($0) }
      keyTimes = animation.keyTimes
      timingFunctions = animation.timingFunctions.map { function in
        function.map { [$0.first.x, $0.first.y, $0.second.x, $0.second.y] }
      }
      beginTime = animation.beginTime
      duration = animation.duration
    }
  }

  enum Value: Encodable {
    case number(Double)
    case numbers([Double])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .numbers(let numbers): try container.encode(numbers)
      }
    }
  }
}
