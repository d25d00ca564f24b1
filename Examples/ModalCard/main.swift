// A modal card with two heights over a list that recedes. The cover of an album flies from the list into the card. Then a
// finger drags the card: to its greater height, almost away, and away. Frames and events.
//
//   swift run --package-path Examples modal-card
//
// Screens.swift has the two screens and the transition.

import ExampleFrames
import ExampleOutput
import TransitionControllers
import TransitionKit

let window = ScreenWindow(size: Size(width: 390, height: 844))
let navigation = TransitionController(ScreenStack([Route.list]), in: window) { _ in .albumCard }

let table = ScreenTable(window, elements: ["cover"])
table.follow(navigation)
table.printFrame()

print("\npresent(.album)")
navigation.present(.album)
table.printFrames(every: 0.2)

print(
  "\nA drag upwards: the card goes to the detent that is nearest to where it would come to rest")
table.drag(navigation, .drag(towards: .bottom), by: Point(x: 0, y: -250))
table.printFrames(every: 0.2)

print("\nA drag down to the smaller detent")
table.drag(navigation, .drag(towards: .bottom), by: Point(x: 0, y: 330))
table.printFrames(every: 0.2)

print("\nA drag that would dismiss the card, but flicks back")
table.drag(
  navigation, .drag(towards: .bottom), by: Point(x: 0, y: 250), velocity: Point(x: 0, y: -500))
table.printFrames(every: 0.2)

print("\nA drag that dismisses the card")
table.drag(
  navigation, .drag(towards: .bottom), by: Point(x: 0, y: 250), velocity: Point(x: 0, y: 500))
table.printFrames(every: 0.2)
print("\n\(navigation.state)")
StandardOutput.check(of: "modal-card")
