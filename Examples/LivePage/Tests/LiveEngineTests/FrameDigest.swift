import TransitionKit

/// A number for all frames of a transition, to the bit, of a push and of a pop.
func digest(_ transition: NavigationTransition) -> UInt64 {
  var digest = FrameDigest()
  for operation in NavigationTransition.Operation.allCases {
    let container = Container(
      size: Size(width: 390, height: 844),
      layoutDirection: operation == .push ? .leftToRight : .rightToLeft)
    let timeline = transition.compile(for: operation, in: container).timeline
    digest.add(timeline.duration)
    digest.add(timeline.logicalDuration)
    for fraction in [0, 0.13, 0.4, 0.5, 0.77, 1] {
      let frame = timeline.frame(at: timeline.duration * fraction)
      for view in timeline.views { digest.add(frame[view]) }
    }
  }
  return digest.value
}

func digest(_ transition: AtomicTransition) -> UInt64 { digest(NavigationTransition(transition)) }

func digest(_ animation: Animation) -> UInt64 {
  digest(AtomicTransition.offset(x: 123, y: 45).animation(animation))
}

/// FNV-1a, over the bits of numbers.
private struct FrameDigest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x100_0000_01b3
    value ^= value >> 29
  }

  mutating func add(_ state: PropertyState) {
    for property in ViewProperty.allCases {
      for component in state[property].components { add(component) }
    }
  }
}
