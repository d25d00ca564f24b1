/// A scope that is open, and for which the next one waits.
class OpenLead {
  /// The scope of this kind around it.
  let outer: OpenLead?

  init(in compiler: borrowing Compiler) { outer = compiler.openLead }

  /// Finds when the scope, which was closed, gets to its moment.
  func close(in compiler: inout Compiler) { compiler.openLead = outer }
}
