import TransitionControllers
import TransitionKit
import TransitionScenes

// What holds of a window after each call, and at rest.
extension CheckedWindow {
  /// Compares the window with what it should be.
  func check() {
    guard problem == nil else { return }
    // Handlers of events make calls that are separate changes.
    var known: Int
    repeat {
      known = reactionCount
      window.commit()
    } while known != reactionCount
    window.sample(into: &frame)
    do { try window.checkInvariants() } catch { fail("\(error)") }
    for controller in controllers {
      if controller.state != controller.model {
        fail("\(controller.number) is \(controller.state) instead of \(controller.model)")
      }
      if controller.transition() != (controller.run != nil) {
        fail("\(controller.number): a transition is under way, or its end was not sent")
      }
      if let other = controller.asked.first(where: { $0.operation != .present }) {
        fail("the source was asked for \(other), which does not happen")
      }
      controller.asked = []
      guard !isGone(controller) else { continue }
      controller.known.formUnion(controller.model.screens)
      // A handler that advances the clock has events sent later.
      if !hasAdvancedInside, controller.listedAsReleased.sorted() != controller.releasedNow.sorted()
      {
        fail(
          "\(controller.number) lists \(controller.listedAsReleased) as released instead of "
            + "\(controller.releasedNow)")
      }
    }
    if controllers.count > 1 { checkAppearances() }
    checkFrame()
  }

  /// A screen inside a controller is at most as visible as the one that holds it.
  private func checkAppearances() {
    for (id, appearance) in appearances {
      guard let number = id.controller, controllers.indices.contains(number),
        let holder = controllers[number].holder
      else { continue }
      let isAllowed =
        switch appearances[holder.screen] ?? .hidden {
        case .hidden: appearance == .hidden
        case .appearing: appearance != .visible
        case .visible: true
        case .disappearing: appearance == .hidden || appearance == .disappearing
        }
      if !isAllowed {
        fail("\(id) is \(appearance) in \(holder.screen): \(appearances[holder.screen] as Any)")
      }
    }
  }

  private func checkFrame() {
    var places: [Rect] = []
    for element in frame.elements {
      if gone.contains(element.id) { fail("\(element.id) is shown after it was released") }
      let (rect, moved) = (element.frame, element.state.translation)
      let (opacity, scale) = (element.state.opacity, element.state.scale)
      let isFinite =
        rect.origin.x.isFinite && rect.origin.y.isFinite && rect.width.isFinite
        && rect.height.isFinite && moved.dx.isFinite && moved.dy.isFinite && opacity.isFinite
        && scale.x.isFinite && scale.y.isFinite
      if !isFinite { fail("\(element.id) is not finite: \(rect) \(element.state)") }
      guard case .screen = element.id.part, element.id.controller == 0 else { continue }
      places.append(
        Rect(
          x: rect.origin.x + moved.dx, y: rect.origin.y + moved.dy, width: rect.width,
          height: rect.height))
    }
    // A stack of presented screens may be empty.
    if controllers[0].model.screens.isEmpty { mayBeEmpty = true }
    if places.isEmpty, !mayBeEmpty { fail("no screen is shown") }
    if window.isIdle {
      (mayShowGaps, mayJump, startsAreUnclear) = (false, window.prefersReducedMotion, false)
      (widestGap, ends) = (1e-6, [])
      mayBeEmpty = controllers[0].model.screens.isEmpty
      (timeAtRest, stateAtRest) = (window.clockTime, controllers[0].model)
    }
    if setup.style == .covers || setup.style == .slides, !mayShowGaps,
      !mayBeEmpty, !isCovered(by: places)
    {
      fail("the window is not covered: \(places)")
    }
  }

  /// Whether some rectangles cover the window, apart from gaps that no one sees.
  private func isCovered(by places: [Rect]) -> Bool {
    let size = window.size
    func edges(_ length: Double, _ values: [Double]) -> [Double] {
      ([0, length] + values.filter { $0 > 0 && $0 < length }).sorted()
    }
    let xs = edges(size.width, places.flatMap { [$0.origin.x, $0.origin.x + $0.width] })
    let ys = edges(size.height, places.flatMap { [$0.origin.y, $0.origin.y + $0.height] })
    for (left, right) in zip(xs, xs.dropFirst()) where right - left > widestGap {
      for (top, bottom) in zip(ys, ys.dropFirst()) where bottom - top > widestGap {
        let (x, y) = ((left + right) / 2, (top + bottom) / 2)
        let isInside = places.contains {
          $0.origin.x < x && x < $0.origin.x + $0.width && $0.origin.y < y
            && y < $0.origin.y + $0.height
        }
        if !isInside { return false }
      }
    }
    return true
  }

  /// Nothing is left to be sent of a window in which nothing moves.
  func checkDelivery() {
    if !window.isIdle { fail("the clock stands still, but the window is not idle") }
    for controller in controllers {
      if let run = controller.run { fail("idle, but \(run.phase) has not ended") }
    }
    for (id, appearance) in appearances
    where appearance != .visible && appearance != .hidden {
      fail("idle, but \(id) is \(appearance)")
    }
  }

  /// Lets go, and lets everything arrive in steps. After that every event was sent.
  package func finish(by step: Double) {
    disarm()
    letGoOfAll()
    var steps = 0
    while window.advance(by: step) {
      steps += 1
      guard steps < 10_000 else { return fail("the window is never idle") }
    }
    checkDelivery()
  }

  private func letGoOfAll() {
    while gestures.contains(where: { $0.interaction.isActive }), problem == nil {
      make(.cancelGesture)
    }
  }

  /// Lets everything arrive, and compares what is shown with what should be.
  package func settle() {
    disarm()
    letGoOfAll()
    for _ in 0..<3 { make(.advance(50)) }
    guard problem == nil else { return }
    if !window.isIdle { fail("the window is not idle") }
    var expected: [String] = []
    for controller in controllers where isOnScreen(controller) {
      expected += controller.model.shown.map { "\(controller.number): \($0)" }
    }
    var shown: [String] = []
    var ids: Set<ScreenElementID> = []
    for element in window.frame.elements {
      guard case .screen = element.id.part, let number = element.id.controller else { continue }
      let controller = controllers[number]
      let screen = controller.screen(of: element.id) ?? -1
      shown.append("\(number): \(screen)")
      ids.insert(element.id)
      if element.state != .rest || element.presence != .present {
        fail("\(element.id) rests at \(element.state)")
      }
      // All controllers fill the window.
      let (width, height) = (window.size.width, window.size.height)
      switch element.frame {
      case Rect(x: 0, y: 0, width: width, height: height): break
      case Rect(x: 0, y: height / 2, width: width, height: height / 2):
        shown[shown.count - 1] += " as a sheet"
      default: fail("\(element.id) rests at \(element.frame)")
      }
    }
    if shown.sorted() != expected.sorted() { fail("\(shown) are shown instead of \(expected)") }
    for (id, appearance) in appearances
    where appearance != (ids.contains(id) ? .visible : .hidden) {
      fail("\(id) rests as \(appearance)")
    }
    for controller in controllers {
      if let run = controller.run { fail("\(run.phase) has not ended") }
      checkMemory(of: controller)
    }
  }

  /// Whether a controller is in a screen that is shown.
  private func isOnScreen(_ controller: CheckedController) -> Bool {
    guard let holder = controller.holder else { return true }
    return isOnScreen(holder.controller) && !isGone(controller)
      && appearances[holder.screen] == .visible
  }

  /// Every screen that was in a state and is no longer was released, and none twice.
  private func checkMemory(of controller: CheckedController) {
    let number = controller.number
    var kept = isGone(controller) ? [] : controller.model.screens
    let unreleased = appearances.keys.filter { $0.controller == number && !gone.contains($0) }
    if unreleased.count > kept.count { fail("\(unreleased) were not released") }
    for id in unreleased {
      guard let screen = controller.screen(of: id), let index = kept.firstIndex(of: screen) else {
        fail("\(id) was not released")
        continue
      }
      kept.remove(at: index)
    }
    guard setup.namesAreNew else { return }
    let stays = Set(isGone(controller) ? [] : controller.model.screens)
    let left = controller.known.subtracting(stays)
    let released = Set(controller.released)
    // Handlers may remove screens before they are looked at.
    if released.count < controller.released.count || !released.isSuperset(of: left)
      || !released.isDisjoint(with: stays)
    {
      fail("\(number) released \(controller.released) instead of \(left.sorted())")
    }
  }
}
