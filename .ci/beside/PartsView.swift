// A view of an app that imports the types of TransitionControllers that it uses, one by one, and SwiftUI whole. No name coincides.

import SwiftUI

import struct TransitionControllers.AtomicTransition
import struct TransitionControllers.ScreenStack
import class TransitionControllers.ScreenWindow
import class TransitionControllers.TransitionController

struct PartsView: View {
  let edge: Edge = .top
  let drop: AtomicTransition = .move(edge: .top)
  let window: ScreenWindow

  var body: some View { Color.black.opacity(window.frame.elements.isEmpty ? 0 : 1) }

  func push() {
    let navigation = TransitionController(ScreenStack(["list"]), in: window) { context in
      context.operation == .present ? .sheet(detents: [.medium, .large]) : .push()
    }
    navigation.push("detail")
  }
}
