import TransitionKit

/// What most elements of a scene do not have, in separate storage, so that an element stays small.
package final class ElementAttributes: Sendable {
  package let values: Values

  package struct Values: Sendable {
    var state = PropertyState.rest
    var interpolationSpace = Color.InterpolationSpace.srgb
    var modifier: RestingModifier?
    var emphasis: Emphasis?
    var contentVersion = 0
    package var match: MatchKey?
    var clips = false
    var transition: AtomicTransition?
    var transitionScope = TransitionScope.element
    var resizing = Resizing.relayout
    var animation = ElementAnimation.inherited
    var valueAnimation: ValueAnimation?
  }

  package init(_ values: Values) { self.values = values }

  /// The attributes of an element that has none.
  package static let plain = ElementAttributes(Values())
}
