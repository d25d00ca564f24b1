extension RunLog {
  /// The name of the transition, and a line for each call, such as `0.15 s: retarget to pop`.
  ///
  /// Numbers are rounded to six decimals.
  public var description: String { text(.summary) }

  /// The name of the transition, and a line for each call.
  package func text(_ animations: AnimationText) -> String {
    let isPlain = settling == RunLog(of: transition).settling
    let head =
      transition.quotedName + (isPlain ? "" : ", settling on \(animations.text(of: settling))")
    return entries.reduce(into: head) { $0 += "\n\($1.text(animations))" }
  }
}

extension RunLog.Entry {
  /// The time and the call.
  public var description: String { text(.summary) }

  fileprivate func text(_ animations: AnimationText) -> String {
    "\(animations.text(of: time)) s: \(call.text(animations))"
  }
}

extension RunLog.Call {
  /// The call in words, such as `scrub to 0.4 linearly`.
  public var description: String { text(.summary) }

  fileprivate func text(_ animations: AnimationText) -> String {
    func arguments(_ velocity: Double?, _ animation: Animation?) -> String {
      (velocity.map { " with velocity \(animations.text(of: $0))" } ?? "")
        + (animation.map { " by \(animations.text(of: $0))" } ?? "")
    }
    switch self {
    case .start: return "start"
    case .advance: return "advance"
    case .pause: return "pause"
    case .resume: return "resume"
    case .reverse(.mirrored): return "reverse"
    case .reverse(.retimed): return "reverse retimed"
    case .scrub(let progress, let isLinear, let hasOverscroll):
      return "scrub to \(animations.text(of: progress))" + (isLinear ? " linearly" : "")
        + (hasOverscroll ? " with overscroll" : "")
    case .finish(let velocity, let animation): return "finish" + arguments(velocity, animation)
    case .cancel(let velocity, let animation): return "cancel" + arguments(velocity, animation)
    case .stop(.end): return "stop at the end"
    case .stop(.start): return "stop at the start"
    case .stop(.current): return "stop"
    case .retarget(let name, let matching):
      // In a fixed order.
      let pairs = matching?.older.map { "\($0.key.text) was \($0.value.text)" }.sorted()
      return "retarget to \(name.quotedName)"
        + (pairs.map { ", where \($0.joined(separator: ", "))" } ?? "")
    case .resize(let container): return "resize to \(animations.text(of: container))"
    }
  }
}

extension AnimationText {
  /// The size and the position, such as `390 x 844 at (0, 0)`.
  package func text(of rect: Rect) -> String {
    """
    \(text(of: rect.width)) x \(text(of: rect.height)) at \
    (\(text(of: rect.origin.x)), \(text(of: rect.origin.y)))
    """
  }

  /// The size, and what is not the default.
  fileprivate func text(of container: Container) -> String {
    let frame = container.frame
    var text =
      frame.origin == .zero
      ? "\(self.text(of: frame.width)) x \(self.text(of: frame.height))" : self.text(of: frame)
    if container.layoutDirection == .rightToLeft { text += ", right to left" }
    if container.prefersReducedMotion { text += ", reduced motion" }
    let view = container.viewFrame
    if view != Rect(size: frame.size) { text += ", view \(self.text(of: view))" }
    if container.originFrame != view {
      text += ", origin \(self.text(of: container.originFrame))"
    }
    if container.destinationFrame != view {
      text += ", destination \(self.text(of: container.destinationFrame))"
    }
    return text
  }
}

extension ViewID {
  /// The view, which distinguishes it from an element with the name of another view.
  package var text: String {
    var (view, text) = (self, "")
    while true {
      switch view {
      case .piece(let other, let index):
        text += "piece \(index) of "
        view = other
      case .interrupted(let other):
        text += "interrupted "
        view = other
      case .element(let id): return text + "element \(id.quotation)"
      case .view, .origin, .destination, .outgoing: return text + "\(view)"
      }
    }
  }
}
