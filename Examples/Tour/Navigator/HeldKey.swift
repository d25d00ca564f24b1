import TransitionControllers

/// A key that is held down as a finger that drags.
///
/// A terminal reports a key that is pressed again and again, and not its release. So the finger moves a bit with each key, and
/// lets go when none has come for a while.
struct HeldKey {
  private var interaction: ScreenInteraction?
  private var translation = Point.zero
  /// When the finger lets go, on the clock of the window; nil if no key is held.
  private var releaseTime: Double?

  /// Until the first repetition a keyboard waits longer than between the others.
  private static let firstPatience = 0.7
  private static let patience = 0.3

  /// How many key presses move a screen from its start to its end.
  private static let steps = 20.0

  /// Begins to drag, or drags on.
  mutating func press(in navigation: Navigation) {
    let window = navigation.window
    let now = window.clockTime
    let isFirst = releaseTime == nil
    releaseTime = now + (isFirst ? Self.firstPatience : Self.patience)
    if isFirst { translation = .zero }
    move(in: navigation)
    let sample = GestureSample(time: now, translation: translation)
    if isFirst { interaction = navigation.beginDrag(sample) }
    interaction?.change(sample)
  }

  /// Lets go of the screen if no key has come for a while.
  mutating func releaseIfDue(at time: Double) -> InteractionPolicy.Decision? {
    guard let releaseTime, time >= releaseTime else { return nil }
    self.releaseTime = nil
    defer { interaction = nil }
    return interaction?.end(GestureSample(time: time, translation: translation))
  }

  /// Moves down for a sheet, and otherwise to the right.
  private mutating func move(in navigation: Navigation) {
    let size = navigation.window.size
    if navigation.sheet != nil {
      translation.y += size.height / Self.steps
    } else {
      translation.x += size.width / Self.steps
    }
  }
}
