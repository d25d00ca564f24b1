extension AtomicTransition {
  /// Changes a custom property: from a value to rest on insertion, and back to the value on removal.
  ///
  /// - Parameters:
  ///   - custom: the custom property.
  ///   - value: the value of the property while the view is away.
  public static func value<Value>(
    _ custom: CustomProperty<Value>, from value: Value, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("value(\(custom.property))", fileID, line) { view, operation, _ in
      view[away: operation][custom] = value
    }
  }
}
