import TransitionKit

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
    var ids: Set<ID> = []
    self = OpenNode.element(of: OpenNode(node), &ids)
  }
}

/// A node whose children become elements.
///
/// The types of the nodes are in closures, so that a stack can hold nodes of several types.
private struct OpenNode<ID: Hashable & Sendable> {
  private var element: SceneElement<ID>
  private let childCount: Int
  private let child: (Int) -> OpenNode
  private let configure: (inout SceneElement<ID>) -> Void
  private var children: [SceneElement<ID>] = []
  private var next = 0

  init<Node: SceneNode>(_ node: Node) where Node.SceneID == ID {
    element = SceneElement(node.sceneID, frame: node.sceneFrame)
    let children = node.sceneChildren
    childCount = children.count
    child = { OpenNode(children[$0]) }
    configure = { node.configure(&$0) }
  }

  /// The element of a node, with those of all nodes inside it.
  ///
  /// A node with an id that was there before has no children, as it is left out of the scene with them. So a node that is
  /// inside itself ends.
  ///
  /// - Parameter ids: the ids that were there before.
  static func element(of root: OpenNode, _ ids: inout Set<ID>) -> SceneElement<ID> {
    // A stack rather than recursion, as trees may be deep.
    var open: [OpenNode] = []
    var node = root
    var isOpen = ids.insert(node.element.id).inserted
    while true {
      if isOpen, node.next < node.childCount {
        let child = node.child(node.next)
        node.next += 1
        open.append(node)
        node = child
        // What is too deep is there without children, so that it is reported.
        isOpen = ids.insert(node.element.id).inserted && open.count < deepestLevel
        continue
      }
      node.element.children = node.children
      node.configure(&node.element)
      guard var parent = open.popLast() else { return node.element }
      parent.children.append(node.element)
      node = parent
      isOpen = true
    }
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
    var ids: Set<ID> = []
    self.init(
      size: size, layoutDirection: layoutDirection, prefersReducedMotion: prefersReducedMotion,
      elements: roots.map { OpenNode.element(of: OpenNode($0), &ids) })
  }
}
