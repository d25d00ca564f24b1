import CGTK
import CSceneView
import TransitionKit

/// What a widget of GTK calls. The widget keeps this alive.
///
/// Functions of C know no generic types, so that they call closures.
final class SceneCallbacks {
  var allocate: (Double, Double) -> Void = { _, _ in }
  var snapshot: (OpaquePointer) -> Void = { _ in }
  var tick: (Double) -> Bool = { _ in false }
  var drag: (Drag) -> Bool = { _ in false }
  var back: () -> Bool = { false }
  var move: (UnsafeMutablePointer<GtkWidget>, Int) -> Bool = { _, _ in false }
  var blocks: (UnsafeMutablePointer<GtkWidget>) -> Bool = { _ in false }

  func makeWidget() -> Widget? {
    // A pointer is all that C can keep of an object: the widget owns it until it is disposed of.
    let functions = SceneViewFunctions(
      allocate: { SceneCallbacks.of($0)?.allocate(Double($1), Double($2)) },
      snapshot: { host, snapshot in snapshot.map { SceneCallbacks.of(host)?.snapshot($0) } },
      tick: { SceneCallbacks.of($0)?.tick($1) == true ? 1 : 0 },
      blocks: { host, child in
        child.map { SceneCallbacks.of(host)?.blocks($0) == true ? 1 : 0 } ?? 0
      },
      drag: { host, phase, x, y, seconds in
        let drag = Drag(
          phase: Drag.Phase(rawValue: phase) ?? .cancel, point: Point(x: x, y: y), time: seconds)
        return SceneCallbacks.of(host)?.drag(drag) == true ? 1 : 0
      },
      back: { SceneCallbacks.of($0)?.back() == true ? 1 : 0 },
      move: { host, child, direction in
        child.map { SceneCallbacks.of(host)?.move($0, Int(direction)) == true ? 1 : 0 } ?? 0
      },
      release: { host in host.map { Unmanaged<SceneCallbacks>.fromOpaque($0).release() } })
    return Widget(scene_view_new(functions, Unmanaged.passRetained(self).toOpaque()))
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> SceneCallbacks? {
    pointer.map { Unmanaged<SceneCallbacks>.fromOpaque($0).takeUnretainedValue() }
  }
}
