import TransitionKit

extension RunLog {
  /// The log as a text from which an equal one can be read: the `description` with all digits of the numbers.
  ///
  /// Paste it into a test, and replay it:
  ///
  /// ```swift
  /// let log = try RunLog(parsing: """
  ///   push
  ///   0 s: start
  ///   0.15 s: retarget to pop
  ///   """)
  /// let animator = try log.replay(of: ["push": push, "pop": pop])
  /// ```
  ///
  /// A custom animation is named `custom`, with its own description. To read it, hand it over under that name.
  public var text: String {
    let isPlain = settling == RunLog(of: transition).settling
    let head = quoted(transition) + (isPlain ? "" : ", settling on \(settling.text)")
    return ([head] + entries.map { "\(digits($0.time)) s: \($0.call.text)" })
      .joined(separator: "\n")
  }
}

extension RunLog.Call {
  fileprivate var text: String {
    func arguments(_ velocity: Double?, _ animation: Animation?) -> String {
      (velocity.map { " with velocity \(digits($0))" } ?? "")
        + (animation.map { " by \($0.text)" } ?? "")
    }
    switch self {
    case .start, .advance, .pause, .resume, .reverse, .stop: return "\(self)"
    case .scrub(let progress, let isLinear, let hasOverscroll):
      return "scrub to \(digits(progress))" + (isLinear ? " linearly" : "")
        + (hasOverscroll ? " with overscroll" : "")
    case .finish(let velocity, let animation): return "finish" + arguments(velocity, animation)
    case .cancel(let velocity, let animation): return "cancel" + arguments(velocity, animation)
    case .retarget(let name, let matching):
      return "retarget to \(quoted(name))" + (matching.map { ", where \($0.text)" } ?? "")
    case .resize(let container): return "resize to \(container.text)"
    }
  }
}

extension ViewMatching {
  /// `origin was destination` for each view, in a fixed order.
  fileprivate var text: String {
    older.map { "\(quoted($0.text)) was \(quoted($1.text))" }.sorted().joined(separator: ", ")
  }
}

extension ViewID {
  /// The view, which distinguishes it from an element with the name of another view.
  var text: String {
    switch self {
    case .element(let name): "element \(name)"
    case .piece(let view, let number): "piece \(number) of \(view.text)"
    case .interrupted(let view): "interrupted \(view.text)"
    case .view, .origin, .destination, .outgoing: "\(self)"
    }
  }
}

extension Container {
  fileprivate var text: String {
    var text = frame.text
    if layoutDirection == .rightToLeft { text += ", right to left" }
    if prefersReducedMotion { text += ", reduced motion" }
    if viewFrame != Rect(size: frame.size) { text += ", view \(viewFrame.text)" }
    if originFrame != viewFrame { text += ", origin \(originFrame.text)" }
    if destinationFrame != viewFrame { text += ", destination \(destinationFrame.text)" }
    return text
  }
}

extension Rect {
  fileprivate var text: String {
    let size = "\(digits(width)) x \(digits(height))"
    return origin == .zero ? size : "\(size) at (\(digits(origin.x)), \(digits(origin.y)))"
  }
}

/// A name in quotes, unless it has letters, digits, blanks and a few signs only.
private func quoted(_ name: String) -> String {
  let isPlain = name.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || ("0"..."9").contains($0) || " -_./".unicodeScalars.contains($0)
  }
  // A name such as `a was b` or ` a` would be read as something else.
  let isUnambiguous =
    !name.isEmpty && !name.hasPrefix(" ") && !name.hasSuffix(" ") && !name.contains(" was ")
  return isPlain && isUnambiguous ? name : name.debugDescription
}
