// A function with default arguments is no value of a type such as `(Double) -> NavigationTransition`. These are, so that
// `Edge.allCases.map(NavigationTransition.push)` works. A call prefers the functions that know the line of the caller.

extension NavigationTransition {
  /// The function ``cover(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge that the pushed view comes from; leading and trailing follow the layout
  ///   direction.
  @_disfavoredOverload
  public static func cover(edge: Edge) -> NavigationTransition {
    .cover(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``fade(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter style: which of the two views fades.
  @_disfavoredOverload
  public static func fade(_ style: FadeStyle) -> NavigationTransition {
    .fade(style, fileID: #fileID, line: #line)
  }

  /// The function ``flip(axis:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter axis: the direction in which the card flips: `.horizontal` rotates about the vertical axis.
  @_disfavoredOverload
  public static func flip(axis: Axis) -> NavigationTransition {
    .flip(axis: axis, fileID: #fileID, line: #line)
  }

  /// The function ``move(axis:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter axis: the axis along which both views move.
  @_disfavoredOverload
  public static func move(axis: Axis) -> NavigationTransition {
    .move(axis: axis, fileID: #fileID, line: #line)
  }

  /// The function ``pageIn(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge that the pushed view comes from; leading and trailing follow the layout
  ///   direction.
  @_disfavoredOverload
  public static func pageIn(edge: Edge) -> NavigationTransition {
    .pageIn(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``pageOut(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge to which the origin moves out on a push; leading and trailing follow the
  ///   layout direction.
  @_disfavoredOverload
  public static func pageOut(edge: Edge) -> NavigationTransition {
    .pageOut(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``pull(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge to which the origin moves out on a push; leading and trailing follow the
  ///   layout direction.
  @_disfavoredOverload
  public static func pull(edge: Edge) -> NavigationTransition {
    .pull(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``push(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge that the pushed view comes from; leading and trailing follow the layout
  ///   direction.
  @_disfavoredOverload
  public static func push(edge: Edge) -> NavigationTransition {
    .push(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``reveal(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge to which the origin moves out on a push; leading and trailing follow the
  ///   layout direction.
  @_disfavoredOverload
  public static func reveal(edge: Edge) -> NavigationTransition {
    .reveal(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``slide(axis:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter axis: the axis along which both views move.
  @_disfavoredOverload
  public static func slide(axis: Axis) -> NavigationTransition {
    .slide(axis: axis, fileID: #fileID, line: #line)
  }

  /// The function ``slide(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge that the pushed view comes from; leading and trailing follow the layout
  ///   direction.
  @_disfavoredOverload
  public static func slide(edge: Edge) -> NavigationTransition {
    .slide(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``uncover(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge to which the origin moves out on a push; leading and trailing follow the
  ///   layout direction.
  @_disfavoredOverload
  public static func uncover(edge: Edge) -> NavigationTransition {
    .uncover(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``zoomSlide(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge that the pushed view comes from; leading and trailing follow the layout
  ///   direction.
  @_disfavoredOverload
  public static func zoomSlide(edge: Edge) -> NavigationTransition {
    .zoomSlide(edge: edge, fileID: #fileID, line: #line)
  }
}
