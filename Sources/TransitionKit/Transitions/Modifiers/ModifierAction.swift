/// The action of two modifiers of one type, between which a view moves.
final class ModifierAction: PrimitiveAction {
  private let pair: any ModifierPair

  init(_ pair: any ModifierPair) { self.pair = pair }

  func run(in compiler: inout Compiler, as origin: Int) {
    for target in compiler.activeTargets { compiler.add(pair, to: target, as: origin) }
  }

  func isEqual(to other: ModifierAction) -> Bool { pair.isEqual(to: other.pair) }
}

extension Compiler {
  /// The fractions at which a modifier is sampled between its ends: multiples of the golden ratio, so that
  /// nothing periodic is the same at all of them.
  private static let innerFractions = (1...14).map { index in
    let multiple = Double(index) * 0.618_033_988_749_894_9
    return multiple - multiple.rounded(.down)
  }

  /// The fractions at which it is sampled beyond its ends, where springs may carry it.
  private static let outerFractions = [-0.125, 1.125]

  /// Adds a contribution for each property that a modifier writes.
  fileprivate mutating func add(
    _ pair: any ModifierPair, to target: Int, as origin: Int
  ) {
    let context = ModifierContext(container: container(for: target))
    let isInsertion = targets[target].operation == .insertion
    let isMirrored = isMirrored
    let (active, identity) = (pair.state(at: 0, in: context), pair.state(at: 1, in: context))
    if let bodies = pair.bodies(in: context) {
      if !bodies.active.isSame(as: active) || !bodies.identity.isSame(as: identity) {
        report(
          PendingDiagnostic(
            kind: .doesNothing, target: target, origin: origin,
            message: """
              the body of \(pair.typeName) does nothing, as it has modify(_:in:), too; write one of them
              """))
      } else if !pair.hasAnimatableData {
        return add(active, identity, of: pair, to: target, as: origin)
      }
    }
    let inner = Self.innerFractions.map { (fraction: $0, state: pair.state(at: $0, in: context)) }
    let outer = Self.outerFractions.map { pair.state(at: $0, in: context) }
    let all = [active, identity] + inner.map { $0.state } + outer

    if pair.hasUnanimatedPart {
      report(
        PendingDiagnostic(
          kind: .unanimatedPart, target: target, origin: origin,
          message: """
            \(pair.typeName) differs between active and identity in something that its animatableData \
            does not carry, which jumps where the view is away; put it into animatableData, or make it \
            the same in both
            """))
    }
    reportMisfits(of: active, named: "active", target, origin)
    reportMisfits(of: identity, named: "identity", target, origin)
    if active.misfits.isEmpty, identity.misfits.isEmpty,
      let (fraction, state) = inner.first(where: { !$0.state.misfits.isEmpty })
    {
      reportMisfits(of: state, named: "at \(number: fraction)", target, origin)
    }
    var view = TransientView()
    var paths: [(property: ViewProperty, path: ValuePath)] = []
    for property in all.reduce(PropertySet(), { $0.union($1.written) }) {
      let values = all.map { property.sanitized($0.vector(of: property)) }
      let moves = values.contains { $0 != values[0] }
      let (first, last) = isInsertion ? (active, identity) : (identity, active)
      if property.isAnimatable {
        view.initial.set(first.vector(of: property), of: property)
        view.animation.set(last.vector(of: property), of: property)
        if moves {
          paths.append(
            (
              property,
              .modifier(
                ModifierSampler(
                  pair, property, in: context, isReversed: !isInsertion, isMirrored: isMirrored))
            ))
        }
      } else {
        addConstant(property, first, last, inner.map { $0.state }, to: &view)
        if values[0] == values[1],
          inner.contains(where: { property.sanitized($0.state.vector(of: property)) != values[0] })
        {
          report(
            PendingDiagnostic(
              kind: .movingConstant, property: property, target: target, origin: origin,
              message: """
                \(property) does not move, but \(pair.typeName) changes it in between; \
                \(PropertyValue(values[0], of: property)) holds throughout
                """))
        }
      }
      // What is wrong at an end is reported there.
      if property.usesFiniteNumbers(in: [active, identity]) {
        for (fraction, state) in inner where !property.usesFiniteNumbers(in: [state]) {
          _ = sanitized(
            state.vector(of: property), stage: "at \(number: fraction)", property, target, origin)
          break
        }
      }
    }
    add(view, to: target, as: origin) { property in
      paths.first { $0.property == property }?.path ?? .straight
    }
  }

  /// Adds contributions that go straight from what one body applies to what the other one does.
  private mutating func add(
    _ active: PropertyState, _ identity: PropertyState, of pair: any ModifierPair, to target: Int,
    as origin: Int
  ) {
    if active.differsInStructure(from: identity) {
      report(
        PendingDiagnostic(
          kind: .unanimatedPart, target: target, origin: origin,
          message: """
            \(pair.typeName) applies other effects or another custom property to active than to identity; apply the same ones \
            in both, or put what they depend on into animatableData
            """))
    }
    var view = TransientView()
    view.write(away: active, present: identity, on: targets[target].operation)
    add(view, to: target, as: origin)
  }

  /// Writes a constant property to the stages at which the modifier writes it.
  private func addConstant(
    _ property: ViewProperty, _ first: PropertyState, _ last: PropertyState,
    _ inner: [PropertyState],
    to view: inout TransientView
  ) {
    if first.written.contains(property) {
      view.initial.set(first.vector(of: property), of: property)
    }
    if last.written.contains(property) {
      view.animation.set(last.vector(of: property), of: property)
    }
    guard !view.written.contains(property),
      let state = inner.first(where: { $0.written.contains(property) })
    else { return }
    view.initial.set(state.vector(of: property), of: property)
  }
}

extension ViewProperty {
  /// Whether the values of some states can be used as they are.
  fileprivate func usesFiniteNumbers(in states: [PropertyState]) -> Bool {
    states.allSatisfy { sanitized($0.vector(of: self)) == $0.vector(of: self) }
  }
}
