// swift-format-ignore-file

// What people type, and what the compiler says to it. `.ci/snippets` compiles this file: each line with a comment has to give a
// message with the text of the comment, and no other line any.

import TransitionControllers

let outer = AtomicTransition.move(edge: .right)  // 'right' is deprecated: an edge follows the layout
let inner = AtomicTransition.push(from: .left)  // 'left' is deprecated: an edge follows the layout
let moved: NavigationTransition = .move(edge: .leading)  // 'move(edge:)' has been renamed to 'slide(edge:)'
let slid: NavigationTransition = .slide(from: .leading)  // 'slide(from:)' has been renamed to 'slide(edge:)'
let view: AtomicTransition = .slide(from: .leading)  // 'slide(from:)' has been renamed to 'move(edge:)'
let screen: ScreenTransition = .slide(from: .bottom)  // 'slide(from:)' has been renamed to 'slide(edge:)'
let screens: ScreenTransition = .move(edge: .bottom)  // 'move(edge:)' has been renamed to 'slide(edge:)'
let small = AtomicTransition.scale(scale: 0.5)  // 'scale(scale:anchor:)' is deprecated: renamed to 'scale(_:anchor:)'

// What is right beside them.
let card = NavigationTransition(.move(edge: .leading))
let both = NavigationTransition.onPush(.move(edge: .leading)).combined(with: .slide, .move(axis: .vertical))
let shared: TransitionDefinition<String> = ["card": .sharedElement, "title": .sharedElement(path: .arc)]

func move(_ animator: SceneAnimator<String>, to scene: Scene<String>) {
  animator.update(to: scene, animation: .snappy, using: shared)
  animator.scene["a"]?.frame = .zero  // a change needs update(to:) or animate(_:_:)
  animator.animate { scene in scene["a"]?.frame = .zero }
}
