import CGTK
import CSceneView
import TransitionKit
import TransitionScenes

/// Shows the frames of a scene with widgets, one for each element.
///
/// The widgets are children of one widget, whatever is inside what: the matrices and the order of the draw list say all. It asks
/// for frames as long as something moves.
public final class SceneView<ID: Hashable & Sendable> {
  /// What the view shows, and the clock that it moves on.
  public struct Source {
    var frame: () -> SceneFrame<ID>
    var clockTime: () -> Double
    /// Advances the clock to a time, and returns whether anything moves.
    var advance: (Double) -> Bool
    var resize: (Size) -> Void
  }

  public let widget: Widget
  /// What a finger or a pointer does. It returns whether the drag is no longer that of the widgets.
  public var onDrag: (Drag) -> Bool = { _ in false }
  /// What the keys and the button for going back do. It returns whether anything went back.
  public var onBack: () -> Bool = { false }
  /// What Alt and the arrow keys up (-1) and down (1) do with the element that has the focus. It returns whether it has moved.
  public var onMove: (ID, Int) -> Bool = { _, _ in false }
  /// What the last frame looked like.
  public private(set) var list = SceneDrawList<ID>()
  /// How many frames were shown.
  public private(set) var frameCount = 0
  let source: Source
  private let makeWidget: (ID) -> Widget?
  private var children: [ID: Child] = [:]
  private var order: [ID] = []
  private var pictures: [SceneSnapshot<ID>.Key: Picture] = [:]
  private var size = Size.zero
  /// The time of GTK when the clock was at 0.
  private var start: Double?

  private struct Child {
    let widget: Widget
    var item: Int
    var isCurrent: Bool
  }

  public init?(_ source: Source, makeWidget: @escaping (ID) -> Widget?) {
    let callbacks = SceneCallbacks()
    guard let widget = callbacks.makeWidget() else { return nil }
    (self.widget, self.source, self.makeWidget) = (widget, source, makeWidget)
    callbacks.allocate = { [weak self] in self?.allocate(Size(width: $0, height: $1)) }
    callbacks.snapshot = { [weak self] in self?.snapshot($0) }
    callbacks.tick = { [weak self] in self?.tick($0) ?? false }
    callbacks.drag = { [weak self] in self?.onDrag($0) ?? false }
    callbacks.back = { [weak self] in self?.onBack() ?? false }
    callbacks.move = { [weak self] child, direction in
      self.flatMap { view in view.id(of: child).map { view.onMove($0, direction) } } ?? false
    }
    callbacks.blocks = { [weak self] in self?.blocks($0) ?? false }
    show()
  }

  /// Whether the user has animations turned off.
  public var prefersReducedMotion: Bool { scene_view_animations_enabled(widget.pointer) == 0 }

  /// The direction of text.
  public var layoutDirection: LayoutDirection {
    gtk_widget_get_direction(widget.pointer) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  /// The widget of an element that is on screen.
  public func widget(of id: ID) -> Widget? { children[id]?.widget }

  /// The element that is drawn at a point.
  public func element(at point: Point) -> ID? {
    scene_view_child_at(widget.pointer, point.x, point.y).flatMap { id(of: $0) }
  }

  private func id(of child: UnsafeMutablePointer<GtkWidget>) -> ID? {
    children.first { $0.value.widget.pointer == child }?.key
  }

  /// Asks for a frame, after anything that changes what is shown.
  public func requestFrame() { scene_view_request_frames(widget.pointer) }

  /// Moves the time on to that of GTK, and shows the frame of then.
  func tick(_ time: Double) -> Bool {
    let first = start ?? time - source.clockTime()
    let moves = source.advance(time - first)
    // The clock of the source stands still while nothing moves.
    start = moves ? first : nil
    show()
    return moves
  }

  /// Shows the current frame.
  public func show() {
    frameCount += 1
    list.update(from: source.frame())
    for id in order { children[id]?.isCurrent = false }
    var next: [ID] = []
    next.reserveCapacity(order.count)
    for (index, item) in list.items.enumerated() {
      if item.drawing.isPiece { continue }
      if children[item.id] == nil { add(item.id) }
      children[item.id]?.item = index
      children[item.id]?.isCurrent = true
      next.append(item.id)
    }
    if next != order { arrange(next) }
    for id in order {
      guard let child = children[id] else { continue }
      let drawing = list.items[child.item].drawing
      gtk_widget_set_child_visible(child.widget.pointer, drawing.isHidden ? 0 : 1)
      gtk_widget_set_can_focus(child.widget.pointer, drawing.isInteractive ? 1 : 0)
    }
    gtk_widget_queue_allocate(widget.pointer)
  }

  private func add(_ id: ID) {
    guard let child = makeWidget(id) else { return }
    gtk_widget_set_parent(child.pointer, widget.pointer)
    children[id] = Child(widget: child, item: 0, isCurrent: true)
  }

  /// Puts the children in the order in which they are drawn, and lets go of those that have left.
  private func arrange(_ next: [ID]) {
    for (id, child) in children where !child.isCurrent {
      gtk_widget_unparent(child.widget.pointer)
      children[id] = nil
    }
    order = next
    var last: UnsafeMutablePointer<GtkWidget>?
    for id in next {
      guard let child = children[id] else { continue }
      gtk_widget_insert_after(child.widget.pointer, widget.pointer, last)
      last = child.widget.pointer
    }
  }

  private func blocks(_ pointer: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let child = id(of: pointer).flatMap { children[$0] }
    return child.map { !list.items[$0.item].drawing.isInteractive } ?? false
  }

  private func allocate(_ newSize: Size) {
    if newSize != size {
      size = newSize
      source.resize(newSize)
      list.update(from: source.frame())
    }
    for id in order {
      guard let child = children[id], child.item < list.items.count else { continue }
      let item = list.items[child.item]
      scene_view_place(
        child.widget.pointer, item.layoutSize.width, item.layoutSize.height,
        Affine(of: item.drawing, laidOutAt: item.layoutSize).values)
    }
  }
}

// MARK: - Drawing

extension SceneView {
  private func snapshot(_ snapshot: OpaquePointer) {
    drawing(onto: snapshot).draw(list.items.indices)
  }

  private func drawing(onto snapshot: OpaquePointer) -> SceneDrawing<ID> {
    SceneDrawing(
      frame: source.frame(), list: list, snapshot: snapshot, parent: widget.pointer,
      widget: { self.children[$0]?.widget }, picture: { self.pictures[$0] })
  }

  /// Keeps pictures of the contents that are about to fade out.
  func keepPictures(_ keys: [SceneSnapshot<ID>.Key]) {
    let shown = Set(list.items.compactMap { $0.snapshot?.key })
    // Widgets are drawn where they were placed last, which may be that of an earlier frame.
    if !keys.isEmpty { allocate(size) }
    let taken = keys.map { ($0, picture(of: $0.id)) }
    pictures = pictures.filter { shown.contains($0.key) }
    for (key, picture) in taken { pictures[key] = picture }
  }

  private func picture(of id: ID) -> Picture? {
    // What an element draws goes into a snapshot of its own.
    guard let unused = gtk_snapshot_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(unused)) }
    return drawing(onto: unused).picture(of: id)
  }
}
