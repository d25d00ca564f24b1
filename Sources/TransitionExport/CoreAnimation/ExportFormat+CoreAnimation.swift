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
      return Export(
        document: animations.json(named: presentation.name).text(isPretty: true),
        accuracy: animations.accuracy)
    }
  }
}

extension CoreAnimations {
  /// All times in here are in seconds.
  fileprivate func json(named name: String) -> JSONValue {
    .object([
      "format": .string("transitionkit.core-animation"), "version": .integer(1),
      "name": .string(name), "duration": .number(duration),
      "views": .array(views.map { $0.json }),
    ])
  }
}

extension CoreAnimations.View {
  fileprivate var json: JSONValue {
    func numbers(_ rect: Rect) -> JSONValue {
      .numbers([rect.origin.x, rect.origin.y, rect.width, rect.height])
    }
    return .object([
      "view": .string("\(id)"), "frame": numbers(frame),
      "contentsRect": id.isWhole ? nil : numbers(contentsRect),
      "anchorPoint": .numbers([anchorPoint.x, anchorPoint.y]),
      "m34": m34 == 0 ? nil : .number(m34), "isDoubleSided": .boolean(isDoubleSided),
      "animations": .array(animations.map { $0.json }),
      "pieces": pieces.isEmpty ? nil : .array(pieces.map { $0.json }),
      "children": children.isEmpty ? nil : .array(children.map { $0.json }),
      "clips": clips ? .boolean(true) : nil,
    ])
  }
}

extension CoreAnimations.KeyframeAnimation {
  fileprivate var json: JSONValue {
    .object([
      "layer": .string(layer.rawValue), "keyPath": .string(keyPath),
      "valueFunction": valueFunction.map { .string($0.rawValue) },
      "additive": isAdditive ? .boolean(true) : nil,
      "values": .array(values.map { $0.count == 1 ? .number($0[0]) : .numbers($0) }),
      "keyTimes": .numbers(keyTimes),
      "timingFunctions": .array(
        timingFunctions.map { function in
          function.map { .numbers([$0.first.x, $0.first.y, $0.second.x, $0.second.y]) } ?? .null
        }),
      "beginTime": .number(beginTime), "duration": .number(duration),
    ])
  }
}
