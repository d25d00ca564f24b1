import TransitionKit
import TransitionScenes

extension Screens {
  /// What each element does, by its identifier. All others fade.
  public static let definition: TransitionDefinition<String> = [
    "card": .sharedElement(),
    "title": .crossfade,
    "headline": .translateY(40).combined(with: .crossfade),
    "text": .translateY(80).combined(with: .crossfade),
    "tab bar": .edgeTranslation(.bottom),
  ]

  /// The transition to the detail.
  public static let push = Transaction.animated(.easeInOut(duration: 0.5))

  /// The transition back to the list.
  public static let pop: Transaction = {
    var transaction = push
    transaction.isDismissal = true
    return transaction
  }()
}
