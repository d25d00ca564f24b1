// A module for the web leaves out the parts of the library that nothing in it uses. A linker leaves out what nothing calls, so a part of
// which all code is a class or a function that only its users make needs no more. What is asked for here is decided by values, which a
// linker cannot see. `Examples/Web/wasm-tools` compiles the library with `LEAVES_OUT_UNUSED_PARTS`, and links it with a constant for each
// question here, which is false at first. If what is linked calls the function that says that a part is used, the module is linked again
// with that part.
//
// Everywhere else the library has all of its parts.

#if LEAVES_OUT_UNUSED_PARTS
  @_extern(c, "transitionkit_has_diagnostics") private func linkedHasDiagnostics() -> Bool
  @_extern(c, "transitionkit_uses_diagnostics") private func linkedUseDiagnostics()
  @_extern(c, "transitionkit_has_names") private func linkedHasNames() -> Bool
  @_extern(c, "transitionkit_uses_names") private func linkedUseNames()
  @_extern(c, "transitionkit_has_customProperties") private func linkedHasCustomProperties() -> Bool
  @_extern(c, "transitionkit_uses_customProperties") private func linkedUseCustomProperties()
  @_extern(c, "transitionkit_has_manyViews") private func linkedHasManyViews() -> Bool
  @_extern(c, "transitionkit_uses_manyViews") private func linkedUseManyViews()
  @_extern(c, "transitionkit_has_screens") private func linkedHasScreens() -> Bool
  @_extern(c, "transitionkit_uses_screens") private func linkedUseScreens()
  @_extern(c, "transitionkit_has_openChanges") private func linkedHasOpenChanges() -> Bool
  @_extern(c, "transitionkit_uses_openChanges") private func linkedUseOpenChanges()

  /// The parts of the library that are only there if they are used.
  package enum OptionalParts {
    package static var hasDiagnostics: Bool { linkedHasDiagnostics() }
    package static func useDiagnostics() { linkedUseDiagnostics() }
    package static var hasNames: Bool { linkedHasNames() }
    package static func useNames() { linkedUseNames() }
    package static var hasCustomProperties: Bool { linkedHasCustomProperties() }
    package static func useCustomProperties() { linkedUseCustomProperties() }
    package static var hasManyViews: Bool { linkedHasManyViews() }
    package static func useManyViews() { linkedUseManyViews() }
    package static var hasScreens: Bool { linkedHasScreens() }
    package static func useScreens() { linkedUseScreens() }
    package static var hasOpenChanges: Bool { linkedHasOpenChanges() }
    package static func useOpenChanges() { linkedUseOpenChanges() }
  }
#else
  /// The parts of the library that are only there if they are used.
  package enum OptionalParts {
    /// Whether there are diagnostics, and what finds them: a fault is described where it is found, long before anything reads it.
    @inlinable package static var hasDiagnostics: Bool { true }
    /// Says that there are diagnostics, and what finds them.
    @inlinable package static func useDiagnostics() {}
    /// Whether there are the names of transitions: a transition has its name from where it is made, whether that is ever read or not.
    @inlinable package static var hasNames: Bool { true }
    /// Says that there are the names of transitions.
    @inlinable package static func useNames() {}
    /// Whether there are custom properties, and clips to shapes: they are values in the same sets, tables and states as all others.
    @inlinable package static var hasCustomProperties: Bool { true }
    /// Says that there are custom properties, and clips to shapes.
    @inlinable package static func useCustomProperties() {}
    /// Whether there are timelines of so many views that they need a hash table: how many there are is known as they are made.
    @inlinable package static var hasManyViews: Bool { true }
    /// Says that there are timelines of many views.
    @inlinable package static func useManyViews() {}
    /// Whether there are changes of screens, and containers of pages: they are a case of a definition, and what is on screen then decides in
    /// each frame.
    @inlinable package static var hasScreens: Bool { true }
    /// Says that there are changes of screens, and containers of pages.
    @inlinable package static func useScreens() {}
    /// Whether there are changes that a finger drives.
    @inlinable package static var hasOpenChanges: Bool { true }
    /// Says that there are changes that a finger drives.
    @inlinable package static func useOpenChanges() {}
  }
#endif
