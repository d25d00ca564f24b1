extension AtomicTransition {
  /// How ``blurReplace(_:fileID:line:)`` changes the size of the view.
  public enum BlurReplaceConfiguration: Sendable, Hashable, CaseIterable {
    /// The view is scaled up while it is inserted and down while it is removed.
    case downUp
    /// The view is scaled up both while it is inserted and while it is removed.
    case upUp
  }

  /// Sharpens the view from a blur while it fades in and grows, and blurs it while it fades out and
  /// shrinks.
  public static let blurReplace = blurReplace(.downUp)

  /// Sharpens the view from a blur while it fades in and grows, and blurs it while it fades out and shrinks
  /// or continues to grow.
  ///
  /// The radius of the blur is 10 points. The view grows from 0.8 of its size. On removal it shrinks to 0.8
  /// or grows to 1.25.
  ///
  /// - Parameter configuration: how the size changes.
  public static func blurReplace(
    _ configuration: BlurReplaceConfiguration = .downUp, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition(
      configuration == .downUp ? "blurReplace" : "blurReplace(.\(configuration))", fileID, line
    ) { view, operation, _ in
      let growsOn = operation == .removal && configuration == .upUp
      view[away: operation].blur = 10
      view[away: operation].opacity = 0
      view[away: operation].scale = Scale(growsOn ? 1.25 : 0.8)
    }
  }
}
