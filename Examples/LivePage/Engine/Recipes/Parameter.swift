/// A number, or an occasional choice, that a part of a recipe is made with.
package struct Parameter: Sendable {
  package enum Kind: String, Sendable {
    case number
    case integer
    /// The index of a choice.
    case choice
    /// 0 or 1.
    case toggle
    /// A colour as 0xRRGGBB.
    case color
  }

  let name: String
  package let kind: Kind
  package internal(set) var minimum = 0.0
  package internal(set) var maximum = 1.0
  package internal(set) var step = 1.0
  /// The value of a new part.
  package let value: Double
  var unit = ""
  var choices: [String] = []
  /// Whether the pieces of a view are so many, or as many times so many.
  var isPieceCount = false
}

extension Parameter {
  /// A length in points.
  @inline(never)
  static func points(
    _ name: String, _ value: Double, _ minimum: Double, _ maximum: Double
  ) -> Parameter {
    Parameter(
      name: name, kind: .number, minimum: minimum, maximum: maximum, step: 1, value: value,
      unit: "points")
  }

  /// A time in seconds.
  @inline(never)
  static func seconds(
    _ name: String, _ value: Double, _ minimum: Double = 0, _ maximum: Double = 2
  ) -> Parameter {
    Parameter(
      name: name, kind: .number, minimum: minimum, maximum: maximum, step: 0.01, value: value,
      unit: "seconds")
  }

  @inline(never)
  static func degrees(_ name: String, _ value: Double) -> Parameter {
    Parameter(
      name: name, kind: .number, minimum: -360, maximum: 360, step: 1, value: value, unit: "degrees"
    )
  }

  /// A part of a whole.
  @inline(never)
  static func fraction(
    _ name: String, _ value: Double, _ minimum: Double = 0, _ maximum: Double = 1
  ) -> Parameter {
    Parameter(
      name: name, kind: .number, minimum: minimum, maximum: maximum, step: 0.01, value: value,
      unit: "fraction")
  }

  /// A number without a unit.
  @inline(never)
  static func number(
    _ name: String, _ value: Double, _ minimum: Double, _ maximum: Double, step: Double = 0.01
  ) -> Parameter {
    Parameter(
      name: name, kind: .number, minimum: minimum, maximum: maximum, step: step, value: value)
  }

  @inline(never)
  static func integer(
    _ name: String, _ value: Double, _ minimum: Double, _ maximum: Double
  ) -> Parameter {
    Parameter(name: name, kind: .integer, minimum: minimum, maximum: maximum, value: value)
  }

  /// A count of rows or columns.
  @inline(never)
  static func pieces(_ name: String, _ value: Double) -> Parameter {
    Parameter(
      name: name, kind: .integer, minimum: 1, maximum: 40, value: value, isPieceCount: true)
  }

  @inline(never)
  static func choice(_ name: String, _ choices: [String], _ value: Double = 0) -> Parameter {
    Parameter(
      name: name, kind: .choice, maximum: Double(choices.count - 1), value: value, choices: choices)
  }

  @inline(never)
  static func toggle(_ name: String, _ isOn: Bool = false) -> Parameter {
    Parameter(name: name, kind: .toggle, value: isOn ? 1 : 0)
  }

  @inline(never)
  static func color(_ name: String, _ value: Double) -> Parameter {
    Parameter(name: name, kind: .color, maximum: 0xFF_FFFF, value: value)
  }
}

extension Parameter {
  @inline(never)
  static func edge(_ value: Double = 0) -> Parameter {
    choice("edge", ["leading", "trailing", "top", "bottom"], value)
  }

  static let axis = choice("axis", ["horizontal", "vertical"])
  static let relativeTo = choice("relativeTo", ["container", "view"])

  /// A point of the view, in fractions of its size.
  static let anchor = [fraction("anchorX", 0.5), fraction("anchorY", 0.5)]
}

extension Parameter {
  /// The largest number that a recipe can hold, in either direction.
  static let limit = 1e6

  /// What is used of a number that was given: rounded to what its text says exactly. Nil if it cannot be used.
  func usable(_ given: Double) -> Double? {
    guard abs(given) <= Parameter.limit || (kind == .color && given.isFinite) else { return nil }
    switch kind {
    case .number: return (given * 1e6).rounded() / 1e6 + 0
    case .integer: return min(max(given.rounded(), minimum), maximum) + 0
    case .choice, .toggle, .color:
      return given == given.rounded() && given >= minimum && given <= maximum ? given + 0 : nil
    }
  }
}
