import TransitionKit

/// Starts what one transaction changes: it knows the animations, the delays and the ends.
struct SceneChangeBuilder {
  /// How the change happens. It reduces motion if the user prefers that, too.
  let transaction: Transaction
  /// What everything that moves has in common.
  var timing: ChangeTiming
  /// For each kind of change, when its first element starts, in seconds from the age.
  private var phases: (removed: Double, moved: Double, inserted: Double) = (0, 0, 0)
  /// The delays of elements, by their numbers.
  private var delays: ElementMap<Double> = [:]
  /// What the definition of the change says of elements, by their numbers.
  private var chosen = ElementChoices()
  /// The curve of the transaction's own animation, once anything has asked for it.
  private var inheritedCurve: AnimationCurve?
  private var animationCurves: [AnimationCurve] = []
  /// The animations of which something is reported, each with the first element that it moves; nil for that of the transaction.
  private(set) var remarkable: [(animation: Animation, element: ElementIndex?)] = []
  /// What is reported of the definition of the change.
  var findings: [Diagnostic] = []
  /// Whether anything is reported of its animations or its definition.
  var hasFindings: Bool { !remarkable.isEmpty || !findings.isEmpty }
  /// Whether the change moves nothing. It is read for each element, for which the transaction would be copied.
  let reducesMotion: Bool
  /// Whether what stays may repeat for ever.
  let canLoop: Bool
  /// The animations that elements have from those around them, or from a value of their own, instead of the transaction's.
  var nearerAnimations: ElementMap<ElementAnimation> = [:]
  /// Whether elements that leave go to rest as far as their transitions do not write them.
  var returnsToRest = false
  /// Whether it undoes an open change, of which what was under way continues.
  var undoes = false

  init(
    _ transaction: Transaction, number: ChangeNumber, at age: Double, settling: SettlingSpring,
    prefersReducedMotion: Bool, isOpen: Bool = false, canLoop: Bool = false
  ) {
    self.canLoop = canLoop
    var transaction = transaction
    if prefersReducedMotion, !transaction.keepsMotion { transaction.reducesMotion = true }
    self.transaction = transaction
    reducesMotion = transaction.reducesMotion
    timing = ChangeTiming(
      number: number, at: age, settling: settling, isOpen: isOpen,
      endsMotions: transaction.endsMotions)
    if let animation = transaction.animation, !transaction.disablesAnimations,
      !animation.isUnremarkable
    {
      remarkable.append((animation, nil))
    }
    guard OptionalParts.hasDiagnostics else { return }
    if let message = transaction.stagger?.validationMessage {
      findings.append(
        Diagnostic(kind: .unusableDuration, severity: .warning, message: message))
    }
    let staggered = transaction.staggered
    if transaction.stagger.map({ _ in staggered.isEmpty }) ?? (staggered != .all) {
      let stagger = transaction.stagger.map { "the stagger \($0)" } ?? "no stagger"
      findings.append(
        Diagnostic(
          kind: .ignoredWrite, severity: .note,
          message: """
            the transaction has staggered = \(staggered), and \(stagger), so that it staggers nothing
            """))
    }
  }

  /// The completion of the change, as far as it is known.
  var record: ChangeRecord {
    ChangeRecord(
      number: number, end: timing.end, logicalEnd: age + timing.logicalEnd,
      criterion: transaction.criterion)
  }

  /// What the definition of the change says of elements, by their numbers.
  var choices: ElementMap<ElementChoice> { @inline(__always) get { chosen.elements } }

  var number: ChangeNumber { timing.number }
  var age: Double { timing.age }
  var settling: SettlingSpring { timing.settling }
  var isOpen: Bool { timing.isOpen }

  // MARK: Animations

  /// The animation of an element; nil if it changes at once.
  func animation(of element: ElementIndex, _ attributes: ElementAttributes?) -> Animation? {
    if transaction.disablesAnimations { return nil }
    if !chosen.places.isEmpty, chosen.places[element] != nil { return nil }
    if !choices.isEmpty, let choice = choices[element] {
      if choice.isIdentity { return nil }
      if let animation = choice.animation { return animation }
    }
    var own = attributes?.values.animation ?? .inherited
    if own == .inherited, let nearer = nearerAnimations[element] { own = nearer }
    switch own {
    case .inherited: return transaction.animation
    case .disabled: return nil
    case .custom(let animation): return animation
    }
  }

  /// The curve of an element's animation, which ends; nil if it changes at once.
  mutating func curve(
    of element: ElementIndex, _ attributes: ElementAttributes?
  ) -> AnimationCurve? {
    let curve = anyCurve(of: element, attributes)
    return curve?.isLoop == true ? curve?.ending : curve
  }

  /// The curve of what an element changes while it stays, which may repeat for ever; nil if it changes at once.
  mutating func curve(
    ofStaying element: ElementIndex, _ attributes: ElementAttributes?
  ) -> AnimationCurve? {
    let curve = anyCurve(of: element, attributes)
    guard let curve, curve.isLoop else { return curve }
    if reducesMotion, !curve.animation.isEssential { return nil }
    return canLoop ? curve : curve.shownEnding
  }

  /// Whether a property of a state at rest changes at once instead of along a curve, as it moves and motion is reduced.
  func isAtOnce(_ property: ViewProperty, _ curve: AnimationCurve?) -> Bool {
    reducesMotion && PropertySet.movement.contains(property) && curve?.isLoop != true
  }

  /// The curve of the frame of an element that stays; nil if it changes at once.
  mutating func frameCurve(
    of element: ElementIndex, _ attributes: ElementAttributes?
  ) -> AnimationCurve? {
    crossfades(element) || isIdentity(element) == true ? nil : curve(ofStaying: element, attributes)
  }

  // A call of it would copy the builder.
  @inline(__always)
  private mutating func anyCurve(
    of element: ElementIndex, _ attributes: ElementAttributes?
  ) -> AnimationCurve? {
    if !chosen.places.isEmpty, !transaction.disablesAnimations, let place = chosen.places[element] {
      return curve(of: chosen.animations[place], for: element)
    }
    // By its position, as a choice is large.
    let position = choices.isEmpty ? nil : choices.index(forKey: element)
    if let position, !transaction.disablesAnimations,
      choices.values[position]?.isIdentity ?? false
    {
      return curve(of: choices.values[position]?.animation, for: element)
    }
    let isNearer = !nearerAnimations.isEmpty && nearerAnimations[element] != nil
    if position != nil || isNearer || attributes?.values.animation.isInherited == false {
      return curve(of: animation(of: element, attributes), for: element)
    }
    if inheritedCurve == nil, let animation = transaction.animation,
      !transaction.disablesAnimations
    {
      inheritedCurve = AnimationCurve(animation)
    }
    return inheritedCurve.flatMap { $0.duration > 0 ? $0 : nil }
  }

  /// The animation with which an element plays a transition: one that arrives; nil if it changes at once.
  mutating func effectAnimation(
    of element: ElementIndex, _ attributes: ElementAttributes?
  ) -> Animation? {
    // What else there is to report is found when the transition is compiled.
    let animation = animation(of: element, attributes)
    guard let animation, animation.mayMissItsEnds else { return animation }
    guard let curve = anyCurve(of: element, attributes), !curve.isLoop else { return animation }
    return curve.animation
  }

  /// Whether the definition of the change says that an element does nothing; nil if it says nothing of it.
  func isIdentity(_ element: ElementIndex) -> Bool? {
    chosen.places[element] != nil ? true : choices[element]?.isIdentity
  }

  /// Notes what the definition of the change says of elements.
  mutating func choose(_ all: ElementChoices) {
    chosen = all
    // By position, as a choice is large.
    for position in choices.indices {
      if let delay = choices.values[position]?.delay, delay > 0, !reducesMotion {
        delays[choices.keys[position], default: 0] += min(delay, Animation.longestDuration)
      }
      guard let count = choices.values[position]?.effects.count else { continue }
      for effect in 0..<count {
        // What else there is to report is found when it is compiled.
        guard let animation = choices.values[position]?.effects[effect].animation,
          animation.mayMissItsEnds
        else { continue }
        remarkable.append((animation, choices.keys[position]))
      }
    }
  }

  /// The curve of an animation; nil if it takes no time.
  private mutating func curve(of animation: Animation?, for element: ElementIndex)
    -> AnimationCurve?
  {
    guard let animation else { return nil }
    if let known = animationCurves.last, known.isCurve(of: animation) {
      return known.duration > 0 ? known : nil
    }
    // The latest one is the last.
    let curve: AnimationCurve
    if let index = animationCurves.firstIndex(where: { $0.isCurve(of: animation) }) {
      curve = animationCurves.remove(at: index)
    } else {
      curve = AnimationCurve(animation)
      if !animation.isUnremarkable { remarkable.append((animation, element)) }
    }
    animationCurves.append(curve)
    return curve.duration > 0 ? curve : nil
  }

  // MARK: Order

  /// Spreads elements that change in one way.
  mutating func stagger(
    _ kind: Transaction.Selection, _ elements: [ElementIndex], _ rects: [Rect], in bounds: Rect,
    _ direction: LayoutDirection
  ) {
    guard !elements.isEmpty, let stagger = transaction.stagger, !transaction.reducesMotion,
      transaction.staggered.contains(kind)
    else { return }
    let all = stagger.delays(of: rects, in: bounds, layoutDirection: direction)
    // No one waits for longer.
    for (element, delay) in zip(elements, all) {
      delays[element, default: 0] += min(delay, Animation.longestDuration)
    }
  }

  // A call of it would copy the builder, for each element.
  /// Whether an element is at its new position at once, and its old content fades out.
  @inline(__always)
  func crossfades(_ element: ElementIndex) -> Bool {
    !choices.isEmpty && choices[element]?.fadesInPlace ?? false
  }

  /// Whether the children of any element follow each other.
  var hasCascades: Bool { choices.contains { $0.value.cascade != nil } }

  /// Spreads the children of an element whose definition says so.
  mutating func cascade(
    _ element: ElementIndex, _ children: [ElementIndex], _ rects: [Rect], in size: Size,
    _ direction: LayoutDirection
  ) {
    guard let stagger = choices[element]?.cascade, !transaction.reducesMotion else { return }
    let all = stagger.delays(of: rects, in: Rect(size: size), layoutDirection: direction)
    for (child, delay) in zip(children, all) {
      delays[child, default: 0] += min(delay, Animation.longestDuration)
    }
  }

  /// Lets everything that starts from now on wait for what has started.
  mutating func beginPhase(_ kind: Transaction.Selection) {
    guard transaction.isSequential, !transaction.reducesMotion else { return }
    if kind == .moved { phases.moved = timing.logicalEnd }
    if kind == .inserted { phases.inserted = timing.logicalEnd }
  }

  /// The delay of an element, in seconds.
  func delay(of element: ElementIndex, _ kind: Transaction.Selection) -> Double {
    let phase =
      kind == .moved ? phases.moved : kind == .inserted ? phases.inserted : phases.removed
    return delays.isEmpty ? phase : phase + (delays[element] ?? 0)
  }

  /// Lets what comes next wait for an element that gets another parent.
  mutating func reserve(for element: ElementIndex, _ attributes: ElementAttributes?) {
    guard let curve = curve(of: element, attributes) else { return }
    timing.reserve(until: delay(of: element, .moved) + curve.logicalDuration)
  }
}
