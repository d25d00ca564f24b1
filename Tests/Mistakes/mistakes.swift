// swift-format-ignore-file

// What people type, and what the compiler says to it. `.ci/snippets` compiles this file: each line with a comment has to give a
// message with the text of the comment, and no other line any.

import TransitionLint

let outer = AtomicTransition.move(edge: .right)  // 'right' is deprecated: an edge follows the layout
let inner = AtomicTransition.push(from: .left)  // 'left' is deprecated: an edge follows the layout
let moved: NavigationTransition = .move(edge: .leading)  // 'move(edge:)' has been renamed to 'slide(edge:)'
let slid: NavigationTransition = .slide(from: .leading)  // 'slide(from:)' has been renamed to 'slide(edge:)'
let view: AtomicTransition = .slide(from: .leading)  // 'slide(from:)' has been renamed to 'move(edge:)'
let screen: ScreenTransition = .slide(from: .bottom)  // 'slide(from:)' has been renamed to 'slide(edge:)'
let screens: ScreenTransition = .move(edge: .bottom)  // 'move(edge:)' has been renamed to 'slide(edge:)'
let small = AtomicTransition.scale(scale: 0.5)  // 'scale(scale:anchor:)' is deprecated: renamed to 'scale(_:anchor:)'
let pushed: ScreenTransition = .push(from: .trailing)  // 'push(from:)' has been renamed to 'push(edge:)'
let page = NavigationTransition.push(from: .trailing)  // 'push(from:)' has been renamed to 'push(edge:)'
let fade: ScreenTransition = .fade  // 'fade' has been renamed to 'dissolve'
let faded: AtomicTransition = .fade  // 'fade' has been renamed to 'opacity'
let idle: ScreenTransition = .identity  // the source of a controller returns nil for a change at once
let automatic: ScreenTransition = .automatic  // write .push(), or .sheet()
let cover: ScreenTransition = .fullScreenCover  // write ScreenTransition(.cover(edge: .bottom), presentation: .fullScreen)
let zoom: ScreenTransition = .zoom(sourceID: 1, in: "photos")  // write .elements([id: .sharedElement()])
let damped = Animation.interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0)  // interactiveSpring(response:dampingRatio:)
let interpolating = Animation.interpolatingSpring  // 'interpolatingSpring' is deprecated: renamed to 'spring'
let bouncing = Animation.interpolatingSpring(duration: 0.4, bounce: 0.2)  // renamed to 'spring(duration:bounce:)'

// What is right beside them.
let zooms = [NavigationTransition.zoom, .push, .push(edge: .top)]
let springs = [Animation.interactiveSpring(), .interpolatingSpring(.bouncy), .bouncy, .snappy(duration: 0.4)]
let full = ScreenTransition(.cover(edge: .bottom), presentation: .fullScreen)
let card = NavigationTransition(.move(edge: .leading))
let both = NavigationTransition.onPush(.move(edge: .leading)).combined(with: .slide, .move(axis: .vertical))
let shared: TransitionDefinition<String> = ["card": .sharedElement, "title": .sharedElement(path: .arc)]

func move(_ animator: SceneAnimator<String>, to scene: Scene<String>) {
  animator.update(to: scene, animation: .snappy, using: shared)
  animator.scene["a"]?.frame = .zero  // a change needs update(to:) or animate(_:_:)
  animator.animate { scene in scene["a"]?.frame = .zero }
}

// SwiftUI and UIKit.
let written = AtomicTransition.custom { view, operation, container in
  view.opacity = 0  // name a stage: view.initial is the start, and view.animation the end
  if operation == .push { view.initial.opacity = 0 }  // 'push' has been renamed to 'insertion'
  view.initial.rotation = .degrees(45)  // write rotation.angle = .degrees(_:), or Rotation(.degrees(_:), axis:)
  view.initial.rotation.angle = .degrees(45)
}
let detents: [Detent] = [
  .medium(),  // write .medium and .large without parentheses
  .large(),  // write .medium and .large without parentheses
  .medium,
]

func play(_ animator: TransitionAnimator) {
  animator.startAnimation()  // 'startAnimation()' has been renamed to 'start()'
  animator.pauseAnimation()  // 'pauseAnimation()' has been renamed to 'pause()'
  animator.fractionComplete = 0.5  // scrub(to:) sets the progress
  print(animator.fractionComplete)  // progress is what it is now
  animator.isReversed = true  // reverse() turns the run round
  animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)  // finish(animation:) runs to the end
  animator.stopAnimation(true)  // stop(at:) ends the run where it is
  animator.finishAnimation(at: .end)  // 'finishAnimation(at:)' has been renamed to 'stop(at:)'
  animator.addAnimations { print(0) }  // retarget(to:) continues with another one
  animator.addCompletion { position in print(position) }
}

func play(_ animator: SceneAnimator<String>, _ player: AnimatedState<Bool, String>) {
  withAnimation { print(0) }  // nothing is global: write withAnimation of an AnimatedState
  withAnimation(.bouncy) { print(0) } completion: { print(1) }  // nothing is global
  withAnimation(.bouncy) { print(0) }  // or animate(_:_:) of a SceneAnimator
  player.withAnimation(.bouncy) { isOpen in isOpen = true }
  animator.withAnimation(.bouncy) { scene in scene["a"] = nil }  // has been renamed to 'animate(_:_:completion:)'
  animator.addAnimations { print(0) }  // animate(_:_:) changes a copy of the scene
  animator.addCompletion { outcome in print(outcome) }  // update(to:_:completion:) and animate(_:_:completion:) take it
  animator.startAnimation()  // advance(by:) plays it
  animator.pauseAnimation()  // begin(to:_:) opens a change to scrub
  animator.fractionComplete = 0.5  // its scrub(to:) sets this
  animator.isReversed = true  // turns round what is under way
}

func shown(_ compiled: CompiledTransition, _ photo: Element<String>) {
  print(photo.matchedGeometryEffect(id: 42, in: "photos"))  // write match(_:in:) with two texts
  print(photo.match("42", in: "photos"))
  print(photo.matchedTransitionSource(id: 42, in: "photos"))  // with the role .source
  print(photo.match("42", in: "photos", role: .source))
  print(photo.navigationTransition(.zoom))  // the source of a TransitionController answers
  print(photo.offset(y: 20))  // change its frame
  print(photo.scaleEffect(0.5))  // write state(_:) with a scale
  print(photo.rotationEffect(.degrees(5)))  // write state(_:) with a rotation
  print(photo.blur(radius: 5))  // write state(_:) with a blur
  print(photo.opacity(0.5).transition(.opacity))
  print(compiled.violations())  // missing argument for parameter 'of' in call
  print(compiled.violations(of: .covers()))
}

func navigate(_ window: ScreenWindow, _ stack: TransitionController<ScreenStack<String>>) {
  window.size = .zero  // write resize(to:)
  window.resize(to: window.size)
  stack.state = ["a"]  // operations such as push(_:), set(_:) and select(_:) change it
  stack.state.push("a")  // operations such as push(_:)
  stack.pushViewController("a", animated: true)  // has been renamed to 'push(_:)'
  stack.popViewController(animated: true)  // has been renamed to 'pop()'
  stack.popToViewController("a", animated: true)  // has been renamed to 'pop(to:)'
  stack.popTo("a")  // has been renamed to 'pop(to:)'
  stack.popToRootViewController()  // has been renamed to 'popToRoot()'
  stack.setViewControllers(["a"], animated: false)  // has been renamed to 'set(_:)'
  stack.push("a", animated: false)  // its source returns nil for a change at once
  stack.pop(animated: false)  // its source returns nil for a change at once
  stack.popToRoot(animated: false)  // its source returns nil for a change at once
  stack.present("a", animated: true) { print(0) }  // onEvent(_:) sends its end
  stack.dismiss(animated: true, completion: nil)  // onEvent(_:) sends its end
  stack.path.append("a")  // write state.screens, and push(_:), pop() or set(_:)
  stack.viewControllers = ["a"]  // write state.screens, and set(_:)
  print(stack.topViewController ?? "")  // write state.top?.screen
  stack.setDetent(.large, of: "a")  // write the index of the detent
  stack.push("a")
  stack.pop()
  stack.pop(to: "a")
  stack.popToRoot()
  stack.set(["a"])
  stack.present("a")
  stack.dismiss()
  stack.dismiss("a")
  stack.setDetent(1, of: "a")
  print(stack.state.screens, stack.state.top?.screen ?? "")
}

func select(_ tabs: TransitionController<TabSelection<String>>) {
  tabs.selectedIndex = 1  // write state.index, and select(_:) with a tab
  tabs.selection = "a"  // write state.selected, and select(_:)
  tabs.select("a")
  print(tabs.state.index, tabs.state.selected)
}
