import TransitionKit

/// An atomic transition that states its mirror image.
///
/// ``MirrorPush`` and ``MirrorPop`` play ``mirrored()`` on the other operation. A type that does not conform is
/// mirrored by its effects, as `AtomicTransition.mirrored()` does it.
public protocol MirrorableAtomicTransition: AtomicTransitionProtocol {
  /// The type of the mirror image.
  associatedtype Mirrored: AtomicTransitionProtocol

  /// The mirror image of the transition.
  func mirrored() -> Mirrored
}

extension MirrorableAtomicTransition where Body == Void {
  /// The content that calls the handler, with the mirror image that the type states.
  public func content(fileID: StaticString, line: UInt) -> AtomicTransitionBuilder.Content {
    AtomicTransitionBuilder.Content(AtomicTransition(handlerOf: self, fileID, line)) {
      AtomicTransition(mirrored(), fileID: fileID, line: line)
    }
  }
}

extension MirrorableAtomicTransition where Body: AtomicTransitionProtocol {
  /// The content of the body, with the mirror image that the type states.
  public func content(fileID: StaticString, line: UInt) -> AtomicTransitionBuilder.Content {
    AtomicTransitionBuilder.Content(body.content(fileID: fileID, line: line).transition) {
      AtomicTransition(mirrored(), fileID: fileID, line: line)
    }
  }
}
