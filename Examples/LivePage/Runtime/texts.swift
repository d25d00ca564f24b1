// Texts that are compared and hashed by their bytes, in place of what the standard library does with the tables of Unicode. A module
// without those tables has the same order and the same hashes by it: see unicode.c. It takes 16 KB less.
//
// In Embedded Swift the functions of the standard library are part of each module, and yield to another one of the same name. If a
// compiler gives them other names, those of the standard library are used.

private func withBytes<Result>(
  _ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  text.utf8.withContiguousStorageIfAvailable(body)
    ?? body(UnsafeBufferPointer(start: nil, count: 0))
}

/// Whether two texts are equal, or the first one comes before the second one.
@_silgen_name(
  "$es22_stringCompareInternal__9expectingSbs11_StringGutsV_ADs01_E16ComparisonResultOtF")
public func compareTexts(_ a: String, _ b: String, _ isOrder: UInt8) -> Bool {
  withBytes(a) { a in
    withBytes(b) { b in
      let count = min(a.count, b.count)
      var index = 0
      while index < count, a[index] == b[index] { index += 1 }
      if isOrder == 0 { return index == a.count && index == b.count }
      return index < count ? a[index] < b[index] : a.count < b.count
    }
  }
}

/// Hashes a text, as the standard library hashes the bytes of its normal form.
@_silgen_name("$eSS4hash4intoys6HasherVz_tF")
public func hashText(_ hasher: inout Hasher, _ text: String) {
  withBytes(text) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  hasher.combine(0xFF as UInt8)
}
