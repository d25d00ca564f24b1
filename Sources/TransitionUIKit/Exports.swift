// An import of this module is enough for all that lies below it.

#if canImport(QuartzCore) && !os(watchOS)
  @_exported import TransitionKit
#endif
