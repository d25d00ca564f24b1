import CGTK
import CSceneView
import TransitionKit
import TransitionScenes

/// Draws the widgets of a draw list, each with its effects and with what is inside.
struct SceneDrawing<ID: Hashable & Sendable> {
  let list: SceneDrawList<ID>
  let snapshot: OpaquePointer
  let parent: UnsafeMutablePointer<GtkWidget>
  let widget: (ID) -> Widget?
  let picture: (SceneSnapshot<ID>.Key) -> Picture?

  typealias Item = SceneDrawList<ID>.Item

  func draw(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = list.items[index]
      index = item.contents.upperBound
      if !item.drawing.isHidden { draw(item) }
    }
  }

  private func draw(_ item: Item) {
    let drawing = item.drawing
    let space = Affine(drawing.matrix, of: drawing.layoutFrame)
    let pushed = pushEffects(of: item, in: space)
    if drawing.pieces.isEmpty {
      within(space, drawing.cornerRadius > 0 ? (drawing.layoutFrame, drawing.cornerRadius) : nil) {
        drawContent(of: item)
      }
    } else {
      draw(drawing.pieces)
    }
    if !item.children.isEmpty {
      within(space, item.clips ? (drawing.layoutFrame, drawing.cornerRadius) : nil) {
        draw(item.children)
      }
    }
    drawOldContent(of: item, in: space)
    for restores in pushed.reversed() {
      gtk_snapshot_pop(snapshot)
      if restores { gtk_snapshot_restore(snapshot) }
    }
  }

  /// Draws the widget of an item, or the part of it that a piece shows, with its overlay.
  private func drawContent(of item: Item) {
    let drawing = item.drawing
    guard let widget = widget(item.id) else { return }
    if drawing.isPiece, let whole = list.items.first(where: { $0.id == item.id }) {
      // The widget is drawn where it is placed, so the difference comes before it.
      let placed = Affine(of: whole.drawing, laidOutAt: whole.layoutSize)
      let wanted = Affine(of: drawing, laidOutAt: item.layoutSize)
      guard let back = placed.inverse else { return }
      within(Affine(drawing.matrix, of: drawing.layoutFrame), (drawing.layoutFrame, 0)) {
        scene_snapshot_transform(snapshot, wanted.values)
        scene_snapshot_transform(snapshot, back.values)
        gtk_widget_snapshot_child(parent, widget.pointer, snapshot)
      }
    } else {
      gtk_widget_snapshot_child(parent, widget.pointer, snapshot)
    }
    guard drawing.overlay.alpha > 0 else { return }
    scene_snapshot_save(snapshot, Affine(drawing.matrix, of: drawing.layoutFrame).values)
    let (color, rect) = (drawing.overlay, drawing.layoutFrame)
    scene_snapshot_append_color(
      snapshot, [color.red, color.green, color.blue, color.alpha], rect.origin.x, rect.origin.y,
      rect.width, rect.height)
    gtk_snapshot_restore(snapshot)
  }

  private func drawOldContent(of item: Item, in space: Affine) {
    guard let old = item.snapshot, let picture = picture(old.key) else { return }
    let frame = item.drawing.contentFrame
    gtk_snapshot_push_opacity(snapshot, old.opacity)
    scene_snapshot_save(snapshot, space.values)
    scene_snapshot_save(snapshot, [1, 0, 0, 1, frame.origin.x, frame.origin.y])
    scene_snapshot_draw_picture(snapshot, picture.pointer, frame.width, frame.height)
    gtk_snapshot_restore(snapshot)
    gtk_snapshot_restore(snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// Opens a group for each effect of an item as a whole, from the outermost to the innermost.
  ///
  /// - Returns: for each group, whether coordinates were saved before it.
  private func pushEffects(of item: Item, in space: Affine) -> [Bool] {
    let drawing = item.drawing
    var groups: [Bool] = []
    if drawing.ownOpacity < 1 {
      gtk_snapshot_push_opacity(snapshot, drawing.ownOpacity)
      groups.append(false)
    }
    let shadow = drawing.shadow
    if shadow.opacity > 0 {
      scene_snapshot_push_shadow(
        snapshot, [0, 0, 0, shadow.opacity], shadow.dx, shadow.dy, shadow.radius)
      groups.append(false)
    }
    for origin in item.origins {
      groups.append(
        pushClip(origin.layoutFrame, 0, in: Affine(origin.matrix, of: origin.layoutFrame)))
    }
    if let id = item.clippedBy, let outer = list.items.first(where: { $0.id == id })?.drawing {
      groups.append(
        pushClip(
          outer.layoutFrame, outer.cornerRadius, in: Affine(outer.matrix, of: outer.layoutFrame)))
    }
    if let clip = drawing.clip { groups.append(pushClip(clip, drawing.clipRadius, in: space)) }
    let filters = drawing.filters
    if (filters.brightness, filters.contrast, filters.saturation) != (0, 1, 1) {
      scene_snapshot_push_filters(
        snapshot, filters.brightness, filters.contrast, filters.saturation)
      groups.append(false)
    }
    if filters.blur > 0 {
      // GTK's radius is twice the standard deviation.
      gtk_snapshot_push_blur(snapshot, 2 * filters.blur)
      groups.append(false)
    }
    return groups
  }

  /// Clips what comes to a rectangle in another space, and leaves the coordinates as they are.
  private func pushClip(_ rect: Rect, _ radius: Double, in space: Affine) -> Bool {
    guard let back = space.inverse else {
      gtk_snapshot_push_opacity(snapshot, 0)
      return false
    }
    scene_snapshot_save(snapshot, space.values)
    scene_snapshot_push_clip(
      snapshot, rect.origin.x, rect.origin.y, rect.width, rect.height, radius)
    scene_snapshot_transform(snapshot, back.values)
    return true
  }

  /// Draws something, clipped to a rectangle of a space.
  private func within(_ space: Affine, _ clip: (rect: Rect, radius: Double)?, _ draw: () -> Void) {
    guard let clip else { return draw() }
    guard let back = space.inverse else { return }
    let rect = clip.rect
    scene_snapshot_save(snapshot, space.values)
    scene_snapshot_push_clip(
      snapshot, rect.origin.x, rect.origin.y, rect.width, rect.height, clip.radius)
    scene_snapshot_save(snapshot, back.values)
    draw()
    gtk_snapshot_restore(snapshot)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
  }
}
