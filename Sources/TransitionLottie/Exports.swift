// An import of this module is enough for all that lies below it.

@_exported import TransitionExport
