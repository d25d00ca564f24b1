import CGTK
import CSceneView
import ExampleRenderer
import Foundation
import GTKHost
import TransitionKit
import TransitionScenes

/// Compares each effect of an element with the picture that `render` draws of it, pixel by pixel and at edges too.
struct EffectCheck {
  /// How much pixels may differ, of 255.
  struct Tolerance: Sendable {
    /// Of the pixels that an effect changes in the picture of `render`, on average.
    var mean: Double
    /// Of all pixels but the hundredth part that differs most: edges are smoothed in different ways.
    var most: Int
  }

  private static let cases:
    [(name: String, tolerance: Tolerance, change: @Sendable (inout Element<Int>) -> Void)] = [
      ("opacity", Tolerance(mean: 2, most: 4), { $0.state.opacity = 0.4 }),
      ("blur", Tolerance(mean: 4, most: 8), { $0.state.blur = 8 }),
      ("a small blur", Tolerance(mean: 4, most: 8), { $0.state.blur = 3 }),
      (
        "a blur that is scaled", Tolerance(mean: 4, most: 8),
        { ($0.state.blur, $0.state.scale) = (5, Scale(1.3)) }
      ),
      (
        "shadow", Tolerance(mean: 4, most: 8),
        { $0.state.shadow = Shadow(opacity: 0.8, radius: 8, dx: 6, dy: 10) }
      ),
      (
        "shadow of a colour", Tolerance(mean: 4, most: 8),
        {
          $0.state.shadow = Shadow(opacity: 0.8, radius: 8, dx: 6, dy: 10)
          $0.state.shadowColor = Color(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.9)
        }
      ),
      (
        "border", Tolerance(mean: 4, most: 8),
        {
          ($0.state.borderWidth, $0.state.borderColor) = (6, .red.opacity(0.7))
          $0.state.cornerRadius = 30
        }
      ),
      ("brightness", Tolerance(mean: 2, most: 3), { $0.state.brightness = 0.3 }),
      ("contrast", Tolerance(mean: 2, most: 3), { $0.state.contrast = 1.8 }),
      ("saturation", Tolerance(mean: 2, most: 3), { $0.state.saturation = 0.2 }),
      (
        "hue rotation", Tolerance(mean: 2, most: 3), { $0.state.hueRotation = .degrees(100) }
      ),
      ("grayscale", Tolerance(mean: 2, most: 3), { $0.state.grayscale = 0.7 }),
      (
        "all filters", Tolerance(mean: 2, most: 4),
        { ($0.state.brightness, $0.state.contrast, $0.state.saturation) = (0.4, 2, 1.5) }
      ),
      (
        "clip", Tolerance(mean: 2, most: 4),
        {
          $0.state.clip = ClipInsets(top: 20, left: 30, bottom: 10, right: 25)
          $0.state.clipRadius = 24
        }
      ),
      (
        "corner radius", Tolerance(mean: 2, most: 4),
        { ($0.state.cornerRadius, $0.clips) = (40, true) }
      ),
    ]

  func run(in application: Application) {
    var report: [String] = []
    for (name, tolerance, change) in Self.cases {
      var element = Self.element
      change(&element)
      guard let host = show(element, in: application) else { return fail("no widget was made") }
      let plain = host.picture(of: Self.scene(Self.element))
      compare(name, host, [:], against: plain, tolerance, &report)
    }
    checkOldContent(in: application, &report)
    let native = gtk_widget_get_native(application.window.pointer)
    let renderer = native.flatMap { gtk_native_get_renderer($0) }
    let isCairo = renderer.map { scene_is_cairo($0) != 0 } ?? false
    print(
      """
      effects with \(isCairo ? "cairo" : "OpenGL"), mean and most of 255: \(report.joined(separator: "; "))
      """)
  }

  /// An old content that fades out, with a child in it that the new one does not have.
  private func checkOldContent(in application: Application, _ report: inout [String]) {
    guard let host = show(Self.element, in: application) else {
      return fail("no widget was made")
    }
    var next = Element(1, frame: Self.element.frame)
    next.contentVersion = 1
    let transaction = Transaction.animated(.linear(duration: 1))
    let keys = host.animator.snapshots(for: Self.scene(next), transaction)
    if !keys.contains(where: { $0.id == 1 }) { fail("nothing is kept of an old content") }
    let scale = host.scale
    let before = SceneDrawing(frame: host.animator.frame, list: host.view.list, content: content)
    var pictures: [SceneSnapshot<Int>.Key: Canvas] = [:]
    for key in keys {
      pictures[key] = Renderer(RandomScenes.size, scale: Double(scale)).snapshot(
        of: key.id, in: before)
    }
    host.update(to: Self.scene(next), transaction)
    host.animator.advance(by: 0.3)
    host.view.show()
    host.place()
    let plain = host.picture(of: Self.scene(next))
    compare(
      "old content", host, pictures, against: plain, Tolerance(mean: 2, most: 3), &report)
  }

  private func compare(
    _ name: String, _ host: SceneHost<Int>, _ pictures: [SceneSnapshot<Int>.Key: Canvas],
    against plain: Canvas, _ tolerance: Tolerance, _ report: inout [String]
  ) {
    var drawing = SceneDrawing(frame: host.animator.frame, list: host.view.list, content: content)
    drawing.pictures = pictures
    let wanted = Renderer(RandomScenes.size, scale: Double(host.scale)).picture(of: drawing)
    let (width, height) = (Int32(RandomScenes.size.width), Int32(RandomScenes.size.height))
    guard let bytes = scene_render(host.view.widget.pointer, width, height) else {
      return fail("\(name): nothing was drawn")
    }
    defer { g_free(bytes) }
    var differences: [Int] = []
    var (sum, changed) = (0, 0)
    for (index, pixel) in wanted.pixels.enumerated() {
      let channels = [pixel.blue, pixel.green, pixel.red].map { Int(($0 * 255).rounded()) }
      let difference = channels.indices.map { abs(Int(bytes[4 * index + $0]) - channels[$0]) }.max()
      differences.append(difference ?? 0)
      if pixel.difference(from: plain.pixels[index]) > 0.01 {
        (sum, changed) = (sum + (difference ?? 0), changed + 1)
      }
    }
    if changed < 500 { return fail("\(name): the effect changes only \(changed) pixels") }
    differences.sort()
    let mean = Double(sum) / Double(changed)
    let most = differences[differences.count - 1 - differences.count / 100]
    report.append("\(name) \(String(format: "%.2f", mean)) \(most)")
    if mean > tolerance.mean || most > tolerance.most {
      fail("\(name): pixels differ by \(mean) on average, and by \(most)")
    }
  }

  private func show(_ element: Element<Int>, in application: Application) -> SceneHost<Int>? {
    let host = SceneHost(
      SceneAnimator(Self.scene(element)),
      widget: { Widget(scene_sample_new("", "#" + hexadecimal(RandomScenes.color(of: $0)))) })
    guard let host else { return nil }
    application.show(host.view.widget)
    while gtk_widget_get_mapped(host.view.widget.pointer) == 0 { application.step() }
    host.place()
    return host
  }

  private static func scene(_ element: Element<Int>) -> Scene<Int> {
    let background = Element(0, frame: Rect(size: RandomScenes.size))
    return Scene(size: RandomScenes.size, elements: [background, element])
  }

  /// A rectangle with another one in it, which reaches its corner.
  private static var element: Element<Int> {
    var element = Element(1, frame: Rect(x: 60, y: 90, width: 160, height: 200))
    element.children = [Element(2, frame: Rect(x: 0, y: 0, width: 90, height: 70))]
    return element
  }
}

private func content(_ element: SceneFrame<Int>.Element) -> SceneContent {
  .plain(RandomScenes.color(of: element.id))
}

extension SceneHost<Int> {
  fileprivate var scale: Int { Int(gtk_widget_get_scale_factor(view.widget.pointer)) }

  fileprivate func place() {
    gtk_widget_allocate(
      view.widget.pointer, Int32(RandomScenes.size.width), Int32(RandomScenes.size.height), -1, nil)
  }

  /// The picture that `render` draws of a scene at rest.
  fileprivate func picture(of scene: Scene<Int>) -> Canvas {
    let frame = SceneAnimator(scene).frame
    return Renderer(RandomScenes.size, scale: Double(scale)).picture(
      of: SceneDrawing(frame: frame, list: frame.drawList, content: content))
  }
}
