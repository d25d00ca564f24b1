extension AtomicTransition {
  /// Runs another transition after this one, from its logical end on.
  ///
  /// ```swift
  /// let card = AtomicTransition.move(edge: .bottom).then(.opacity).animation(.snappy)
  /// ```
  ///
  /// The other one waits in its initial stage, as one that is ``delayed(by:)``. It also runs second when the view is removed. When
  /// it starts is found at compilation, so it follows an animation that is applied to both.
  ///
  /// - Parameter next: the transition that runs second.
  public func then(_ next: AtomicTransition) -> AtomicTransition {
    AtomicTransition(program: program.followed(by: next.program))
  }

  /// Starts everything in this transition when another one has got to a moment.
  ///
  /// ```swift
  /// let move = AtomicTransition.move(edge: .bottom).animation(.bouncy)
  /// let card = [move, AtomicTransition.opacity.starting(when: .progress(0.6), of: move)]
  /// ```
  ///
  /// - Parameters:
  ///   - moment: when it starts, in the run of the other one.
  ///   - other: the other transition. It only says the time: what it writes is not part of the result.
  public func starting(
    when moment: TransitionMoment, of other: AtomicTransition
  ) -> AtomicTransition {
    AtomicTransition(program: program.starting(when: moment, of: other.program))
  }
}

extension NavigationTransition {
  /// Runs another transition after this one, like ``AtomicTransition/then(_:)``.
  ///
  /// - Parameter next: the transition that runs second, on push and on pop.
  public func then(_ next: NavigationTransition) -> NavigationTransition {
    NavigationTransition(program: program.followed(by: next.program))
  }

  /// Starts everything in this transition when another one has got to a moment, like ``AtomicTransition/starting(when:of:)``.
  ///
  /// ```swift
  /// let leaving = NavigationTransition(.onRemoval(.opacity.animation(.easeIn)))
  /// let arriving = NavigationTransition(.onInsertion(.scale(0.9)))
  /// let pages = leaving.combined(with: arriving.starting(when: .progress(0.5), of: leaving))
  /// ```
  ///
  /// - Parameters:
  ///   - moment: when it starts, in the run of the other one.
  ///   - other: the other transition. It only says the time: what it writes is not part of the result.
  public func starting(
    when moment: TransitionMoment, of other: NavigationTransition
  ) -> NavigationTransition {
    NavigationTransition(program: program.starting(when: moment, of: other.program))
  }
}

extension Program {
  fileprivate func followed(by next: Program) -> Program {
    guard !isEmpty else { return next }
    return scoped(leading(to: .logicalEnd, isShown: true)) + next.scoped(.following)
  }

  fileprivate func starting(when moment: TransitionMoment, of other: Program) -> Program {
    guard !isEmpty, !other.isEmpty else { return self }
    return other.scoped(leading(to: moment, isShown: false)) + scoped(.following)
  }

  private func leading(to moment: TransitionMoment, isShown: Bool) -> Scope {
    .leading(
      Lead(moment: moment, isShown: isShown) { compiler in
        WrittenLead(moment, isShown: isShown, in: compiler)
      })
  }
}
