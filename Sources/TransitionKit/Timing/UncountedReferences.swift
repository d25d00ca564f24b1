/// The elements of an array of objects, as references that are not counted while the array holds them.
///
/// Each would be retained and released when it is read from the array, which takes longer than the calls of a
/// frame. An array's storage of references has the layout of unmanaged ones.
struct UncountedReferences<Object: AnyObject>: RandomAccessCollection {
  /// One of the objects.
  struct Reference {
    fileprivate let object: Unmanaged<Object>

    /// Calls a closure with the object, without counting a reference to it.
    ///
    /// This is the standard library's own way to do so; `takeUnretainedValue()` means the same and counts.
    @inline(__always)
    func call<Result>(_ body: (Object) -> Result) -> Result {
      object._withUnsafeGuaranteedRef(body)
    }
  }

  private let objects: UnsafeBufferPointer<Unmanaged<Object>>

  fileprivate init(_ objects: UnsafeBufferPointer<Unmanaged<Object>>) { self.objects = objects }

  var startIndex: Int { 0 }

  var endIndex: Int { objects.count }

  @inline(__always)
  subscript(index: Int) -> Reference { Reference(object: objects[index]) }
}

extension Array where Element: Swift.AnyObject {
  /// Hands out the elements as references that are not counted; they are valid in the body only.
  @inline(__always)
  func readUncounted<Result>(_ body: (UncountedReferences<Element>) -> Result) -> Result {
    withUnsafeBufferPointer {
      $0.withMemoryRebound(to: Unmanaged<Element>.self) { body(UncountedReferences($0)) }
    }
  }
}
