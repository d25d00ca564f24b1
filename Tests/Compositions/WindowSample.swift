import TransitionControllers
import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import TransitionWeb

/// A module of transitions whose origins fade, scale, rotate and turn, and what windows show that are interrupted with them.
struct WindowSample: Encodable {
  let module: String
  let width: Int
  let height: Int
  /// The colours of both halves of each page.
  let pages: [[Int]]
  let scripts: [WindowScript]

  init() {
    var transitions: [String: NavigationTransition] = [:]
    for kind in OriginKind.allCases {
      for timing in OriginTiming.allCases {
        transitions["\(kind)/\(timing)"] = kind.transition.animation(timing.animation)
      }
    }
    let size = WindowScript.size
    module = WebModule(transitions, in: Container(size: size)).exported().document
    (width, height) = (Int(size.width), Int(size.height))
    pages = WindowScript.colors
    scripts = (1...24).map { WindowScript(seed: $0) }
  }
}

/// What transitions do to an origin and to a page, other than moving them side by side.
enum OriginKind: String, CaseIterable {
  case veil, grow, shrink, spin, turn, fade, slide, swing

  var transition: NavigationTransition {
    switch self {
    case .veil: pages(origin: { $0.opacity = 0.2 }, page: { $0.translation.dx = 300 })
    case .grow:
      pages(origin: { $0.scale = Scale(x: 1.25, y: 1.25, z: 1) }, page: { $0.opacity = 0 })
    case .shrink:
      pages(
        origin: {
          $0.scale = Scale(x: 0.6, y: 0.6, z: 1)
          $0.opacity = 0.4
        }, page: { $0.translation.dx = 300 })
    case .spin:
      pages(origin: { $0.rotation = Rotation(x: 0, y: 0, z: 0.5) }, page: { $0.opacity = 0 })
    case .turn:
      pages(
        origin: { $0.rotation = Rotation(x: 0, y: 0.7, z: 0) },
        page: { $0.translation.dy = 200 }, perspective: 0.6)
    case .fade:
      pages(
        isBehind: true, origin: { $0.opacity = 0 },
        page: { $0.scale = Scale(x: 0.8, y: 0.8, z: 1) })
    case .slide:
      pages(origin: { $0.translation.dx = -300 }, page: { $0.translation.dx = 300 })
    case .swing:
      pages(
        origin: { $0.rotation = Rotation(x: 0.5, y: 0, z: 0) },
        page: { $0.rotation = Rotation(x: 0, y: -0.9, z: 0) }, perspective: 0.6)
    }
  }

  private func pages(
    isBehind: Bool = false, origin: @escaping @Sendable (inout PropertyState) -> Void,
    page: @escaping @Sendable (inout PropertyState) -> Void, perspective: Double = 0
  ) -> NavigationTransition {
    .custom(withTransientViews: { first, second, _, _ in
      origin(&first.animation)
      page(&second.initial)
      if isBehind { first.animation.zPosition = 1 }
      if perspective != 0 {
        first.animation.perspective = perspective
        second.initial.perspective = perspective
      }
    })
  }
}

/// Timings of transitions of pages, springs that are damped more than critically among them.
enum OriginTiming: String, CaseIterable {
  case linear, spring, slow, slower

  var animation: Animation {
    switch self {
    case .linear: .linear(duration: 0.4)
    case .spring: .spring(Spring(response: 0.5, dampingRatio: 1))
    case .slow: .spring(Spring(response: 0.3, dampingRatio: 1.4))
    case .slower: .spring(Spring(response: 0.15, dampingRatio: 4))
    }
  }
}

/// Random operations of a window, and its colours at some times.
struct WindowScript: Encodable {
  struct Call: Encodable {
    let time: Double
    let name: String
    let page: Int
  }
  struct Frame: Encodable {
    let time: Double
    /// The colours at the points of a grid, from left to right and from top to bottom; -1 near an edge.
    let colors: [Int]
    /// How many pages a translucent or clipped origin carries, at most.
    let carried: Int
  }

  static let size = Size(width: 300, height: 200)
  static let colors = [
    [0xD0_3030, 0x80_1010], [0x30_B040, 0x10_6020], [0x30_50D0, 0x10_2070], [0xD0_B020, 0x80_6808],
    [0x20_B0B0, 0x08_6060],
  ]
  static let background = 0xFF_00FF

  private(set) var calls: [Call] = []
  private(set) var frames: [Frame] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let window = ScreenWindow(size: Self.size)
    let answer = Answer()
    let stack = TransitionController(ScreenStack([0]), in: window) { _ in answer.transition }
    let timing = OriginTiming.allCases[Int(seed) % OriginTiming.allCases.count]
    var (time, page) = (0.0, 0)
    for _ in 0..<Int(generator.double(in: 3...7)) {
      let kind = generator.pick(OriginKind.allCases)
      page = (page + generator.int(in: 1...4)) % 5
      answer.transition = ScreenTransition(kind.transition, animation: timing.animation)
      window.advance(to: time)
      stack.replaceTop(with: page)
      calls.append(Call(time: time, name: "\(kind)/\(timing)", page: page))
      let next = time + generator.double(in: 0.03...0.35)
      time = time + (next - time) * 0.7
      addFrame(of: stack, at: time)
      time = next
    }
    for _ in 0..<3 {
      time += generator.double(in: 0.02...0.3)
      addFrame(of: stack, at: time)
    }
  }

  private mutating func addFrame(
    of stack: TransitionController<ScreenStack<Int>>, at time: Double
  ) {
    stack.window.advance(to: time)
    let picture = FlatPicture(
      stack.window.frame.drawList.items.filter { $0.id.part == .screen }.map {
        (stack.screen(of: $0.id) ?? -1, $0)
      })
    var colors: [Int] = []
    for y in stride(from: 6.5, to: Self.size.height, by: 12) {
      for x in stride(from: 6.5, to: Self.size.width, by: 12) {
        let color = picture.color(at: Point(x: x, y: y))
        let isAlone = [-1.5, 1.5].allSatisfy { dx in
          [-1.5, 1.5].allSatisfy { picture.color(at: Point(x: x + dx, y: y + $0)) == color }
        }
        colors.append(isAlone ? color : -1)
      }
    }
    frames.append(Frame(time: time, colors: colors, carried: picture.carried))
  }
}

/// What the source of a window answers.
private final class Answer {
  var transition: ScreenTransition?
}

/// The pages of a window as flat surfaces, in origins that have one opacity and one clip each.
private struct FlatPicture {
  /// A surface with the homography from the window to its own coordinates.
  private struct Surface {
    let toOwn: [SIMD3<Double>]
    let size: Size
    let opacity: Double

    init(_ drawing: DrawList.Item) {
      let m = drawing.matrix
      let columns = [
        SIMD3(m.m11, m.m12, m.m14), SIMD3(m.m21, m.m22, m.m24), SIMD3(m.m41, m.m42, m.m44),
      ]
      func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
      }
      let volume = (columns[0] * cross(columns[1], columns[2])).sum()
      toOwn = (0..<3).map { cross(columns[($0 + 1) % 3], columns[($0 + 2) % 3]) / volume }
      (size, opacity) = (drawing.size, drawing.ownOpacity)
    }

    /// Where a point of the window is; nil outside.
    func own(_ point: Point) -> Point? {
      let seen = SIMD3(point.x, point.y, 1)
      let (x, y, w) = ((toOwn[0] * seen).sum(), (toOwn[1] * seen).sum(), (toOwn[2] * seen).sum())
      let own = Point(x: x / w, y: y / w)
      return own.x >= 0 && own.y >= 0 && own.x <= size.width && own.y <= size.height ? own : nil
    }
  }
  private struct Page {
    let number: Int
    let surface: Surface
    /// From the outermost to the innermost.
    let origins: [Surface]
  }

  private let pages: [Page]

  init(_ items: [(Int, SceneDrawList<ScreenElementID>.Item)]) {
    pages = items.map { number, item in
      Page(
        number: number, surface: Surface(item.drawing),
        origins: item.origins.reversed().map { Surface($0) })
    }
  }

  /// How many pages the outermost origin carries.
  var carried: Int { pages.filter { !$0.origins.isEmpty }.count }

  /// The colour that a point shows over the background.
  func color(at point: Point) -> Int {
    let shown = color(of: pages[...], in: 0, at: point)
    let behind = Self.color(WindowScript.background)
    let mixed = shown.color + behind * (1 - shown.alpha)
    return (0..<3).reduce(0) { $0 << 8 | Int((mixed[$1] * 255).rounded()) }
  }

  /// The premultiplied colour of some pages from back to front, inside their first origins.
  private func color(
    of pages: ArraySlice<Page>, in depth: Int, at point: Point
  ) -> (color: SIMD3<Double>, alpha: Double) {
    var (result, alpha) = (SIMD3(repeating: 0.0), 0.0)
    func draw(_ layer: (color: SIMD3<Double>, alpha: Double), _ opacity: Double) {
      result = layer.color * opacity + result * (1 - layer.alpha * opacity)
      alpha = layer.alpha * opacity + alpha * (1 - layer.alpha * opacity)
    }
    var rest = pages
    while let page = rest.first {
      let inside = rest.prefix { $0.origins.count > depth }
      if inside.isEmpty {
        rest = rest.dropFirst()
        guard let own = page.surface.own(point) else { continue }
        let halves = WindowScript.colors[page.number]
        let color = halves[own.x < page.surface.size.width / 2 ? 0 : 1]
        draw((Self.color(color), 1), page.surface.opacity)
      } else {
        rest = rest.dropFirst(inside.count)
        let origin = page.origins[depth]
        guard origin.own(point) != nil else { continue }
        draw(color(of: inside, in: depth + 1, at: point), origin.opacity)
      }
    }
    return (result, alpha)
  }

  private static func color(_ number: Int) -> SIMD3<Double> {
    SIMD3(Double(number >> 16), Double(number >> 8 & 255), Double(number & 255)) / 255
  }
}
