import CGTK
import CSceneView
import ExampleRenderer
import GTKHost
import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// Compares what GTK has placed and drawn with the draw list and with the pictures of `render`.
struct FrameCheck {
  var frames = 0
  var places = 0
  var greatestDistance = 0.0
  var pictures = 0
  var pixels = 0
  var greatestDifference = 0
  /// Widgets that were made.
  var made = 0

  mutating func run(scenes: Int, in application: Application) {
    for seed in 0..<scenes { check(seed, application) }
  }

  private mutating func check(_ seed: Int, _ application: Application) {
    var random = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 1)
    let animator = SceneAnimator(RandomScenes.scene(&random))
    var made = 0
    guard
      let host = SceneHost(
        animator,
        widget: { id in
          made += 1
          let color = "#" + hexadecimal(RandomScenes.color(of: id))
          let widget = Widget(scene_sample_new("", color))
          if let widget { scene_count_release(widget.pointer) }
          return widget
        })
    else { return fail("no widget was made") }
    application.show(host.view.widget)
    while gtk_widget_get_mapped(host.view.widget.pointer) == 0 { application.step() }
    for _ in 0..<random.int(in: 1...3) {
      host.update(
        to: RandomScenes.scene(&random), .animated(RandomScenes.animation(&random)))
      for _ in 0..<random.int(in: 1...6) {
        animator.advance(by: random.double(in: 0.01...0.12))
        host.view.show()
        gtk_widget_allocate(
          host.view.widget.pointer, Int32(RandomScenes.size.width), Int32(RandomScenes.size.height),
          -1, nil)
        compare(host, seed)
      }
    }
    self.made += made
  }

  private mutating func compare(_ host: SceneHost<Int>, _ seed: Int) {
    frames += 1
    for item in host.view.list.items where !item.isPieceOfElement && !item.drawing.isHidden {
      guard let widget = host.view.widget(of: item.id) else {
        return fail("no widget for \(item.id)")
      }
      var place = [Double](repeating: 0, count: 8)
      scene_view_read_place(widget.pointer, &place)
      let (frame, size) = (item.drawing.contentFrame, item.layoutSize)
      for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
        let wanted = item.drawing.matrix.apply(
          to: Point(x: frame.origin.x + x * frame.width, y: frame.origin.y + y * frame.height))
        let (px, py) = (x * size.width, y * size.height)
        let found = Point(
          x: place[2] * px + place[4] * py + place[6], y: place[3] * px + place[5] * py + place[7])
        let distance =
          ((wanted.x - found.x) * (wanted.x - found.x) + (wanted.y - found.y) * (wanted.y - found.y))
          .squareRoot()
        if distance > 1 { fail("scene \(seed): \(item.id) is \(distance) px from the draw list") }
        greatestDistance = max(greatestDistance, distance)
        places += 1
      }
      if abs(place[0] - size.width) > 1 || abs(place[1] - size.height) > 1 {
        fail("scene \(seed): \(item.id) has the size \(place[0]) x \(place[1]), not \(size)")
      }
    }
    // The seams between pieces are smoothed in their own ways, and every third picture is enough.
    guard frames % 3 == 0, !host.view.list.items.contains(where: { $0.isPieceOfElement }) else {
      return
    }
    pictures += 1
    comparePixels(host, seed)
  }

  private mutating func comparePixels(_ host: SceneHost<Int>, _ seed: Int) {
    let scale = Int(gtk_widget_get_scale_factor(host.view.widget.pointer))
    let (width, height) = (
      Int(RandomScenes.size.width) * scale, Int(RandomScenes.size.height) * scale
    )
    let picture = Renderer(RandomScenes.size, scale: Double(scale)).picture(
      of: SceneDrawing(frame: host.animator.frame, list: host.view.list) {
        .plain(RandomScenes.color(of: $0.id))
      })
    guard
      let bytes = scene_render(
        host.view.widget.pointer, Int32(RandomScenes.size.width), Int32(RandomScenes.size.height))
    else { return fail("scene \(seed): nothing was drawn") }
    defer { g_free(bytes) }
    func channels(_ index: Int) -> [Int] {
      let pixel = picture.pixels[index]
      return [pixel.blue, pixel.green, pixel.red].map { Int(($0 * 255).rounded()) }
    }
    for y in 2..<height - 2 {
      for x in 2..<width - 2 {
        let index = y * width + x
        // Edges are smoothed in their own ways.
        let here = picture.pixels[index]
        let isEdge = (-2...2).contains { row in
          (-2...2).contains { column in
            here.difference(from: picture.pixels[index + row * width + column]) > 0.002
          }
        }
        if isEdge { continue }
        pixels += 1
        for (channel, value) in channels(index).enumerated() {
          let difference = abs(Int(bytes[4 * index + channel]) - value)
          greatestDifference = max(greatestDifference, difference)
          if difference > 2 {
            return fail("scene \(seed): the pixel (\(x), \(y)) differs by \(difference)")
          }
        }
      }
    }
  }
}

extension SceneDrawList.Item {
  /// Whether it is a piece of an element, which has no widget of its own.
  var isPieceOfElement: Bool { drawing.view != drawing.content }
}

func hexadecimal(_ color: UInt32) -> String {
  let text = String(color, radix: 16)
  return String(repeating: "0", count: 6 - text.count) + text
}
