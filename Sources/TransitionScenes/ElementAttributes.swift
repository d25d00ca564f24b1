import TransitionKit

/// What most elements of a scene do not have, in separate storage, so that an element stays small.
package final class ElementAttributes: Sendable {
  package let values: Values

  package struct Values: Sendable {
    var state = PropertyState.rest
    var modifier: RestingModifier?
    var emphasis: Emphasis?
    var contentVersion = 0
    package var match: MatchKey?
    var clips = false
    var transition: AtomicTransition?
    var transitionScope = TransitionScope.element
    var resizing = Resizing.relayout
    var animation = ElementAnimation.inherited
  }

  package init(_ values: Values) { self.values = values }

  /// Whether two elements differ in nothing that counts as a change.
  static func areSame(_ a: ElementAttributes?, _ b: ElementAttributes?) -> Bool {
    if a === b { return true }
    let (a, b) = (a ?? plain, b ?? plain)
    return a.values.state == b.values.state && a.values.modifier == b.values.modifier
      && a.values.emphasis?.trigger == b.values.emphasis?.trigger
      && a.values.contentVersion == b.values.contentVersion && a.values.clips == b.values.clips
      && a.values.match == b.values.match
  }

  /// The attributes of an element that has none.
  package static let plain = ElementAttributes(Values())
}
