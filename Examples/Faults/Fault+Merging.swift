import TransitionKit

// Contributions that meet in one property. What stands above `return` is in the guide, word for word.
extension Fault {
  static var overriddenWrite: Fault {
    // Compiled with `merging: .lastWriterWins`.
    let fault = AtomicTransition.offset(x: 0, y: 300).combined(with: .offset(x: 150, y: 0))
    let repair = AtomicTransition.offset(x: 150, y: 300)

    return Fault(.overriddenWrite, fault, repair, merging: .lastWriterWins, as: .film)
  }

  static var cancelledOperands: Fault {
    let fault: AtomicTransition = [.offset(x: 200, y: 0), .offset(x: -200, y: 0)]
    let repair = AtomicTransition.offset(x: 200, y: 0)

    return Fault(.cancelledOperands, fault, repair, as: .film)
  }

  static var exactDuplicate: Fault {
    let fault: AtomicTransition = [.opacity, .opacity]
    let repair = AtomicTransition.opacity

    return Fault(.exactDuplicate, fault, repair, as: .chart(.view, .opacity))
  }

  static var orderDependentPair: Fault {
    let fault: AtomicTransition = [
      .overlay(.black.opacity(0.7)), .overlay(.white.opacity(0.7)), .opacity,
    ]
    let repair: AtomicTransition = [.overlay(.black.opacity(0.7)), .opacity]

    return Fault(
      .orderDependentPair, fault, repair, .removal, as: .frames([0, 0.2, 0.4, 0.6, 0.8]))
  }

  static var writeWithoutEffect: Fault {
    let fault: AtomicTransition = [.opacity, .scale(1)]
    let repair: AtomicTransition = [.opacity, .scale(0.8)]

    return Fault(.writeWithoutEffect, fault, repair, as: .film)
  }

  static var unusableInput: Fault {
    let (width, columns) = (390.0, 0.0)
    let fault: AtomicTransition = [.offset(x: width / columns, y: 0), .opacity]
    let repair: AtomicTransition = [.offset(x: width / max(columns, 1), y: 0), .opacity]

    return Fault(.unusableInput, fault, repair, as: .film)
  }
}
