// A push and a pop with a custom transition, as frames with the events of the controller between them. At last a pop
// interrupts a push.

import TransitionControllers

extension NavigationTransition {
  /// The pushed screen rises over the other one, which sinks back and fades.
  static let rise = asymmetric(
    push: .asymmetric(insertion: .move(edge: .bottom), removal: sinking),
    pop: .asymmetric(insertion: sinking, removal: .move(edge: .bottom)))

  private static let sinking: AtomicTransition = [.scale(0.9), .opacity]
}

func pushAndPop() {
  let window = ScreenWindow(size: Size(width: 390, height: 844))
  let navigation = TransitionController(ScreenStack(["list"]), in: window) { context in
    // The source is asked again for a pop, so it may return another transition. Here it only takes less time.
    ScreenTransition(
      .rise, animation: .easeInOut(duration: context.operation == .push ? 0.5 : 0.3))
  }

  let table = ScreenTable(window)
  table.follow(navigation)
  table.printFrame()

  print("\npush(\"detail\")")
  navigation.push("detail")
  table.printFrames()

  print("\npop()")
  navigation.pop()
  table.printFrames()

  print("\npop() on the last screen")
  navigation.pop()

  print("\npush(\"detail\"), and pop() after 0.25 s")
  navigation.push("detail")
  table.printFrames(for: 0.25)
  navigation.pop()
  table.printFrames()
}
