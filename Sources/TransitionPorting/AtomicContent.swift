import TransitionKit

extension AtomicTransitionBuilder {
  /// An atomic transition in a builder, with its mirror image for ``MirrorPush`` and ``MirrorPop``.
  public struct Content: AtomicTransitionProtocol {
    /// The transition as it is written.
    public let transition: AtomicTransition

    /// Makes the mirror image; nil if it is that of the effects.
    private let mirror: (@Sendable () -> AtomicTransition)?

    init(_ transition: AtomicTransition, mirror: (@Sendable () -> AtomicTransition)? = nil) {
      self.transition = transition
      self.mirror = mirror
    }

    init(combining parts: [Content]) {
      transition = parts.map { $0.transition }.combined()
      if parts.allSatisfy({ $0.mirror == nil }) {
        mirror = nil
      } else {
        mirror = { parts.map { $0.mirrored }.combined() }
      }
    }

    /// The mirror image: what plays on pop if the transition plays on push.
    ///
    /// It is `AtomicTransition.mirrored()` but for a ``MirrorableAtomicTransition``, which states its own.
    public var mirrored: AtomicTransition { mirror?() ?? transition.mirrored() }

    /// The content with its transition, and that of its mirror image, in a scope.
    func map(_ scoped: @escaping @Sendable (AtomicTransition) -> AtomicTransition) -> Content {
      guard mirror != nil else { return Content(scoped(transition)) }
      return Content(scoped(transition)) { scoped(mirrored) }
    }

    /// The content itself.
    public var body: Content { self }

    /// The content itself, which has its own lines.
    public func content(fileID: StaticString, line: UInt) -> Content { self }
  }
}

extension AtomicTransitionBuilder.Content: CustomStringConvertible {}
