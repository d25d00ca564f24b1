extension Array where Element: Swift.AnyObject {
  /// Hands out the elements as references that are not counted, which the array holds meanwhile.
  ///
  /// An array's storage of references has the layout of unmanaged ones. Taken out one by one, each would be
  /// retained and released, which takes longer than what is asked of it in a frame.
  @inline(__always)
  func readUncounted<Result>(
    _ body: (UnsafeBufferPointer<Unmanaged<Element>>) -> Result
  ) -> Result {
    withUnsafeBufferPointer {
      $0.withMemoryRebound(to: Unmanaged<Element>.self) { body($0) }
    }
  }
}

extension Unmanaged {
  /// Asks the object something, without counting a reference to it; the caller has to hold it.
  ///
  /// The standard library's own way to do so; `takeUnretainedValue()` means the same and counts.
  @inline(__always)
  func ask<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
