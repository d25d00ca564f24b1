import TransitionKit

extension Scene {
  /// Returns the valid part of the scene.
  ///
  /// Of two elements with one id the second one is left out, with its children. A frame that is not finite or has a negative
  /// size is replaced by that of the element in the previous scene, or by an empty one; so is the size of the scene.
  ///
  /// - Parameter previous: the scene before; nil if there is none.
  #if compiler(>=6.3)
    @specialized(where ID == Int)
    @specialized(where ID == String)
  #endif
  public func validated(after previous: Scene? = nil) -> Scene {
    var index = SceneIndex<ID>()
    let model = index.model(of: previous)
    let edit = index.edit(to: self, from: model)
    return index.validated(self, edit, after: model)
  }

  /// Returns what is invalid in the scene, and what holds instead.
  ///
  /// - Parameter previous: the scene before, whose frames hold where those of the scene are unusable; nil if there is none.
  #if compiler(>=6.3)
    @specialized(where ID == Int)
    @specialized(where ID == String)
  #endif
  public func diagnostics(after previous: Scene? = nil) -> [Diagnostic] {
    OptionalParts.useDiagnostics()
    var index = SceneIndex<ID>()
    let model = index.model(of: previous)
    return index.edit(to: self, from: model).diagnostics
  }
}
