// The transitions of an app, which imports TransitionKit and the adapter only. Its tests need no SwiftUI either.

import TransitionKit
import TransitionSwiftUI

let bottom: Edge = .bottom
let card = AtomicTransition([.move(edge: bottom), .opacity]).animation(.spring(duration: 0.4))
let pages = NavigationTransition.slide.combined(with: .mirrored(push: .rotate(.degrees(-20))))
let screen = ScreenTransition(pages, animation: .bouncy)
let veil = Color(white: 0, alpha: 0.5)

@MainActor let stack = ScreenStackModel(["list"]) { _ in screen }
