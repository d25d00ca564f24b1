// A view of an app that is compiled with `MemberImportVisibility`. The import of one type lets it use the members of all
// types of TransitionKit, and brings no other name into the file.

import SwiftUI
import TransitionSwiftUI

import struct TransitionKit.AtomicTransition

struct StrictView: View {
  let edge: Edge = .top

  var body: some View {
    Color.black
      .transition(.kit(.move(edge: .bottom).combined(with: .opacity).animation(.bouncy)))
  }
}
