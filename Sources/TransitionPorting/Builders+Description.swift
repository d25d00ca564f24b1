import TransitionKit

extension AtomicTransitionProtocol
where Body == AtomicTransitionBuilder.Content, Self: CustomStringConvertible {
  /// The transition as one line of text, such as `AtomicTransition.move(edge: .top)`.
  public var description: String { body.transition.description }
}

extension NavigationTransitionProtocol
where Body == NavigationTransitionBuilder.Content, Self: CustomStringConvertible {
  /// The transition as one line of text, such as `NavigationTransition.onPush(opacity)`.
  public var description: String { body.transition.description }
}

extension AtomicTransitionBuilder.Content: CustomStringConvertible {}
extension BringToFront: CustomStringConvertible {}
extension Identity: CustomStringConvertible {}
extension MirrorInsertion: CustomStringConvertible {}
extension MirrorRemoval: CustomStringConvertible {}
extension Move: CustomStringConvertible {}
extension Offset: CustomStringConvertible {}
extension OnInsertion: CustomStringConvertible {}
extension OnRemoval: CustomStringConvertible {}
extension Opacity: CustomStringConvertible {}
extension Rotate: CustomStringConvertible {}
extension Rotate3D: CustomStringConvertible {}
extension SendToBack: CustomStringConvertible {}
extension ZPosition: CustomStringConvertible {}

extension NavigationTransitionBuilder.Content: CustomStringConvertible {}
extension Fade: CustomStringConvertible {}
extension MirrorPop: CustomStringConvertible {}
extension MirrorPush: CustomStringConvertible {}
extension OnPop: CustomStringConvertible {}
extension OnPush: CustomStringConvertible {}
extension PickPop: CustomStringConvertible {}
extension PickPush: CustomStringConvertible {}
extension Slide: CustomStringConvertible {}
