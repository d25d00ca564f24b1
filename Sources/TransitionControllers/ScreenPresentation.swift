import TransitionKit

/// Where a presented screen is at rest, and what becomes of the screens below it.
public struct ScreenPresentation: Sendable, Equatable {
  /// The heights at which the screen rests, from the bottom edge; none if it fills the container.
  public var detents: [Detent] { didSet { hasEmptyDetents = false } }

  /// The detent at which it is first, as an index into ``detents``. One beyond the ends means the end, and
  /// ``ScreenWindow/diagnostics`` say so.
  public var initialDetent: Int

  /// The opacity of the element that dims the screens below; 0 for none.
  public var dimming: Double

  /// The largest detent at which nothing dims the screens below, as an index into ``detents``; nil if they are dimmed at all of
  /// them. Between two detents the dimming changes with the height. ``ScreenWindow/diagnostics`` report one that does not exist.
  public var largestUndimmedDetent: Int?

  /// Whether a gesture cannot dismiss the screen, such as a form with changes that would be lost.
  ///
  /// It is read when a gesture begins. A rubber band then holds the screen back from the first point. On release
  /// ``TransitionController/shouldDismiss`` is asked, which may still allow it; without one the gesture is cancelled, and
  /// ``ScreenEvent/preventedDismissal(_:)`` is sent. Operations such as `dismiss` are not affected.
  public var isGuarded: Bool

  /// What the screen right below it looks like meanwhile.
  ///
  /// If transitions run below, all screens that are there move as one.
  public var stateBelow: PropertyState

  /// Whether the screens below are not on screen at rest.
  public var coversScreens: Bool

  /// Whether it is a sheet or a card whose list of detents was empty.
  private(set) var hasEmptyDetents = false

  /// Creates a presentation with detents.
  ///
  /// - Parameters:
  ///   - detents: the heights at which the screen rests; none if it fills the container.
  ///   - initialDetent: the detent at which it is first, as an index.
  ///   - dimming: the opacity of the element that dims the screens below; 0 for none.
  ///   - stateBelow: what the screen right below it looks like meanwhile.
  ///   - coversScreens: whether the screens below are not on screen at rest.
  ///   - largestUndimmedDetent: the largest detent at which nothing dims the screens below, as an index.
  ///   - isGuarded: whether a gesture cannot dismiss the screen.
  public init(
    detents: [Detent] = [], initialDetent: Int = 0, dimming: Double = 0,
    stateBelow: PropertyState = .rest, coversScreens: Bool = false,
    largestUndimmedDetent: Int? = nil, isGuarded: Bool = false
  ) {
    self.detents = detents
    self.initialDetent = initialDetent
    self.dimming = dimming.isFinite ? min(max(dimming, 0), 1) : 0
    self.stateBelow = stateBelow
    self.coversScreens = coversScreens
    self.largestUndimmedDetent = largestUndimmedDetent
    self.isGuarded = isGuarded
  }

  /// The screen fills the container, and those below stay on screen. Any screen that is presented otherwise is like this.
  public static let overlay = ScreenPresentation()

  /// The screen fills the container, and those below are not on screen at rest.
  public static let fullScreen = ScreenPresentation(coversScreens: true)

  /// A sheet at the bottom edge with heights at which it rests.
  ///
  /// The opacity of 0.2 was chosen for this library. UIKit does not publish its own.
  ///
  /// - Parameters:
  ///   - detents: the heights at which the sheet rests. For an empty list, ``Detent/large`` is used, and
  ///     ``ScreenWindow/diagnostics`` say so.
  ///   - initialDetent: the detent at which it is first, as an index.
  ///   - dimming: the opacity of the element that dims the screens below.
  public static func sheet(
    detents: [Detent] = [.large], initialDetent: Int = 0, dimming: Double = 0.2
  ) -> ScreenPresentation {
    resting(at: detents, ScreenPresentation(initialDetent: initialDetent, dimming: dimming))
  }

  /// A card over a screen that recedes: it is smaller and has round corners meanwhile.
  ///
  /// The scale of 0.92, the radius of 10 points and the height of 93 % were chosen for this library, to look like the cards of
  /// iOS 13 and later. UIKit does not publish its own.
  ///
  /// - Parameters:
  ///   - detents: the heights at which the card rests. For an empty list, ``Detent/large`` is used, and
  ///     ``ScreenWindow/diagnostics`` say so.
  ///   - dimming: the opacity of the element that dims the screens below.
  public static func card(
    detents: [Detent] = [.fraction(0.93)], dimming: Double = 0.2
  ) -> ScreenPresentation {
    var below = PropertyState()
    below.scale = Scale(x: 0.92, y: 0.92, z: 1)
    below.cornerRadius = 10
    return resting(at: detents, ScreenPresentation(dimming: dimming, stateBelow: below))
  }

  private static func resting(
    at detents: [Detent], _ presentation: ScreenPresentation
  ) -> ScreenPresentation {
    var presentation = presentation
    presentation.detents = detents.isEmpty ? [.large] : detents
    presentation.hasEmptyDetents = detents.isEmpty
    return presentation
  }

  /// The opacity of what dims the screens below, at a detent.
  func dimming(in container: Size, at detent: Int) -> Double {
    guard let largest = largestUndimmedDetent, detents.indices.contains(largest) else {
      return dimming
    }
    let index = min(max(detent, 0), detents.count - 1)
    return detents[index].height(in: container) > detents[largest].height(in: container)
      ? dimming : 0
  }

  /// The frame in a container.
  ///
  /// - Parameters:
  ///   - detent: the index of the detent.
  ///   - excess: how far it is pulled above, in points.
  package func frame(in container: Size, at detent: Int, excess: Double = 0) -> Rect {
    guard !detents.isEmpty else { return Rect(size: container) }
    let height = detents[min(max(detent, 0), detents.count - 1)].height(in: container) + excess
    return Rect(x: 0, y: container.height - height, width: container.width, height: height)
  }
}

extension ScreenPresentation: CustomStringConvertible {
  /// The detents and what becomes of the screens below, such as `50 %, 100 %, dimming 0.2`.
  public var description: String {
    var parts = detents.map { "\($0)" }
    if parts.isEmpty { parts = ["full size"] }
    if dimming > 0 { parts.append("dimming \(number: dimming)") }
    if let largestUndimmedDetent { parts.append("undimmed up to \(largestUndimmedDetent)") }
    if isGuarded { parts.append("guarded") }
    if stateBelow != .rest { parts.append("below: \(stateBelow)") }
    if coversScreens { parts.append("covers screens") }
    return parts.joined(separator: ", ")
  }
}
