// A module for the web leaves out the parts of the library that nothing in it uses. `Examples/Web/wasm-tools` compiles the library with
// `LEAVES_OUT_UNUSED_PARTS`, and links it with a constant for each question here, which is false at first. If what is linked
// calls the function that says that a part is used, the module is linked again with that part.
//
// Everywhere else the library has all of its parts.

#if LEAVES_OUT_UNUSED_PARTS
  @_extern(c, "transitionkit_has_diagnostics") private func linkedHasDiagnostics() -> Bool
  @_extern(c, "transitionkit_uses_diagnostics") private func linkedUseDiagnostics()
  @_extern(c, "transitionkit_has_names") private func linkedHasNames() -> Bool
  @_extern(c, "transitionkit_uses_names") private func linkedUseNames()
  @_extern(c, "transitionkit_has_customProperties") private func linkedHasCustomProperties() -> Bool
  @_extern(c, "transitionkit_uses_customProperties") private func linkedUseCustomProperties()
  @_extern(c, "transitionkit_has_pieces") private func linkedHasPieces() -> Bool
  @_extern(c, "transitionkit_uses_pieces") private func linkedUsePieces()
  @_extern(c, "transitionkit_has_modifiers") private func linkedHasModifiers() -> Bool
  @_extern(c, "transitionkit_uses_modifiers") private func linkedUseModifiers()
  @_extern(c, "transitionkit_has_manyViews") private func linkedHasManyViews() -> Bool
  @_extern(c, "transitionkit_uses_manyViews") private func linkedUseManyViews()
  @_extern(c, "transitionkit_has_openChanges") private func linkedHasOpenChanges() -> Bool
  @_extern(c, "transitionkit_uses_openChanges") private func linkedUseOpenChanges()
  @_extern(c, "transitionkit_has_screenChoices") private func linkedHasScreenChoices() -> Bool
  @_extern(c, "transitionkit_uses_screenChoices") private func linkedUseScreenChoices()
  @_extern(c, "transitionkit_has_pageStacks") private func linkedHasPageStacks() -> Bool
  @_extern(c, "transitionkit_uses_pageStacks") private func linkedUsePageStacks()
  @_extern(c, "transitionkit_has_emphases") private func linkedHasEmphases() -> Bool
  @_extern(c, "transitionkit_uses_emphases") private func linkedUseEmphases()

  /// The parts of the library that are only there if they are used.
  package enum OptionalParts {
    package static var hasDiagnostics: Bool { linkedHasDiagnostics() }
    package static func useDiagnostics() { linkedUseDiagnostics() }
    package static var hasNames: Bool { linkedHasNames() }
    package static func useNames() { linkedUseNames() }
    package static var hasCustomProperties: Bool { linkedHasCustomProperties() }
    package static func useCustomProperties() { linkedUseCustomProperties() }
    package static var hasPieces: Bool { linkedHasPieces() }
    package static func usePieces() { linkedUsePieces() }
    package static var hasModifiers: Bool { linkedHasModifiers() }
    package static func useModifiers() { linkedUseModifiers() }
    package static var hasManyViews: Bool { linkedHasManyViews() }
    package static func useManyViews() { linkedUseManyViews() }
    package static var hasEmphases: Bool { linkedHasEmphases() }
    package static func useEmphases() { linkedUseEmphases() }
    package static var hasPageStacks: Bool { linkedHasPageStacks() }
    package static func usePageStacks() { linkedUsePageStacks() }
    package static var hasScreenChoices: Bool { linkedHasScreenChoices() }
    package static func useScreenChoices() { linkedUseScreenChoices() }
    package static var hasOpenChanges: Bool { linkedHasOpenChanges() }
    package static func useOpenChanges() { linkedUseOpenChanges() }
  }
#else
  /// The parts of the library that are only there if they are used.
  package enum OptionalParts {
    /// Whether there are diagnostics, and what finds them.
    @inlinable package static var hasDiagnostics: Bool { true }
    /// Says that there are diagnostics, and what finds them.
    @inlinable package static func useDiagnostics() {}
    /// Whether there are the names of transitions, and descriptions of conflicts.
    @inlinable package static var hasNames: Bool { true }
    /// Says that there are the names of transitions, and descriptions of conflicts.
    @inlinable package static func useNames() {}
    /// Whether there are custom properties, and clips to shapes.
    @inlinable package static var hasCustomProperties: Bool { true }
    /// Says that there are custom properties, and clips to shapes.
    @inlinable package static func useCustomProperties() {}
    /// Whether there are views in pieces.
    @inlinable package static var hasPieces: Bool { true }
    /// Says that there are views in pieces.
    @inlinable package static func usePieces() {}
    /// Whether there are transitions of modifiers.
    @inlinable package static var hasModifiers: Bool { true }
    /// Says that there are transitions of modifiers.
    @inlinable package static func useModifiers() {}
    /// Whether there are timelines of many views.
    @inlinable package static var hasManyViews: Bool { true }
    /// Says that there are timelines of many views.
    @inlinable package static func useManyViews() {}
    /// Whether there are emphases.
    @inlinable package static var hasEmphases: Bool { true }
    /// Says that there are emphases.
    @inlinable package static func useEmphases() {}
    /// Whether there are containers of pages.
    @inlinable package static var hasPageStacks: Bool { true }
    /// Says that there are containers of pages.
    @inlinable package static func usePageStacks() {}
    /// Whether there are changes of screens.
    @inlinable package static var hasScreenChoices: Bool { true }
    /// Says that there are changes of screens.
    @inlinable package static func useScreenChoices() {}
    /// Whether there are changes that a finger drives.
    @inlinable package static var hasOpenChanges: Bool { true }
    /// Says that there are changes that a finger drives.
    @inlinable package static func useOpenChanges() {}
  }
#endif
