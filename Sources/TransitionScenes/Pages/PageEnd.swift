import TransitionKit

/// Where a transition of pages has ended.
package struct PageEnd: Sendable {
  /// What its motion is known by.
  package let token: ObjectIdentifier
  package let position: AnimatingPosition
}
