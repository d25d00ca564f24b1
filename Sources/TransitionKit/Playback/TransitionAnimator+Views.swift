extension TransitionAnimator {
  /// Returns the current velocity of a property of a view, in units of the property per second.
  ///
  /// - Parameters:
  ///   - view: the view, or a piece of one.
  ///   - property: the property; the velocity of one that does not move is 0.
  /// - Complexity: O(1) in the number of views and of earlier interruptions.
  public func velocity(of view: ViewID, _ property: ViewProperty) -> PropertyValue {
    PropertyValue(isFinished ? .zero : run.velocity(of: view, property), of: property)
  }

  /// Returns the current velocities of the properties of a view, in units of each property per second. It is empty if
  /// there is no such view.
  ///
  /// - Parameter view: the view, or a piece of one.
  public func velocities(of view: ViewID) -> [ViewProperty: PropertyValue] {
    guard !isFinished, let properties = run.properties(of: view) else { return [:] }
    var velocities: [ViewProperty: PropertyValue] = [:]
    for property in ViewProperty.allCases {
      velocities[property] = PropertyValue(.zero, of: property)
    }
    for property in properties { velocities[property] = velocity(of: view, property) }
    return velocities
  }

  /// Returns the identity of a view that is on screen, also of one that an interruption left there. Nil if it has none.
  ///
  /// A piece has the identity of its view.
  ///
  /// - Parameter view: a view of the transition, a piece, or what an interruption left.
  public func identity(of view: ViewID) -> ViewIdentity? {
    run.page(of: view)?.identity
  }
}
