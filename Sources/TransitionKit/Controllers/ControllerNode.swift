/// What a window knows of one of its controllers, whatever the type of its screens.
final class ControllerNode {
  /// The number in the window.
  let number: Int
  /// What the screens of the controller fill.
  let place: Place
  let screens: any ControlledScreens
  /// The screens of the state, by their entry numbers.
  var entries: [Int] = []
  /// What the screens head for.
  var layout = ScreenLayout()
  /// The screens that the scene of the animator has.
  var truth: [ShownScreen] = []
  /// The same at the beginning of the present instant.
  var truthBefore: [ShownScreen] = []
  /// The screens that the state showed at the beginning of the present instant.
  var shownBefore: [ShownScreen] = []
  /// The size of the container when it was last laid out.
  var size = Size.zero
  /// Whether the state may have changed since it was last looked at.
  var isPending = false
  /// How the operation of the present instant happens; nil if there is none.
  var plan: OperationPlan?
  /// How the screens go back from a gesture that was given up in the present instant, if no operation remains.
  var wayBack: OperationPlan?
  /// The transition that is under way.
  var run: ScreenRun?
  var presentations: [Int: ScreenPresentation] = [:]
  /// The screens that were not released.
  private(set) var tracked: [Int] = []
  /// What each screen is that is not hidden.
  var appearances: [Int: ScreenAppearance] = [:]
  /// The keys of elements that are one shared element as the transition says so.
  var keys: [ScreenElementID: MatchKey] = [:]
  var temporaries: [TemporaryView] = []
  var interruption = TransitionInterruption.interrupt
  /// Whether the screen that holds the controller is gone.
  var isGone = false
  /// Begins a gesture for a step of the state.
  var begin:
    (
      (ScreenWindow, ControllerNode, InteractionPolicy, GestureSample) throws(OperationRefusal)
        -> ScreenInteraction
    )?
  /// Asks whether a gesture may dismiss a screen.
  var shouldDismiss: ((Int) -> Bool)?

  init(number: Int, place: Place, screens: any ControlledScreens) {
    self.number = number
    self.place = place
    self.screens = screens
  }

  /// What a controller fills: an element, or all of what it is in.
  enum Place {
    case window(element: String?)
    case screen(controller: ControllerNode, entry: Int, element: String?)
  }

  /// The controller that holds the screen that this one is in.
  var holder: (node: ControllerNode, entry: Int)? {
    guard case .screen(let node, let entry, _) = place else { return nil }
    return (node, entry)
  }

  /// Forgets a screen that was released.
  func forget(_ entry: Int) {
    tracked.removeAll { $0 == entry }
    appearances[entry] = nil
    presentations[entry] = nil
    layout.detents[entry] = nil
  }

  func id(_ entry: Int, _ part: ScreenElementID.Part = .screen) -> ScreenElementID {
    ScreenElementID(controller: number, entry: entry, part: part)
  }

  var containerID: ScreenElementID { id(0, .container) }

  /// Looks at the state anew.
  func update() {
    (entries, layout.shown) = screens.current(below: presentations)
    for entry in entries {
      let position = tracked.lastIndex { $0 <= entry }
      if let position, tracked[position] == entry { continue }
      tracked.insert(entry, at: position.map { $0 + 1 } ?? 0)
    }
    isPending = false
  }
}

/// Which screens a controller shows, and where.
struct ScreenLayout: Equatable {
  /// From back to front.
  var shown: [ShownScreen] = []
  /// The detents of sheets, by their entries, if they are not the initial ones.
  var detents: [Int: Int] = [:]
  /// How far a finger pulls the sheet on top above its greatest detent, in points.
  var excess = 0.0

  func shows(_ entry: Int) -> Bool { shown.contains { $0.entry == entry } }
}

/// A screen that is shown at rest.
struct ShownScreen: Equatable {
  let entry: Int
  let isPresented: Bool
}

/// What a transition of screens is, and who takes part.
struct ScreenRun {
  /// The number of the change that it is a part of.
  var serial: Int
  let operation: ScreenOperation
  let from: Int?
  let to: Int?
  let isInteractive: Bool
  let start: Double
  var sharedElements: [ScreenElementID] = []
  /// What is called when it has ended, with where.
  var completion: (@Sendable (AnimatingPosition) -> Void)?
  /// Whether it goes back to its start.
  var isCancelling = false
  /// Whether the screens themselves say when it has ended, as something else took over a part of it.
  var endsWithScreens = false
}

/// How an operation of a controller happens.
struct OperationPlan {
  let operation: ScreenOperation
  let direction: NavigationTransition.Operation
  let from: Int?
  let to: Int?
  /// Nil for an operation at once.
  let transition: ScreenTransition?
  /// Whether the screens only go back from a gesture that was given up.
  var isWayBack = false
}

extension ScreenRun {
  /// Whether a screen is one of the two that it is between.
  func involves(_ entry: Int) -> Bool { from == entry || to == entry }
}

extension TemporaryView {
  func id(in node: ControllerNode) -> ScreenElementID {
    ScreenElementID(controller: node.number, entry: index, part: .temporary(name))
  }
}

/// A view that is in a container as long as a transition plays.
struct TemporaryView {
  let name: String
  let index: Int
  let frame: Rect
  let depth: Depth
  /// Whether the new screen comes in front of the old one.
  let isForward: Bool

  /// Where a view is among the two screens.
  enum Depth {
    case behind, between, inFront

    /// The position at which it is drawn, as screens that leave have no place among those that stay.
    var zPosition: Double {
      switch self {
      case .behind: -1000
      case .between: 0
      case .inFront: 1000
      }
    }
  }
  let transition: AtomicTransition
}

/// Whether an operation may interrupt a transition that is under way.
public enum TransitionInterruption: Sendable, Hashable, CaseIterable {
  /// It happens at once, and the screens follow from what is shown.
  case interrupt
  /// It is refused.
  case refuse
}
