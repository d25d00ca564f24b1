import TransitionKit

extension ElementTransition: CustomStringConvertible {
  /// The parts with their timing, such as `sharedElement(arc(0.4)) + offset(y: 30).delay(0.1 s)`.
  public var description: String { parts.map { $0.description }.joined(separator: " + ") }
}

extension ElementTransition.Part {
  fileprivate var description: String {
    var text = content.description
    if let animation { text += ".animation(\(animation))" }
    if let duration { text += ".duration(\(duration))" }
    if delay > 0 { text += ".delay(\(number: delay) s)" }
    return conditions.isEmpty ? text : text + ".when(condition)"
  }
}

extension ElementTransition.Content {
  fileprivate var description: String {
    switch self {
    case .effect(let transition): "\(transition)"
    case .crossfade: "crossfade"
    case .shared(let element): "sharedElement(\(element))"
    case .path(let path, _): "move(\(path))"
    case .cascade(let stagger): "cascade(\(stagger))"
    case .timing: "timing"
    case .nothing: "identity"
    }
  }
}

extension ElementDuration: CustomStringConvertible {
  /// The seconds or the rule, such as `0.3 s` or `automatic`.
  public var description: String {
    switch self {
    case .seconds(let seconds): "\(number: seconds) s"
    case .automatic: "automatic"
    case .longest: "longest"
    }
  }
}
