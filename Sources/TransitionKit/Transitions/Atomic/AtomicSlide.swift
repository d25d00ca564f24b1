extension AtomicTransition {
  /// Moves the view in from its leading edge on insertion, and out to its trailing edge on removal, as SwiftUI's transition of
  /// that name; the same as ``slideThrough``.
  public static let slide = slideThrough
}
