import TransitionKit
import XCTest

@testable import LiveEngine

/// Parts with children, animations and whole screens.
final class HandWrittenTreeTests: HandWrittenTestCase {
  func testCombiningAndTiming() throws {
    let (opacity, scale) = (try words("opacity", 0), try words("scale", 0.5, 0.5, 0.5))
    let slide = try words("slide", 1)
    let spring = try words("spring", 0.5, 0.3)
    try check(words("combined", parts: [opacity]), ".opacity", .opacity)
    try check(
      words("combined", parts: [opacity, scale]), "([.opacity, .scale(0.5)])",
      [.opacity, .scale(0.5)] as AtomicTransition)
    try check(
      words("combined.navigation", parts: [slide, opacity]),
      ".slide.combined(with: NavigationTransition(.opacity))",
      NavigationTransition.slide.combined(with: NavigationTransition(.opacity)))
    try check(
      words("asymmetric", parts: [opacity, scale]),
      ".asymmetric(insertion: .opacity, removal: .scale(0.5))",
      .asymmetric(insertion: .opacity, removal: .scale(0.5)))
    try check(
      words("asymmetric.navigation", parts: [opacity, scale]),
      ".asymmetric(push: .opacity, pop: .scale(0.5))",
      .asymmetric(push: .opacity, pop: .scale(0.5)))
    try check(
      words("asymmetric.navigation", parts: [slide, scale]),
      ".asymmetric(\n  push: .slide, pop: NavigationTransition(.scale(0.5)))",
      .asymmetric(push: .slide, pop: NavigationTransition(.scale(0.5))))
    try check(
      words("onInsertion", parts: [scale]), ".onInsertion(.scale(0.5))", .onInsertion(.scale(0.5)))
    try check(
      words("onRemoval", parts: [scale]), ".onRemoval(.scale(0.5))", .onRemoval(.scale(0.5)))
    try check(words("onPush", parts: [slide]), ".onPush(.slide)", .onPush(.slide))
    try check(
      words("onPush", parts: [words("combined", parts: [opacity, scale])]),
      ".onPush([.opacity, .scale(0.5)])", .onPush([.opacity, .scale(0.5)]))
    // There is a navigation transition of that name, too.
    try check(
      words("onPop", parts: [words("mosaic", 12, 8, 1)]),
      ".onPop(.mosaic)",
      .onPop(NavigationTransition(AtomicTransition.mosaic)))
    try check(words("mirrored", parts: [scale]), ".scale(0.5).mirrored()", .scale(0.5).mirrored())
    try check(
      words("mirrored.navigation", parts: [slide]), ".slide.mirrored()",
      NavigationTransition.slide.mirrored())
    try check(
      words("mirroredPush", parts: [scale]), ".mirrored(push: .scale(0.5))",
      .mirrored(push: .scale(0.5)))
    try check(
      words("reducingMotion", parts: [scale]), ".scale(0.5).reducingMotion()",
      .scale(0.5).reducingMotion())
    try check(
      words("reducingMotion.navigation", parts: [slide]), ".slide.reducingMotion()",
      NavigationTransition.slide.reducingMotion())
    try check(
      words("animated", parts: [words("combined", parts: [opacity, scale]), spring]),
      ".opacity.combined(with: .scale(0.5))\n  .animation(.spring(bounce: 0.3))",
      AtomicTransition([.opacity, .scale(0.5)]).animation(.spring(duration: 0.5, bounce: 0.3)))
    try check(
      words("animated.navigation", parts: [slide, spring]),
      ".slide.animation(.spring(bounce: 0.3))",
      NavigationTransition.slide.animation(.spring(duration: 0.5, bounce: 0.3)))
    try check(
      words("animated.navigation", parts: [opacity, spring]),
      "(.opacity).animation(.spring(bounce: 0.3))",
      NavigationTransition(.opacity).animation(.spring(duration: 0.5, bounce: 0.3)))
    try check(
      words("during", 0.2, 0.7, parts: [opacity, words("easeIn", 0.35)]),
      ".opacity.animation(.easeIn, during: 0.2...0.7)",
      .opacity.animation(.easeIn, during: 0.2...0.7))
    try check(
      words("during.navigation", 0.7, 0.2, parts: [slide, words("linear", 1)]),
      """
      .slide
        .animation(.linear(duration: 1), during: AnimationRange(start: 0.7, end: 0.2))
      """,
      NavigationTransition.slide.animation(
        .linear(duration: 1), during: AnimationRange(start: 0.7, end: 0.2)))
    try check(
      words("delayed", 0.1, parts: [opacity]), ".opacity.delayed(by: 0.1)",
      .opacity.delayed(by: 0.1))
    try check(
      words("delayed.navigation", 0.1, parts: [slide]), ".slide.delayed(by: 0.1)",
      NavigationTransition.slide.delayed(by: 0.1))
  }

  func testAnimations() throws {
    let linear = try words("linear", 0.35)
    try check(linear, ".linear", .linear)
    try check(words("easeOut", 1), ".easeOut(duration: 1)", .easeOut(duration: 1))
    try check(words("easeInOut", 0.35), ".easeInOut", .easeInOut)
    try check(
      words("timingCurve", 0.2, 0, 0, 1, 0.5), ".timingCurve(0.2, 0, 0, 1, duration: 0.5)",
      .timingCurve(0.2, 0, 0, 1, duration: 0.5))
    try check(
      words("namedCurve", 2, 0.35), ".timingCurve(.circularEaseOut)", .timingCurve(.circularEaseOut)
    )
    try check(
      words("namedCurve", 7, 0.35), ".timingCurve(.materialSharp)", .timingCurve(.materialSharp))
    try check(
      words("steps", 3, 2, 0.4), ".timingCurve(.steps(3, jump: .none), duration: 0.4)",
      .timingCurve(.steps(3, jump: .none), duration: 0.4))
    try check(words("spring", 0.5, 0), ".spring", .spring)
    try check(words("smooth", 0.5, 0), ".smooth", .smooth)
    try check(words("snappy", 0.4, 0), ".snappy(duration: 0.4)", .snappy(duration: 0.4))
    try check(words("bouncy", 0.5, 0.1), ".bouncy(extraBounce: 0.1)", .bouncy(extraBounce: 0.1))
    try check(words("interactiveSpring", 0.15, 0), ".interactiveSpring", .interactiveSpring)
    try check(
      words("springResponse", 0.4, 0.7), ".spring(response: 0.4, dampingRatio: 0.7)",
      .spring(response: 0.4, dampingRatio: 0.7))
    try check(
      words("interpolatingSpring", 1, 170, 15, 2),
      ".interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 2)",
      .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 2))
    try check(words("automatic", 300), ".automatic(distance: 300)", .automatic(distance: 300))
    try check(words("lasting", 1, parts: [linear]), ".linear.lasting(1)", .linear.lasting(1))
    try check(words("delay", 0.1, parts: [linear]), ".linear.delay(0.1)", .linear.delay(0.1))
    try check(words("speed", 2, parts: [linear]), ".linear.speed(2)", .linear.speed(2))
    try check(
      words("repeatCount", 3, 1, parts: [linear]), ".linear.repeatCount(3)", .linear.repeatCount(3))
    try check(
      words("repeatCount", 3, 0, parts: [linear]), ".linear.repeatCount(3, autoreverses: false)",
      .linear.repeatCount(3, autoreverses: false))
    try check(
      words("logicallyComplete", 0.2, parts: [linear]), ".linear.logicallyComplete(after: 0.2)",
      .linear.logicallyComplete(after: 0.2))
  }

  func testScreens() throws {
    for (index, edge) in Edge.allCases.enumerated() {
      let number = Double([Edge.leading, .trailing, .top, .bottom].firstIndex(of: edge) ?? index)
      func check(_ name: String, _ function: String, _ made: NavigationTransition, _ usual: Edge)
        throws
      {
        try self.check(
          words(name, number), "." + function + (edge == usual ? "" : "(edge: .\(edge))"), made)
      }
      try check("slide", "slide", .slide(edge: edge), .trailing)
      try check("push.navigation", "push", .push(edge: edge), .trailing)
      try check("pull", "pull", .pull(edge: edge), .leading)
      try check("cover", "cover", .cover(edge: edge), .trailing)
      try check("uncover", "uncover", .uncover(edge: edge), .leading)
      try check("pageIn", "pageIn", .pageIn(edge: edge), .trailing)
      try check("pageOut", "pageOut", .pageOut(edge: edge), .leading)
      try check("zoomSlide", "zoomSlide", .zoomSlide(edge: edge), .trailing)
    }
    try check(words("fade", 0), ".fade(.in)", .fade(.in))
    try check(words("fade", 1), ".fade(.out)", .fade(.out))
    try check(words("fade", 2), ".fade", .fade)
    try check(words("flip", 0), ".flip", .flip)
    try check(words("flip", 1), ".flip(axis: .vertical)", .flip(axis: .vertical))
    try check(words("swing"), ".swing", .swing)
    try check(words("zoom"), ".zoom", .zoom)
    try check(words("zoomIn"), ".zoomIn", .zoomIn)
    try check(words("zoomOut"), ".zoomOut", .zoomOut)
    try check(words("parallaxPush"), ".parallaxPush", .parallaxPush)
    try check(words("dissolve.navigation"), ".dissolve", NavigationTransition.dissolve)
    try check(words("identity.navigation"), ".identity", NavigationTransition.identity)
  }

  func testWhatFollowsARecipeIsLeft() throws {
    var reader = RecipeReader([7, 7] + (try words("opacity", 0)) + [1, 2], from: 2)
    XCTAssertNotNil(try reader.ingredient(.navigation).navigation)
    XCTAssertEqual(reader.position, 5)
    reader = RecipeReader(try words("opacity", 0))
    XCTAssertEqual(try reader.code(.navigation), "NavigationTransition(.opacity)")
  }
}
