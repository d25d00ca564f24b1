import TransitionKit

/// A type that describes what one view does when it enters and when it leaves.
///
/// A type has a ``body``, made of other transitions:
///
/// ```swift
/// struct Drop: AtomicTransitionProtocol {
///   var body: some AtomicTransitionProtocol {
///     Move(edge: .top)
///     Opacity()
///   }
/// }
/// ```
///
/// Or it has a handler, ``transition(_:for:in:)``, that writes the stages of the view. It has one of the two.
/// `AtomicTransition(Drop())` is the value that it describes.
public protocol AtomicTransitionProtocol: Sendable {
  /// Whether the view enters or leaves.
  typealias TransitionOperation = AtomicTransition.Operation

  /// The type of ``body``; `Void` for a type with a handler.
  associatedtype Body

  /// The transitions that this one is made of.
  @AtomicTransitionBuilder var body: Body { get }

  /// Writes the stages of the view. It is called once for each compilation.
  ///
  /// - Parameters:
  ///   - view: the placeholder for the view.
  ///   - operation: whether the view enters or leaves.
  ///   - container: where it happens, with its sizes and its layout direction.
  func transition(
    _ view: TransientViewReference, for operation: TransitionOperation, in container: Container)

  /// The transition as a builder holds it. You do not implement it.
  func content(fileID: StaticString, line: UInt) -> AtomicTransitionBuilder.Content
}

extension AtomicTransitionProtocol where Body: AtomicTransitionProtocol {
  /// The content of the body, which has its own lines.
  public func content(fileID: StaticString, line: UInt) -> AtomicTransitionBuilder.Content {
    body.content(fileID: fileID, line: line)
  }
}

extension AtomicTransitionProtocol where Body == Void {
  /// The body of a type with a handler, which has none.
  public var body: Void { return }

  /// The content that calls the handler.
  public func content(fileID: StaticString, line: UInt) -> AtomicTransitionBuilder.Content {
    AtomicTransitionBuilder.Content(AtomicTransition(handlerOf: self, fileID, line))
  }
}

extension AtomicTransition {
  /// The atomic transition that a type describes by its body or by its handler.
  ///
  /// - Parameter transition: the description. A handler is named after its type in paths.
  public init<T: AtomicTransitionProtocol>(
    _ transition: T, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self = transition.content(fileID: fileID, line: line).transition
  }

  /// A transition that calls the handler of a type.
  init<T: AtomicTransitionProtocol>(handlerOf type: T, _ fileID: StaticString, _ line: UInt) {
    let source = Source({ typeName(of: T.self) }, fileID, line, isPrimitive: false)
    self.init(source) { view, operation, container in
      let reference = TransientViewReference(view)
      type.transition(reference, for: operation, in: container)
      view = reference.viewWithoutIdleTransforms
    }
  }
}

extension AtomicTransitionProtocol
where Body == AtomicTransitionBuilder.Content, Self: CustomStringConvertible {
  /// The transition as one line of text, such as `AtomicTransition.move(edge: .top)`.
  public var description: String { body.transition.description }
}
