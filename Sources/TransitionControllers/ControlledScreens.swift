import TransitionKit
import TransitionScenes

/// The screens of a controller by their entry numbers, whatever their type.
protocol ControlledScreens: AnyObject {
  /// The screens of the state and those that are shown, which get numbers if they are new.
  func current(below presentations: [Int: ScreenPresentation]) -> (
    entries: [Int], shown: [ShownScreen]
  )

  /// Whether an entry is in the state, whatever a gesture may lead to.
  func isInState(_ entry: Int) -> Bool

  /// Whether an entry was presented.
  func isPresented(_ entry: Int) -> Bool

  /// What happens from the state before the operations at the current time, or from the state to what a gesture may lead to.
  func operation() -> ScreenOperation?

  /// Whether the operation from that state leads to what a gesture may lead to.
  var leadsToCandidate: Bool { get }

  /// Lets the screens follow the operations that wait.
  func beginOperation()

  /// Begins the operations at another time, to which those that wait belong.
  func beginInstant()

  func transition(
    for operation: ScreenOperation, from: Int?, to: Int?, in container: Container,
    _ interaction: InteractionPolicy?
  ) -> ScreenTransition?

  /// The elements of a screen; none if it is one element.
  func elements(of entry: Int, in size: Size) -> [Element<String>]

  #if !hasFeature(Embedded)
    /// How often the names of the screens have changed.
    var namesVersion: Int { get }

    /// What gives the names of the screens that are known now, by their entries.
    var screenNames: @Sendable (Int) -> String? { get }
  #endif

  /// Whether anything receives events.
  var isHeard: Bool { get }

  func send(_ event: ScreenEvent<Int>)

  /// Notes that a screen is neither in the state nor on screen.
  func release(_ entry: Int)

  /// Forgets which screens were released.
  func forgetReleased()

  /// Forgets a screen of which all events were sent.
  func forget(_ entry: Int)

  /// Shows the state that a gesture may lead to, or makes it current, or forgets it.
  func showCandidate()
  func hideCandidate()
  func commitCandidate()
  func dropCandidate()
}
