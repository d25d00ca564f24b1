// A view of an app that imports all of both, and qualifies the names that coincide. An import of one type decides what its
// name means.

import SwiftUI
import TransitionKit
import TransitionPorting

import struct SwiftUI.Color
import protocol SwiftUI.View
import enum TransitionKit.Edge

struct BothView: View {
  let color: Color = SwiftUI.Color.black
  let edge: Edge = TransitionKit.Edge.bottom
  let angle: TransitionKit.Angle = .degrees(30)
  let transition: AtomicTransition = .move(edge: .bottom)

  var body: some View { color }
}

struct Fade: TransitionKit.Transition {
  func body(content: Content, phase: TransitionKit.TransitionPhase) -> Content {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}
