import TransitionKit

extension Part {
  static let combining: [Part] = [
    atomic(
      "combined", "Together", "Combining", "Plays transitions at the same time.",
      [], [.atomic], isVariadic: true, code: "combined"
    ) { values in values.children.indices.map { values.atomic($0) }.combined() },
    navigation(
      "combined.navigation", "Together", "Combining", "Plays transitions at the same time.",
      [], [.navigation], isVariadic: true, code: "combined"
    ) { values in values.children.indices.map { values.navigation($0) }.combined() },
    atomic(
      "asymmetric", "In and out", "Combining", "One transition to enter, and another to leave.",
      [], [Slot(name: "insertion", kind: .atomic), Slot(name: "removal", kind: .atomic)],
      code: "asymmetric(insertion: #0, removal: #1)"
    ) { .asymmetric(insertion: $0.atomic(0), removal: $0.atomic(1)) },
    navigation(
      "asymmetric.navigation", "Push and pop", "Combining",
      "One transition to push, and another to pop.",
      [], [Slot(name: "push", kind: .navigation), Slot(name: "pop", kind: .navigation)],
      code: "asymmetric(push: #0, pop: #1)", hasAtomicOverload: true
    ) { .asymmetric(push: $0.navigation(0), pop: $0.navigation(1)) },
    atomic(
      "onInsertion", "Only in", "Combining", "Plays a transition only when the view enters.",
      [], [.atomic], code: "onInsertion(#0)"
    ) { .onInsertion($0.atomic(0)) },
    atomic(
      "onRemoval", "Only out", "Combining", "Plays a transition only when the view leaves.",
      [], [.atomic], code: "onRemoval(#0)"
    ) { .onRemoval($0.atomic(0)) },
    navigation(
      "onPush", "Only push", "Combining", "Plays a transition only on push.",
      [], [.navigation], code: "onPush(#0)", hasAtomicOverload: true
    ) { .onPush($0.navigation(0)) },
    navigation(
      "onPop", "Only pop", "Combining", "Plays a transition only on pop.",
      [], [.navigation], code: "onPop(#0)", hasAtomicOverload: true
    ) { .onPop($0.navigation(0)) },
    atomic(
      "mirrored", "Mirrored", "Combining",
      "Enters as it would leave, and leaves as it would enter.",
      [], [.atomic], code: "#0.mirrored*()"
    ) { $0.atomic(0).mirrored() },
    navigation(
      "mirrored.navigation", "Mirrored", "Combining", "Exchanges entering and leaving.",
      [], [.navigation], code: "#0.mirrored*()"
    ) { $0.navigation(0).mirrored() },
    navigation(
      "mirroredPush", "Mirrored pop", "Combining",
      "Plays a transition on push, and mirrors it on pop.",
      [], [Slot(name: "push", kind: .atomic)], code: "mirrored(push: #0)"
    ) { .mirrored(push: $0.atomic(0)) },
    atomic(
      "reducingMotion", "Reduced motion", "Combining", "Fades in place of moving.",
      [], [.atomic], code: "#0.reducingMotion*()"
    ) { $0.atomic(0).reducingMotion() },
    navigation(
      "reducingMotion.navigation", "Reduced motion", "Combining", "Fades in place of moving.",
      [], [.navigation], code: "#0.reducingMotion*()"
    ) { $0.navigation(0).reducingMotion() },
  ]
}
