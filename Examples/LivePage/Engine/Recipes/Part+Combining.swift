import TransitionKit

extension Part {
  static let combining: [Part] = [
    atomic(
      "combined", "Group", "Combining", "Plays several effects at the same time.",
      [], [.atomic], isVariadic: true, code: "combined"
    ) { values in values.children.indices.map { values.atomic($0) }.combined() },
    navigation(
      "combined.navigation", "Group", "Combining", "Plays several effects at the same time.",
      [], [.navigation], isVariadic: true, code: "combined"
    ) { values in values.children.indices.map { values.navigation($0) }.combined() },
    atomic(
      "asymmetric", "Enter and exit", "Combining", "One effect to enter, and another to exit.",
      [], [Slot(name: "insertion", kind: .atomic), Slot(name: "removal", kind: .atomic)],
      code: "asymmetric(insertion: #0, removal: #1)"
    ) { .asymmetric(insertion: $0.atomic(0), removal: $0.atomic(1)) },
    navigation(
      "asymmetric.navigation", "Push and pop", "Combining",
      "One effect to push, and another to pop.",
      [], [Slot(name: "push", kind: .navigation), Slot(name: "pop", kind: .navigation)],
      code: "asymmetric(push: #0, pop: #1)", hasAtomicOverload: true
    ) { .asymmetric(push: $0.navigation(0), pop: $0.navigation(1)) },
    atomic(
      "onInsertion", "Enter only", "Combining",
      "Plays when the page enters. To exit, it does nothing.",
      [], [.atomic], code: "onInsertion(#0)"
    ) { .onInsertion($0.atomic(0)) },
    atomic(
      "onRemoval", "Exit only", "Combining",
      "Plays when the page exits. To enter, it does nothing.",
      [], [.atomic], code: "onRemoval(#0)"
    ) { .onRemoval($0.atomic(0)) },
    navigation(
      "onPush", "Push only", "Combining", "Plays on push. A pop does nothing.",
      [], [.navigation], code: "onPush(#0)", hasAtomicOverload: true
    ) { .onPush($0.navigation(0)) },
    navigation(
      "onPop", "Pop only", "Combining", "Plays on pop. A push does nothing.",
      [], [.navigation], code: "onPop(#0)", hasAtomicOverload: true
    ) { .onPop($0.navigation(0)) },
    atomic(
      "mirrored", "Opposite direction", "Combining",
      "Moves and rotates in the opposite direction: what came from the left comes from the right.",
      [], [.atomic], code: "#0.mirrored*()"
    ) { $0.atomic(0).mirrored() },
    navigation(
      "mirrored.navigation", "Opposite direction", "Combining",
      "Moves and rotates in the opposite direction: what came from the left comes from the right.",
      [], [.navigation], code: "#0.mirrored*()"
    ) { $0.navigation(0).mirrored() },
    navigation(
      "mirroredPush", "Opposite on pop", "Combining",
      "Plays as it is on push, and in the opposite direction on pop.",
      [], [Slot(name: "push", kind: .atomic)], code: "mirrored(push: #0)"
    ) { .mirrored(push: $0.atomic(0)) },
    atomic(
      "reducingMotion", "Reduced motion", "Combining", "Fades in place of moving.",
      [], [.atomic], code: "#0.reducingMotion*()"
    ) { $0.atomic(0).reducingMotion() },
    navigation(
      "reducingMotion.navigation", "Reduced motion", "Combining",
      "Fades in place of moving.",
      [], [.navigation], code: "#0.reducingMotion*()"
    ) { $0.navigation(0).reducingMotion() },
  ]
}
