import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// Takes numbers, and sums up their bits or prints them with what they are.
final class NumberSink {
  /// Whether each number is printed.
  let isListing: Bool

  /// FNV-1a over words of 64 bits instead of bytes. Each step has another result for another word.
  private var sum: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count: UInt64 = 0

  init(isListing: Bool) { self.isListing = isListing }

  /// The sum, and how many numbers it is of.
  var text: String { "\(hexadecimal(sum)) of \(count) numbers" }

  func add(_ number: Double, _ name: @autoclosure () -> String) {
    count += 1
    sum = (sum ^ number.bitPattern) &* 0x100_0000_01b3
    if isListing { print("    \(name()): \(number), bits \(hexadecimal(number.bitPattern))") }
  }

  /// Adds what another one has summed up.
  func add(_ other: NumberSink) {
    sum = (sum ^ other.sum) &* 0x100_0000_01b3
    count += other.count
  }

  /// Says which case the next numbers are of, or which step of it.
  func note(_ text: @autoclosure () -> String) {
    if isListing { print(text()) }
  }

  private func hexadecimal(_ bits: UInt64) -> String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension NumberSink {
  func add(_ vector: SIMD4<Double>, _ name: @autoclosure () -> String) {
    for index in 0..<4 { add(vector[index], "\(name()), number \(index)") }
  }

  func add(_ rect: Rect, _ name: @autoclosure () -> String) {
    add(SIMD4(rect.origin.x, rect.origin.y, rect.width, rect.height), name())
  }

  func add(_ flag: Bool, _ name: @autoclosure () -> String) { add(flag ? 1 : 0, name()) }

  func add(_ number: Int, _ name: @autoclosure () -> String) { add(Double(number), name()) }

  /// Adds the properties of a state that are not at rest, after their numbers.
  func add(_ state: PropertyState, _ name: @autoclosure () -> String) {
    for index in NumberSink.rest.indices {
      let (property, rest) = NumberSink.rest[index]
      let vector = state.lanes(of: property)
      if vector == rest { continue }
      add(index, "number of the property \(property.name) of \(name())")
      add(vector, "\(property.name) of \(name())")
    }
  }

  private static let rest = ViewProperty.allCases.map { ($0, PropertyState.rest.lanes(of: $0)) }

  /// Adds what a draw list says of an item.
  func add(_ item: DrawList.Item, _ name: @autoclosure () -> String) {
    let matrix = item.matrix
    add(SIMD4(matrix.m11, matrix.m12, matrix.m13, matrix.m14), "matrix, row 1, of \(name())")
    add(SIMD4(matrix.m21, matrix.m22, matrix.m23, matrix.m24), "matrix, row 2, of \(name())")
    add(SIMD4(matrix.m31, matrix.m32, matrix.m33, matrix.m34), "matrix, row 3, of \(name())")
    add(SIMD4(matrix.m41, matrix.m42, matrix.m43, matrix.m44), "matrix, row 4, of \(name())")
    add(item.layoutFrame, "layout frame of \(name())")
    add(item.contentFrame, "content frame of \(name())")
    add(item.opacity, "drawn opacity of \(name())")
    add(item.isTurnedAway, "whether turned away, of \(name())")
  }
}
