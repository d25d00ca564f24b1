import CGTK
import CSceneView
import TransitionKit
import TransitionScenes

/// Draws the widgets of a draw list, each with its effects and with what is inside.
struct SceneDrawing<ID: Hashable & Sendable> {
  let frame: SceneFrame<ID>
  let list: SceneDrawList<ID>
  var snapshot: OpaquePointer
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

  /// Makes a picture of an element with what is inside it, but without its own state.
  func picture(of id: ID) -> Picture? {
    guard let item = list.items.first(where: { $0.id == id && !$0.drawing.isPiece }) else {
      return nil
    }
    let rect = item.drawing.layoutFrame
    let space = Affine(item.drawing.matrix, of: rect)
    return grouped { group in
      scene_snapshot_transform(group.snapshot, [1, 0, 0, 1, -rect.origin.x, -rect.origin.y])
      guard let back = space.inverse else { return }
      scene_snapshot_transform(group.snapshot, back.values)
      group.drawContents(of: item, in: space, hasState: false)
    } finish: {
      Picture($0, rect.size)
    }
  }

  private func draw(_ item: Item) {
    let drawing = item.drawing
    let space = Affine(drawing.matrix, of: drawing.layoutFrame)
    let pushed = pushSurroundings(of: item)
    let shadow = drawing.shadow
    if shadow.opacity > 0 {
      grouped {
        $0.drawFiltered(item, in: space)
      } finish: {
        scene_snapshot_append_shadowed(
          snapshot, parent, $0, drawing.shadowColor.opacity(shadow.opacity).components,
          space.a * shadow.dx + space.c * shadow.dy,
          space.b * shadow.dx + space.d * shadow.dy, shadow.radius * space.magnification)
      }
    } else {
      drawFiltered(item, in: space)
    }
    pop(pushed)
  }

  /// Draws something apart from the rest, for an effect on all of it.
  private func grouped<Result>(
    _ draw: (Self) -> Void, finish: (OpaquePointer) -> Result
  ) -> Result {
    var group = self
    group.snapshot = gtk_snapshot_new()
    draw(group)
    return finish(group.snapshot)
  }

  private func drawFiltered(_ item: Item, in space: Affine) {
    let (drawing, filters) = (item.drawing, item.drawing.filters)
    var pushed: [Bool] = []
    if let clip = drawing.clip { pushed.append(pushClip(clip, drawing.clipRadius, in: space)) }
    if filters == .identity {
      drawContents(of: item, in: space, hasState: true)
    } else {
      grouped {
        $0.drawContents(of: item, in: space, hasState: true)
      } finish: {
        scene_snapshot_append_filtered(
          snapshot, parent, $0, filters.blur * space.magnification, filters.brightness,
          filters.contrast, filters.saturation, filters.hueRotation.radians, filters.grayscale)
      }
    }
    pop(pushed)
  }

  /// Draws the content of an item, what is inside it, and its old content over both.
  ///
  /// - Parameter hasState: whether the corners are round, and the overlay is drawn.
  private func drawContents(of item: Item, in space: Affine, hasState: Bool) {
    let drawing = item.drawing
    let radius = hasState ? drawing.cornerRadius : 0
    within(space, radius > 0 ? (drawing.layoutFrame, radius) : nil) {
      if drawing.pieces.isEmpty {
        if hasState { fill(drawing, with: drawing.background) }
        drawContent(of: item, hasOverlay: hasState)
      } else {
        draw(drawing.pieces)
      }
    }
    if !item.children.isEmpty {
      within(space, item.clips ? (drawing.layoutFrame, radius) : nil) { draw(item.children) }
    }
    drawOldContent(of: item, in: space, radius)
    if hasState { drawBorder(of: drawing) }
  }

  private func drawBorder(of drawing: DrawList.Item) {
    let (border, rect) = (drawing.border, drawing.layoutFrame)
    guard border.isVisible else { return }
    scene_snapshot_save(snapshot, Affine(drawing.matrix, of: rect).values)
    scene_snapshot_append_border(
      snapshot, border.color.components, border.width, rect.origin.x, rect.origin.y, rect.width,
      rect.height, drawing.cornerRadius)
    gtk_snapshot_restore(snapshot)
  }

  private func fill(_ drawing: DrawList.Item, with color: Color) {
    guard color.alpha > 0 else { return }
    let rect = drawing.layoutFrame
    scene_snapshot_save(snapshot, Affine(drawing.matrix, of: rect).values)
    scene_snapshot_append_color(
      snapshot, color.components, rect.origin.x, rect.origin.y, rect.width, rect.height)
    gtk_snapshot_restore(snapshot)
  }

  /// Draws the widget of an item, or the part of it that a piece shows, with its overlay.
  private func drawContent(of item: Item, hasOverlay: Bool) {
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
    if hasOverlay { fill(drawing, with: drawing.overlay) }
  }

  private func drawOldContent(of item: Item, in space: Affine, _ radius: Double) {
    guard let old = item.snapshot, let picture = picture(old.key), let element = frame[item.id]
    else { return }
    // The old content is where the item is, or stays where it was.
    var rect = item.drawing.layoutFrame
    if element.frame != old.frame {
      let (was, now) = (old.frame.origin, element.frame.origin)
      rect = Rect(origin: Point(x: was.x - now.x, y: was.y - now.y), size: old.frame.size)
    }
    let scale = picture.scale(to: rect.size, element.resizing)
    gtk_snapshot_push_opacity(snapshot, old.opacity)
    let clipped = pushClip(rect, radius, in: space)
    scene_snapshot_save(snapshot, space.values)
    scene_snapshot_transform(
      snapshot,
      [
        scale.x, 0, 0, scale.y, rect.center.x - picture.size.width * scale.x / 2,
        rect.center.y - picture.size.height * scale.y / 2,
      ])
    gtk_snapshot_append_node(snapshot, picture.node)
    gtk_snapshot_restore(snapshot)
    pop([false, clipped])
  }

  /// Opens a group for the opacity of an item, and for each clip to another one.
  ///
  /// - Returns: for each group, whether coordinates were saved before it.
  private func pushSurroundings(of item: Item) -> [Bool] {
    var groups: [Bool] = []
    if item.drawing.ownOpacity < 1 {
      gtk_snapshot_push_opacity(snapshot, item.drawing.ownOpacity)
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
    return groups
  }

  private func pop(_ groups: [Bool]) {
    for restores in groups.reversed() {
      gtk_snapshot_pop(snapshot)
      if restores { gtk_snapshot_restore(snapshot) }
    }
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

extension Color {
  /// The numbers that the functions in C take.
  fileprivate var components: [Double] { [red, green, blue, alpha] }
}
