/// Something that a value carries but that is no part of what it means, such as where it came from.
///
/// All annotations are equal, so two values that differ in nothing else are equal too.
package struct Annotation<Value: Sendable>: Sendable, Hashable {
  package let value: Value

  init(_ value: Value) { self.value = value }

  package static func == (a: Annotation, b: Annotation) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
