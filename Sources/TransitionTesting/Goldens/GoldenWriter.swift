import TransitionKit
import TransitionScenes

/// Writes a model as text.
struct GoldenWriter {
  static let version = 2

  private(set) var lines: [String] = []
  private let properties: [ViewProperty]

  init(_ model: GoldenModel) {
    properties = model.properties
    writeHeader(of: model)
    for view in model.views { write(view) }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func writeHeader(of model: GoldenModel) {
    lines.append("motion golden \(Self.version)")
    lines.append("duration \(golden: model.duration) s")
    if model.playsBackwards { lines.append("played backwards") }
    write(model.container)
    for order in model.orders {
      let views = order.views.map(\.text).joined(separator: ", ")
      let start = order.time == 0 ? "" : " from \(golden: order.time) s"
      lines.append("drawn from back to front\(start): \(views)")
    }
    if let count = model.lookCount { lines.append("code looked at \(count) times") }
    for property in model.properties { write(property) }
    for placement in model.placements {
      let parent = placement.parent.map { " in \($0.text)" } ?? ""
      lines.append(
        "rest of \(placement.view.text): \(AnimationText.golden.text(of: placement.frame))\(parent)"
          + (placement.clips ? ", clips" : ""))
    }
  }

  private mutating func write(_ container: Container) {
    let isRightToLeft = container.layoutDirection == .rightToLeft
    lines.append(
      "container \(AnimationText.golden.text(of: container.frame)), \(isRightToLeft ? "right to left" : "left to right")"
        + (container.prefersReducedMotion ? ", reduced motion" : "")
    )
    let frames = [
      ("view", container.viewFrame, Rect(size: container.frame.size)),
      ("origin", container.originFrame, container.viewFrame),
      ("destination", container.destinationFrame, container.viewFrame),
    ]
    for (name, frame, usual) in frames
    where AnimationText.golden.text(of: frame) != AnimationText.golden.text(of: usual) {
      lines.append("frame of \(name): \(AnimationText.golden.text(of: frame))")
    }
  }

  private mutating func write(_ property: ViewProperty) {
    let components = property.componentNames
    let identity = property.identity.components
    let isPlain = components == [""]
    let values = zip(components, identity).map { name, number in
      isPlain ? "\(golden: number)" : "\(name.quotation) \(golden: number)"
    }
    lines.append(
      "property \(property.name.quotation), \(property.composition), at rest "
        + values.joined(separator: ", "))
  }

  private mutating func write(_ view: GoldenView) {
    if view.id.parent == nil || view.tracks.count > 0 { lines.append("") }
    let region = view.region.map { ", region \(AnimationText.golden.text(of: $0))" } ?? ""
    lines.append("\(view.id.text), \(view.change.rawValue)\(region)")
    if let presence = view.presence {
      let intervals = presence.map {
        "\(golden: $0.lowerBound) s to \(golden: $0.upperBound) s"
      }
      lines.append("  present " + (intervals.isEmpty ? "never" : intervals.joined(separator: ", ")))
    }
    for track in view.tracks {
      let name = name(of: track.property)
      var texts = track.operands.map { lines(of: $0, of: track.property, named: name) }
      switch track.property.composition {
      // The operands commute, so that one order of them has to be the order.
      case .add, .multiply: texts.sort { $0.lexicographicallyPrecedes($1) }
      case .replace, .constant: break
      }
      lines += texts.joined()
    }
  }

  /// The name of a property, with its number among those of the same name.
  private func name(of property: ViewProperty) -> String {
    guard property.isCustom else { return property.name }
    let same = properties.filter { $0.name == property.name }
    let number = (same.firstIndex(of: property) ?? 0) + 1
    return property.name.quotation + (number > 1 ? "#\(number)" : "")
  }
}
