import TransitionKit

/// A type that describes what the origin and the destination of a navigation do.
///
/// A type has a ``body``, made of other transitions:
///
/// ```swift
/// struct Deal: NavigationTransitionProtocol {
///   var body: some NavigationTransitionProtocol {
///     Slide(axis: .vertical)
///     MirrorPush {
///       OnInsertion { Rotate(.degrees(20)) }
///     }
///   }
/// }
/// ```
///
/// Or it has a handler, ``transition(from:to:for:in:)``, that writes the stages of both views. It has one of the two.
/// `NavigationTransition(Deal())` is the value that it describes.
public protocol NavigationTransitionProtocol: Sendable {
  /// The direction of the navigation.
  typealias TransitionOperation = NavigationTransition.Operation

  /// The type of ``body``; `Void` for a type with a handler.
  associatedtype Body

  /// The transitions that this one is made of.
  @NavigationTransitionBuilder var body: Body { get }

  /// Writes the stages of both views. It is called once for each compilation.
  ///
  /// - Parameters:
  ///   - fromView: the placeholder for the origin.
  ///   - toView: the placeholder for the destination.
  ///   - operation: the direction of the navigation.
  ///   - container: where it happens, with its sizes and its layout direction.
  func transition(
    from fromView: TransientViewReference, to toView: TransientViewReference,
    for operation: TransitionOperation,
    in container: Container)

  /// The transition as a builder holds it. You do not implement it.
  func content(fileID: StaticString, line: UInt) -> NavigationTransitionBuilder.Content
}

extension NavigationTransitionProtocol where Body: NavigationTransitionProtocol {
  /// The content of the body, which has its own lines.
  public func content(fileID: StaticString, line: UInt) -> NavigationTransitionBuilder.Content {
    body.content(fileID: fileID, line: line)
  }
}

extension NavigationTransitionProtocol where Body == Void {
  /// The body of a type with a handler, which has none.
  public var body: Void { return }

  /// The content that calls the handler.
  public func content(fileID: StaticString, line: UInt) -> NavigationTransitionBuilder.Content {
    NavigationTransitionBuilder.Content(NavigationTransition(handlerOf: self, fileID, line))
  }
}

extension NavigationTransition {
  /// The transition that a type describes by its body or by its handler.
  ///
  /// - Parameter transition: the description. A handler is named after its type in paths.
  public init<T: NavigationTransitionProtocol>(
    _ transition: T, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self = transition.content(fileID: fileID, line: line).transition
  }

  /// The transition that a type describes, in place of a value: `.custom(Swing())` is
  /// `NavigationTransition(Swing())`.
  ///
  /// - Parameter transition: the description.
  public static func custom<T: NavigationTransitionProtocol>(
    _ transition: T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NavigationTransition {
    NavigationTransition(transition, fileID: fileID, line: line)
  }

  /// A transition that calls the handler of a type.
  init<T: NavigationTransitionProtocol>(
    handlerOf type: T, _ fileID: StaticString, _ line: UInt
  ) {
    let source = Source({ typeName(of: T.self) }, fileID, line, isPrimitive: false)
    self.init(
      source,
      writing: { origin, destination, operation, container in
        let (from, to) = (TransientViewReference(origin), TransientViewReference(destination))
        type.transition(from: from, to: to, for: operation, in: container)
        (origin, destination) = (from.viewWithoutIdleTransforms, to.viewWithoutIdleTransforms)
      })
  }
}

extension NavigationTransitionProtocol
where Body == NavigationTransitionBuilder.Content, Self: CustomStringConvertible {
  /// The transition as one line of text, such as `NavigationTransition.onPush(opacity)`.
  public var description: String { body.transition.description }
}
