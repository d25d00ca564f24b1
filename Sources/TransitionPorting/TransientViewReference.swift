import TransitionKit

/// A `TransientView` as a reference: the placeholder that the handler of a type writes to.
///
/// It has the same three stages, which are filled in the same way. A translation, scale or rotation that is at rest in
/// all of them counts as not written, because `PropertyState.transform` writes all three.
///
/// Handlers that were written for swiftui-navigation-transitions call it `TransientView`. A type alias of that name in
/// your module makes them compile.
public final class TransientViewReference {
  /// The view with what was written so far.
  public private(set) var view: TransientView

  /// Makes a reference, for example to test a handler.
  ///
  /// - Parameter view: what was written before; nothing by default.
  public init(_ view: TransientView = TransientView()) { self.view = view }

  /// What the view looks like at the start.
  public var initial: PropertyState {
    get { view.initial }
    _modify { yield &view.initial }
  }

  /// What the view looks like at the end of the animation.
  public var animation: PropertyState {
    get { view.animation }
    _modify { yield &view.animation }
  }

  /// What the view looks like once the transition is over.
  public var completion: PropertyState {
    get { view.completion }
    _modify { yield &view.completion }
  }
}

extension TransientViewReference {
  /// The view without the parts of a transform that are at rest in all stages.
  var viewWithoutIdleTransforms: TransientView {
    let stages = [view.initial, view.animation, view.completion]
    var idle: PropertySet = []
    for property in [ViewProperty.translation, .scale, .rotation] {
      if stages.allSatisfy({ $0.vector(of: property) == property.straightIdentity }) {
        idle.insert(property)
      }
    }
    var result = view
    result.initial.forgetWriting(idle)
    result.animation.forgetWriting(idle)
    result.completion.forgetWriting(idle)
    return result
  }

  /// Composes the stages with those of another transition, which have been filled in.
  func compose(_ other: TransientView) {
    view.initial.compose(other.initial)
    view.animation.compose(other.animation)
    view.completion.compose(other.completion)
  }
}

extension PropertyState {
  /// Makes properties count as not written.
  fileprivate mutating func forgetWriting(_ properties: PropertySet) {
    var others: PropertySet = []
    for property in written where !properties.contains(property) { others.insert(property) }
    written = others
  }

  /// Composes each property that another state writes with the value that is here.
  fileprivate mutating func compose(_ other: PropertyState) {
    for property in other.written {
      let whole = property.composition.composeUnclamped(
        property.premultiplied(vector(of: property)),
        property.premultiplied(other.vector(of: property)))
      set(property.unpremultiplied(whole), of: property)
    }
    misfits += other.misfits
  }
}
