/// Something about a transition that was found when it was compiled, before anyone sees it on screen.
public struct Diagnostic: Sendable {
  /// The kinds of faults and remarks that compiling can find.
  public enum Kind: Sendable, Hashable {
    /// A number that is NaN or infinite; the value at rest is used instead.
    case nonFiniteValue
    /// A number beyond 1e12, which is clamped there.
    case valueOutOfRange
    /// A value with too few or too many numbers for its property.
    case wrongComponentCount
    /// A value that cannot be drawn, such as an opacity above 1 or a negative blur, or a detent that does not exist.
    case unusableValue
    /// A custom property that differs from another one of its name, or whose identity is not neutral.
    case unusableProperty
    /// A container or view frame that has no area, or whose numbers make no sense.
    case unusableContainer
    /// A negative or meaningless duration, which counts as 0.
    case unusableDuration
    /// A slope that is so steep that a keyframe beside it does not take its velocity over, or only a part of it.
    case unusableVelocity
    /// An animation that never ends by itself, of which one cycle is run.
    case endlessAnimation
    /// An animation that takes more than a minute, as if its duration was given in milliseconds.
    case longAnimation
    /// A range that is empty, reversed or outside 0...1.
    case unusableRange
    /// A constant property that was given two different values.
    case movingConstant
    /// A modifier of which a part jumps, as its animatable data does not carry it.
    case unanimatedPart
    /// A value that jumps.
    case jump
    /// A view that stays invisible after it was inserted.
    case leftHidden
    /// A view that does not come to rest after it was inserted.
    case leftDisplaced
    /// A property of a removed view that does not return to rest.
    case neverReturns
    /// A view whose back is seen, as a rotation turns it away.
    case seenFromBehind
    /// An animation, or a part of a modifier, without effect.
    case doesNothing
    /// A handler that completed the transition before it had ended.
    case completedTooEarly
    /// A merge policy that gave an answer which cannot be used.
    case unusableResolution
    /// A handler that changed a view which is not part of the transition, or an option that a change has no use for, such as a
    /// presentation that moves the screen below, the detents of a screen that is pushed, or a selection of elements to stagger without a
    /// stagger.
    case ignoredWrite
    /// A view that is sliced twice; only the first slicing is used.
    case slicedTwice
    /// A slicing without meaning, or with too many pieces.
    case unusableSlicing
    /// An element of a scene with the id of another one, which it may even be in; it is left out with its children.
    case duplicateID
    /// Elements of a scene more than 10,000 levels deep; they are left out.
    case tooDeep
    /// A frame in a scene that is not finite or has a negative size; the previous one holds.
    case unusableFrame
    /// Several elements of one side of a change with one match key; only one of them flies.
    case duplicateKey
    /// An entry of a transition definition that matches no element.
    case unmatchedEntry
    /// An element that a transition definition names, and that does nothing, or whose cascade does nothing.
    case idleElement
    /// A call that does nothing yet, such as one that advances the clock of a run that was not started.
    case untimelyCall
    /// An element that is named and does not exist.
    case unknownElement
    /// Callbacks that cause each other without an end; the rest of them waits.
    case endlessCallbacks
    /// A match key that no element on the other side has.
    case unmatchedKey
    /// An element that gets another parent where something around it is rotated or in perspective.
    case leftOutRotation
    /// An element that gets another parent in which everything has another scale.
    case otherScale
    /// An animation or an emphasis that repeats for ever, of an element that has only just come, so that it does not begin.
    case unstartedLoop
    /// An element that comes with the match key of one that stays and is no source, so that it does not fly.
    case stayingPartner
  }

  /// The kind of what was found.
  public let kind: Kind

  /// How much it matters.
  public let severity: Severity

  /// The view that it is about, if it is about one.
  public let view: ViewID?

  /// The property that it is about, if it is about one.
  public let property: ViewProperty?

  /// The path of the primitive or handler that it is about, if it is about one.
  public var path: String? { source?.path }

  /// What was found, with the value, in a sentence.
  public let message: String

  package let source: Provenance?

  package init(
    kind: Kind, severity: Severity, view: ViewID? = nil, property: ViewProperty? = nil,
    message: String, source: Provenance? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.view = view
    self.property = property
    self.message = message
    self.source = source
  }
}

extension Diagnostic: Equatable {
  /// Whether two diagnostics say the same of the same.
  public static func == (a: Diagnostic, b: Diagnostic) -> Bool {
    a.kind == b.kind && a.severity == b.severity && a.view == b.view && a.property == b.property
      && a.message == b.message && a.path == b.path
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The severity, the path and the message.
  public var description: String {
    let location = path ?? view.map { "\($0)" }
    return "\(severity): \(location.map { $0 + ": " } ?? "")\(message)"
  }
}
