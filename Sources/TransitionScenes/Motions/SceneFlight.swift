import TransitionKit

/// An element that flies from its old to its new position.
struct SceneFlight: Sendable {
  let element: ElementIndex
  /// Where it is in front of everything; nil if it flies in its parent.
  var above: Slots?
  /// The element that it flew out of; itself if it is in both scenes.
  let old: ElementIndex
  /// Where that is in the scene at rest; nil if something around it scales or moves it there.
  var start: SIMD4<Double>?
  /// How far the arc bulges along which it flies; nil if it flies along none.
  var bulge: Double?
  /// The age at which it began.
  let began: Double
  /// Whether it came with the flight.
  let isInsertion: Bool
  /// The element to which it is clipped.
  var clip: ElementIndex?
  /// The animation with which it continues after it was held, and the change that it belongs to.
  let curve: AnimationCurve
  var change: ChangeNumber
  /// Whether a finger holds it.
  var isHeld = false
  /// What it is no longer in front of; nil if nothing has come over it.
  var cover: Cover?

  var isAbove: Bool { above != nil }

  /// A container in which something has come over a flight, and what in it the flight is still in front of.
  struct Cover: Sendable {
    let container: ElementIndex
    var below: [ElementIndex]
    /// Whether the track of the container carries the flight, as it began later.
    let isOnTrack: Bool
  }

  /// What moves of an element that flies in front of everything.
  struct Slots: Sendable {
    /// The rectangle in the scene.
    let rect: SlotIndex
    /// The opacity and the scale of its ancestors, and their rotation.
    let factors: SlotIndex
  }
}

/// An old content that fades out over the new one.
struct SceneFade: Sendable {
  let element: ElementIndex
  /// The number of the picture.
  let serial: Int
  /// Its opacity; nil if it is opaque until the element has landed.
  let opacity: SlotIndex?
  /// Where it stays, in the parent of the element; nil if it follows the element.
  let frame: SIMD4<Double>?
  /// Whether the picture shows more than the content before, as another one was fading out over that.
  let isMixed: Bool
}
