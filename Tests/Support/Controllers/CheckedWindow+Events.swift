import TransitionControllers
import TransitionScenes

// What a window's events say of its screens.
extension CheckedWindow {
  /// Hears events of a controller, with the names of screens.
  func hear(_ event: ScreenEvent<Int>, of controller: CheckedController) {
    switch event {
    case .willTransition(let phase):
      if let run = controller.run { fail("\(phase) begins before the end of \(run.phase)") }
      controller.run = (phase, window.clockTime)
      let asked = AskedTransition(phase)
      // Screens that come together with others are asked for, too.
      while let first = controller.asked.first, first != asked, first.operation == .present {
        controller.asked.removeFirst()
      }
      if controller.asked.first == asked {
        controller.asked.removeFirst()
        if asked.isInteractive {
          let own = gestures.last { $0.controller === controller }
          (own ?? gesture)?.asked.append(asked)
        }
      } else if controller.holder == nil, !isDraggedAgain(asked, of: controller) {
        fail("the source was not asked for \(phase), but \(controller.asked)")
      }
    case .didTransition(let phase), .cancelledTransition(let phase):
      if controller.run == nil { fail("\(phase) ends, which has not begun") }
      controller.run = nil
    case .released(let screen):
      controller.released.append(screen)
      controller.releasedNow.append(screen)
    default: break
    }
    guard !reactions.isEmpty else { return }
    react(to: "\(event)")
  }

  /// Whether a finger that drags a sheet comes below its lowest detent again. The source is asked once for each gesture.
  private func isDraggedAgain(_ asked: AskedTransition, of controller: CheckedController) -> Bool {
    gestures.contains { $0.controller === controller && $0.asked.contains(asked) }
  }

  /// Makes the call that waits for an event, or for a closure to be called.
  func react(to text: String) {
    guard let index = reactions.firstIndex(where: { text.hasPrefix($0.word) }), depth < 4 else {
      return
    }
    hasReacted = true
    reactionCount += 1
    // What comes with it was not shown before the operations at this time.
    mayJump = true
    make(reactions.remove(at: index).call)
  }

  /// Hears events with the ids of screens.
  func hear(_ event: ScreenEvent<ScreenElementID>) {
    events.append("\(event)")
    func step(_ id: ScreenElementID, _ from: [ScreenAppearance], _ to: ScreenAppearance) {
      let now = appearances[id] ?? .hidden
      if !from.contains(now) { fail("\(event), but it is \(now)") }
      if gone.contains(id) { fail("\(event) after it was released") }
      appearances[id] = to
    }
    switch event {
    case .willAppear(let id): step(id, [.hidden, .disappearing], .appearing)
    case .didAppear(let id): step(id, [.appearing], .visible)
    case .willDisappear(let id): step(id, [.appearing, .visible], .disappearing)
    case .didDisappear(let id): step(id, [.disappearing], .hidden)
    case .released(let id):
      step(id, [.hidden], .hidden)
      appearances[id] = nil
      gone.insert(id)
    default: break
    }
  }

  func disarm() { reactions = [] }

  /// Whether the screen that holds a controller is gone.
  func isGone(_ controller: CheckedController) -> Bool {
    guard let holder = controller.holder else { return false }
    return isGone(holder.controller) || gone.contains(holder.screen)
  }
}
