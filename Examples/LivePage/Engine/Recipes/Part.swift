import TransitionKit

/// A part that recipes are made of: a primitive, or what combines or times other parts.
package struct Part: Sendable {
  package enum Kind: String, Sendable {
    /// A transition of one view.
    case atomic
    /// A transition of two views. An atomic part stands for one, too.
    case navigation
    /// A timing.
    case animation
  }

  /// A slot for another part.
  package struct Slot: Sendable {
    let name: String
    package let kind: Kind
  }

  /// What links call the part: it never changes.
  let name: String
  package let kind: Kind
  let texts: Texts
  package let parameters: [Parameter]
  package let children: [Slot]
  /// Whether there may be any number of children of the last kind, but at least one.
  package let isVariadic: Bool
  /// The code that makes the part; see ``PartCode``.
  let form: String
  /// Whether its function may have atomic transitions where it has navigation transitions.
  var hasAtomicOverload = false
  let make: @Sendable (PartValues) -> Ingredient
}

extension Part {
  @inline(never)
  static func atomic(
    _ name: String, _ title: String, _ group: String, _ summary: String,
    _ parameters: [Parameter] = [], _ children: [Slot] = [], isVariadic: Bool = false,
    code form: String, _ make: @escaping @Sendable (PartValues) -> AtomicTransition
  ) -> Part {
    Part(
      name: name, kind: .atomic, texts: Texts(title, group, summary),
      parameters: parameters, children: children, isVariadic: isVariadic, form: form
    ) { .atomic(make($0)) }
  }

  @inline(never)
  static func navigation(
    _ name: String, _ title: String, _ group: String, _ summary: String,
    _ parameters: [Parameter] = [], _ children: [Slot] = [], isVariadic: Bool = false,
    code form: String, hasAtomicOverload: Bool = false,
    _ make: @escaping @Sendable (PartValues) -> NavigationTransition
  ) -> Part {
    Part(
      name: name, kind: .navigation, texts: Texts(title, group, summary),
      parameters: parameters, children: children, isVariadic: isVariadic, form: form,
      hasAtomicOverload: hasAtomicOverload
    ) { .navigation(make($0)) }
  }

  @inline(never)
  static func animation(
    _ name: String, _ title: String, _ group: String, _ summary: String,
    _ parameters: [Parameter] = [], _ children: [Slot] = [],
    code form: String, _ make: @escaping @Sendable (PartValues) -> Animation
  ) -> Part {
    Part(
      name: name, kind: .animation, texts: Texts(title, group, summary),
      parameters: parameters, children: children, isVariadic: false, form: form
    ) { .animation(make($0)) }
  }
}

extension Part.Slot {
  static let atomic = Part.Slot(name: "", kind: .atomic)
  static let navigation = Part.Slot(name: "", kind: .navigation)
  static let animation = Part.Slot(name: "animation", kind: .animation)
}
