/// A view, layer or sprite of the host's own tree, from which a scene can be made.
///
/// ```swift
/// extension Panel: SceneNode {
///   var sceneID: String { name }
///   var sceneFrame: Rect { Rect(x: left, y: top, width: width, height: height) }
///   var sceneChildren: [Panel] { panels.filter { !$0.isHidden } }
///   func configure(_ element: inout SceneElement<String>) { element.state.opacity = alpha }
/// }
///
/// let scene = Scene(size: window.size, roots: window.panels)
/// ```
///
/// If the tree belongs to the main actor, so does the conformance: `extension Panel: @MainActor SceneNode` (Swift 6.2).
public protocol SceneNode {
  /// The type of the ids.
  associatedtype SceneID: Hashable & Sendable

  /// The type of the children: usually the type itself.
  associatedtype SceneChild: SceneNode where SceneChild.SceneID == SceneID

  /// The identity, unique in the scene. It must not be a position among the siblings.
  var sceneID: SceneID { get }

  /// The frame at rest in the coordinates of the parent, in points, without effects.
  var sceneFrame: Rect { get }

  /// The nodes inside, from back to front.
  var sceneChildren: [SceneChild] { get }

  /// Sets what else the element has, such as its transition or its state at rest.
  ///
  /// By default it sets nothing. The element already has its id, its frame and its children.
  ///
  /// - Parameter element: the element of the node, to be changed.
  func configure(_ element: inout SceneElement<SceneID>)
}

extension SceneNode {
  public func configure(_ element: inout SceneElement<SceneID>) {}
}

extension SceneElement {
  /// Creates the element of a node, with all nodes inside it.
  ///
  /// - Parameter node: the node, whose children become the children of the element.
  public init<Node: SceneNode>(node: Node) where Node.SceneID == ID {
    self.init(
      node.sceneID, frame: node.sceneFrame,
      children: node.sceneChildren.map { SceneElement(node: $0) })
    node.configure(&self)
  }
}

extension Scene {
  /// Creates a scene from the nodes of a tree.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - layoutDirection: the direction that decides which sides leading and trailing are.
  ///   - prefersReducedMotion: whether the user prefers reduced motion; every change to the scene then fades
  ///     instead of moving.
  ///   - roots: the nodes without a parent, from back to front.
  public init<Node: SceneNode>(
    size: Size, layoutDirection: LayoutDirection = .leftToRight,
    prefersReducedMotion: Bool = false, roots: [Node]
  ) where Node.SceneID == ID {
    self.init(
      size: size, layoutDirection: layoutDirection, prefersReducedMotion: prefersReducedMotion,
      elements: roots.map { SceneElement(node: $0) })
  }
}
