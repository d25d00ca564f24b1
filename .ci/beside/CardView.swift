// Views of an app, which imports SwiftUI and the adapter only.

import SwiftUI
import TransitionSwiftUI

struct CardView: View {
  @State private var isShown = false

  var body: some View {
    TransitionContainer {
      Button("Show") { isShown.toggle() }
      if isShown {
        Color.black
          .transition(.kit(.move(edge: .bottom).combined(with: .opacity).animation(.bouncy)))
      }
    }
  }
}

struct AngleView: View {
  @State private var isShown = false
  // The names of SwiftUI mean what they always mean.
  let background: Color
  let edge: Edge = .top
  let angle = Angle(radians: 1)
  let kitEdge: KitEdge = .top
  let drop: AtomicTransition = .move(edge: .top).animation(.spring(duration: 0.4, bounce: 0.2))

  var body: some View {
    VStack {
      background.transitionState(.rest)
      if isShown {
        Text("Card").transition(TimelineTransition([.rotate(.degrees(10)), .opacity]))
        Text("Drop").transition(.kit(drop))
      }
    }
  }

  func toggle() { withAnimation(.kit(.snappy)) { isShown.toggle() } }
}

enum Page: Hashable { case list, detail }

struct PagesView: View {
  let page: Page

  var body: some View {
    TransitionStage(page, .swing, operation: page == .list ? .pop : .push) { page in
      Text(page == .list ? "List" : "Detail")
    }
  }
}

struct StackView: View {
  let stack = ScreenStackModel([Page.list]) { _ in .push() }

  var body: some View {
    VStack {
      ScreenStackView(stack) { page in Text(page == .list ? "List" : "Detail") }
      Button("Push") { stack.update { $0.push(.detail) } }
      Button("Pop") { stack.update { try $0.pop() } }
    }
  }
}
