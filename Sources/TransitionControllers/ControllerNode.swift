import TransitionKit
import TransitionScenes

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
  var modelScreens: [ShownScreen] = []
  /// The screens that a finger takes away, while the scene has them as something in them changes.
  var inHand: [ShownScreen] = []
  /// What happens at the current time.
  var instant = ControllerInstant()
  /// The size of the container when it was last laid out.
  var size = Size.zero
  var state = ControllerState.current
  /// The running transition.
  var run: ScreenRun?
  /// The change that a finger made last that drags a sheet of it, or its track; nil if none does.
  var draggedSerial: Int? {
    didSet { if draggedSerial == nil { heldSheet = nil } }
  }
  /// What that finger holds if it drags a sheet.
  var heldSheet: SheetHold?
  /// The change that lets what is on its way stand still under fingers that wait; nil if none does.
  var caught: OpenChange<ScreenElementID>?
  var presentations: [Int: ScreenPresentation] = [:]
  /// The screens that were not released, by rising numbers.
  private(set) var tracked: [Int] = []
  /// Those of them that are not in the state.
  private(set) var departed: [Int] = []
  /// What each screen is that may be seen.
  ///
  /// One that counts as hidden may be seen if an operation has taken it off the screen at once, and another one at that time may begin
  /// without it; if what dims the screens below it is still there; or if it came and left in a page that leaves.
  var appearances: [Int: ScreenAppearance] = [:]
  /// What the elements do in the transition that brought a page, by its entry number.
  var elements: [Int: TransitionDefinition<String>] = [:]
  /// The keys of elements that are one shared element as the transition says so.
  var keys: [ScreenElementID: MatchKey] = [:]
  var temporaries: [TemporaryView] = []
  var settings = ControllerSettings()

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

  /// Whether it is another controller, or in one of its screens.
  func isInside(_ other: ControllerNode) -> Bool {
    self === other || holder?.node.isInside(other) ?? false
  }

  /// Whether a presented screen covers a screen around the controller.
  var isCovered: Bool {
    guard let holder else { return false }
    let layout = holder.node.layout
    let isBelow = layout.shown.first?.isPresented == true && !layout.shows(holder.entry)
    return isBelow || holder.node.isCovered
  }

  /// Whether an operation at the current time of a controller around it shows or takes away the screen that it is in.
  var isInsideChange: Bool {
    guard let (node, entry) = holder else { return false }
    let isShown =
      node.layout.shows(entry) || node.instant.modelScreens.contains { $0.entry == entry }
    return isShown && node.instant.plan != nil || node.isInsideChange
  }

  /// Forgets a screen that was released.
  func forget(_ entry: Int) {
    tracked.removeAll { $0 == entry }
    departed.removeAll { $0 == entry }
    appearances[entry] = nil
    presentations[entry] = nil
    elements[entry] = nil
    layout.detents[entry] = nil
  }

  func id(_ entry: Int, _ part: ScreenElementID.Part = .screen) -> ScreenElementID {
    ScreenElementID(controller: number, entry: entry, part: part)
  }

  var containerID: ScreenElementID { id(0, .container) }

  /// Looks at the state anew.
  func update() {
    let known = layout.shown
    (entries, layout.shown) = screens.current(below: presentations)
    for screen in known where appearances[screen.entry] == nil && !layout.shows(screen.entry) {
      appearances[screen.entry] = .hidden
    }
    // Mostly only the last ones differ.
    let kept = tracked.countOfSame(as: entries)
    let others = entries[kept...]
    departed = []
    if tracked.count > kept {
      let present = Set(others)
      departed = tracked[kept...].filter { !present.contains($0) }
    }
    for entry in others {
      let position = insertionPoint(of: entry)
      if position == tracked.count || tracked[position] != entry {
        tracked.insert(entry, at: position)
      }
    }
  }

  /// The position of the first tracked screen whose number is not less.
  private func insertionPoint(of entry: Int) -> Int {
    var (low, high) = (0, tracked.count)
    while low < high {
      let middle = (low + high) / 2
      if tracked[middle] < entry { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [Int] {
  /// How many numbers at the start are those of another array.
  fileprivate func countOfSame(as other: [Int]) -> Int {
    let count = Swift.min(count, other.count)
    return (0..<count).first { self[$0] != other[$0] } ?? count
  }
}
