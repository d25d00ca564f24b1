extension HeadlessView: CustomStringConvertible {
  /// The name, the frame, and what is changed.
  public var description: String {
    let text = "\(name), \(frame)"
    return effect.written.isEmpty ? text : "\(text): \(effect)"
  }
}

extension TransitionContext: CustomStringConvertible {
  /// The two views.
  public var description: String {
    "from \(originView.name) to \(destinationView.name)\(wasCancelled ? ", cancelled" : "")"
  }
}
