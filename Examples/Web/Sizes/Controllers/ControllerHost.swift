import TransitionControllers
import TransitionKit
import TransitionScenes

// A host of a window with a controller: screens are pushed, popped, and dragged from an edge, and an element of the one becomes
// that of the other.

/// A screen of the stack.
private enum Page: ScreenContent, Hashable {
  case grid
  case card(Int)

  func elements(in size: Size) -> [Element<String>] {
    switch self {
    case .grid:
      return (0..<4).map { card in
        let y = 10 + 100 * Double(card)
        return Element(
          "cover \(card)", frame: Rect(x: 10, y: y, width: size.width - 20, height: 90))
      }
    case .card(let card):
      return [
        Element("cover \(card)", frame: Rect(x: 0, y: 0, width: size.width, height: 300)),
        Element("text", frame: Rect(x: 10, y: 310, width: size.width - 20, height: 200)),
      ]
    }
  }
}

private final class StackHost {
  private let window: ScreenWindow
  private let navigation: TransitionController<ScreenStack<Page>>
  private var interaction: ScreenInteraction?
  private var frame = SceneFrame<ScreenElementID>()
  private(set) var items = SceneDrawList<ScreenElementID>()

  init(_ size: Size) {
    window = ScreenWindow(size: size)
    let covers = (0..<4).map {
      TransitionDefinition<String>.Entry("cover \($0)", .sharedElement())
    }
    let open = ScreenTransition(
      elements: TransitionDefinition(covers + [.init("text", .crossfade)]), animation: .snappy)
    navigation = TransitionController(ScreenStack([.grid]), in: window) { _ in open }
  }

  func push(_ card: Int) { navigation.push(.card(card)) }

  func pop() { navigation.pop() }

  func drag(_ sample: GestureSample, isOver: Bool) {
    if let running = interaction {
      running.change(sample)
      guard isOver else { return }
      running.end(sample)
      interaction = nil
    } else if !isOver {
      interaction = navigation.beginInteraction(.edgePan(), at: sample)
    }
  }

  func advance(to time: Double) -> Bool {
    let continues = window.advance(to: time)
    window.sample(into: &frame)
    items.update(from: frame)
    return continues
  }
}

nonisolated(unsafe) private var host = StackHost(.zero)

@_expose(wasm, "start")
@_cdecl("controllers_start")
public func start(_ width: Double, _ height: Double) {
  host = StackHost(Size(width: width, height: height))
}

@_expose(wasm, "push")
@_cdecl("controllers_push")
public func push(_ card: Int32) { host.push(Int(card)) }

@_expose(wasm, "pop")
@_cdecl("controllers_pop")
public func pop() { host.pop() }

@_expose(wasm, "drag")
@_cdecl("controllers_drag")
public func drag(_ time: Double, _ x: Double, _ velocity: Double, _ isOver: Int32) {
  host.drag(
    GestureSample(
      time: time, translation: Point(x: x, y: 0), velocity: Point(x: velocity, y: 0)),
    isOver: isOver != 0)
}

/// Advances to a time in seconds, and says whether another frame is needed.
@_expose(wasm, "frame")
@_cdecl("controllers_frame")
public func frame(_ time: Double) -> Int32 { host.advance(to: time) ? 1 : 0 }

@_expose(wasm, "count")
@_cdecl("controllers_count")
public func count() -> Int32 { Int32(host.items.items.count) }

/// A number of an item: its entry, its opacity, and where its first corner is.
@_expose(wasm, "number")
@_cdecl("controllers_number")
public func number(_ item: Int32, _ index: Int32) -> Double {
  guard host.items.items.indices.contains(Int(item)) else { return 0 }
  let item = host.items.items[Int(item)]
  switch index {
  case 0: return Double(item.id.entry)
  case 1: return item.drawing.opacity
  case 2: return item.drawing.matrix.m41
  default: return item.drawing.matrix.m42
  }
}
