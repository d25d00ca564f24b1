/// Something that a value carries but that is no part of what it means, such as where it came from.
///
/// All annotations are equal, so two values that differ in nothing else are equal too.
struct Annotation<Value: Sendable>: Sendable, Hashable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (a: Annotation, b: Annotation) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
