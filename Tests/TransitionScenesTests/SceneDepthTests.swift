import Foundation
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Deep trees and trees with circles take neither a deep stack nor much time.
final class SceneDepthTests: XCTestCase {
  private let size = Size(width: 400, height: 800)

  /// A scene of so many levels, the deepest of which is element 0.
  private func tower(_ height: Int, _ frame: Rect = Rect(x: 1, y: 0, width: 1, height: 1)) -> Scene<
    Int
  > {
    var element = Element(0, frame: frame)
    for id in 1..<height { element = Element(id, frame: frame, children: [element]) }
    return Scene(size: size, elements: [element])
  }

  /// Runs a closure on a thread with a stack of 512 KiB.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let done = expectation(description: "thread")
    let thread = Thread {
      body()
      done.fulfill()
    }
    thread.stackSize = 512 << 10
    thread.start()
    wait(for: [done], timeout: 120)
  }

  func testTreesOfAnyDepthAreMadeComparedEditedAndFreedOnASmallStack() {
    let size = size
    let rect = Rect(x: 1, y: 0, width: 1, height: 1)
    onSmallStack {
      for height in [Thoroughness.size(3_000, or: 2_100)] + Thoroughness.some(of: [20_000, 60_000])
      {
        func tower() -> Scene<Int> {
          var element = Element(0, frame: rect)
          for id in 1..<height { element = Element(id, frame: rect, children: [element]) }
          return Scene(size: size, elements: [element])
        }
        var scene = tower()
        let copy = scene
        XCTAssertEqual(scene, tower())
        scene[height - 2_000]?.frame.origin.x = 5
        XCTAssertNotEqual(scene, copy)
        let kinds = scene.diagnostics().map(\.kind)
        XCTAssertEqual(kinds, height > 10_000 ? [.tooDeep] : [])
        let changes = SceneChanges(from: copy, to: scene)
        XCTAssertEqual(changes.changed.count, 1)
        XCTAssertEqual(changes.applied(to: copy), scene.validated())
        let animator = SceneAnimator(copy)
        animator.update(to: scene, animation: .smooth)
        animator.advance(by: 0.1)
        XCTAssertEqual(animator.frame.elements.count, min(height, 10_000))
        XCTAssertEqual(animator.diagnostics.map(\.kind), kinds)
        scene.remove(height - 1_000)
        XCTAssertEqual(scene.validated().diagnostics(), [])
      }
    }
  }

  func testWhatIsTooDeepIsLeftOutAndReported() {
    let scene = tower(10_001)
    XCTAssertEqual(scene.diagnostics().map(\.kind), [.tooDeep])
    XCTAssertEqual(scene.diagnostics().first?.view, .element("1"))
    XCTAssertNil(scene.validated()[0])
    XCTAssertNil(scene[0])
    XCTAssertEqual(tower(10_000).diagnostics(), [])
    XCTAssertEqual(
      SceneTransition(from: Scene(size: size), to: scene).diagnostics.map(\.kind), [.tooDeep])
  }

  func testChainsOfNodesAreAsDeepAsScenes() {
    let size = size
    onSmallStack {
      for height in [2_000, 20_000] {
        var node = Node(0)
        var all = [node]
        for name in 1..<height {
          node = Node(name, [node])
          all.append(node)
        }
        let scene = Scene(size: size, roots: [node])
        XCTAssertEqual(scene.diagnostics().map(\.kind), height > 10_000 ? [.tooDeep] : [])
        XCTAssertEqual(
          SceneAnimator(scene).frame.elements.count, min(height, 10_000))
        // From the inside out, as the nodes themselves are freed by recursion.
        for node in all.reversed() { node.nodes = [] }
      }
    }
  }

  func testANodeInsideItselfIsReported() throws {
    for length in [1, 2, 5] {
      let nodes = (0..<length).map { Node($0) }
      for index in nodes.indices { nodes[index].nodes = [nodes[(index + 1) % length]] }
      let scene = Scene(size: size, roots: [nodes[0]])
      let found = try XCTUnwrap(scene.diagnostics().first)
      XCTAssertEqual(scene.diagnostics().count, 1)
      XCTAssertEqual(found.kind, .duplicateID)
      XCTAssertEqual(found.view, .element("0"))
      XCTAssert(found.message.contains("ancestor"), found.message)
      XCTAssertEqual(scene.validated()[0] != nil, true)
      XCTAssertEqual(SceneElement(node: nodes[0]).children.count, 1)
      nodes[0].nodes = []
    }
  }

  func testNodesThatAllHoldEachOtherTakeNoTime() {
    let nodes = (0..<40).map { Node($0) }
    for node in nodes { node.nodes = nodes }
    let scene = Scene(size: size, roots: nodes)
    XCTAssertEqual(scene.validated().diagnostics(), [])
    XCTAssertEqual(Set(scene.diagnostics().map(\.kind)), [.duplicateID])
    for node in nodes { node.nodes = [] }
  }

  func testAnIdInsideAnElementWithItIsReportedAsItsOwnAncestor() {
    let inner = Element("a", frame: .zero)
    let scene = Scene(
      size: size,
      elements: [
        Element("a", frame: .zero, children: [Element("b", frame: .zero, children: [inner])])
      ])
    XCTAssertEqual(
      scene.diagnostics().map(\.message),
      [
        """
        the id is that of its own ancestor: it is used at elements[0] and, inside that, at \
        elements[0].children[0].children[0]; the inner element and its children are left out
        """
      ])
  }

  func testDiagnosticsOfDeepTreesTakeATimeInProportionToTheirNumber() {
    let scene = tower(8_000, Rect(x: .nan, y: 0, width: 1, height: 1))
    let seconds = processorTime {
      let diagnostics = scene.diagnostics()
      XCTAssertEqual(diagnostics.count, 8_000)
      XCTAssertLessThan(diagnostics.map(\.message.count).max() ?? 0, 500)
    }
    XCTAssertLessThan(seconds, 20)
  }

  func testChildrenAreChangedInPlaceAndCopiesStay() {
    var element = Element("parent", frame: .zero)
    element.children.append(Element("a", frame: .zero))
    let copy = element
    element.children[0].frame.origin.x = 4
    element.children[0].children.append(Element("b", frame: .zero))
    XCTAssertEqual(copy.children, [Element("a", frame: .zero)])
    XCTAssertEqual(element.children[0].frame.origin.x, 4)
    XCTAssertEqual(element.children[0].children.map(\.id), ["b"])
    element.children.removeAll()
    XCTAssertEqual(element, Element("parent", frame: .zero))
  }
}

private final class Node: SceneNode {
  let name: Int
  var nodes: [Node]

  init(_ name: Int, _ nodes: [Node] = []) { (self.name, self.nodes) = (name, nodes) }

  var sceneID: Int { name }
  var sceneFrame: Rect { Rect(x: 0, y: 0, width: 1, height: 1) }
  var sceneChildren: [Node] { nodes }
}
