import LiveEngine
import TransitionTestSupport

/// Words of random recipes.
package struct RandomRecipe {
  package var generator: SeededGenerator

  private let usable: Range<Int>

  /// - Parameter hasLibrary: whether parts are used, too, that only the library has.
  package init(seed: UInt64, hasLibrary: Bool = false) {
    generator = SeededGenerator(seed: seed)
    usable = 0..<(hasLibrary ? Part.catalogue.count : Part.engineCount)
  }

  /// A recipe of a kind that is about so many parts deep.
  package mutating func words(_ kind: Part.Kind, depth: Int) -> [Double] {
    let parts = usable.filter {
      let part = Part.catalogue[$0]
      let isOfKind = part.kind == kind || (kind == .navigation && part.kind == .atomic)
      return isOfKind && (depth > 1 || part.children.isEmpty)
    }
    return words(of: generator.pick(parts), depth: depth) { $0.random(&$1) }
  }

  /// A part with the values of a new one.
  package mutating func defaultWords(of index: Int, depth: Int = 2) -> [Double] {
    words(of: index, depth: depth) { parameter, _ in parameter.value }
  }

  /// A part with random values.
  package mutating func randomWords(of index: Int, depth: Int = 3) -> [Double] {
    words(of: index, depth: depth) { $0.random(&$1) }
  }

  private mutating func words(
    of index: Int, depth: Int, value: (Parameter, inout SeededGenerator) -> Double
  ) -> [Double] {
    let part = Part.catalogue[index]
    var slots = part.children
    if part.isVariadic, let last = slots.last {
      slots += Array(repeating: last, count: generator.int(in: 0...3))
    }
    var words = [Double(index), Double(slots.count)]
    for parameter in part.parameters { words.append(value(parameter, &generator)) }
    for slot in slots { words += self.words(slot.kind, depth: depth - 1) }
    return words
  }
}

extension Parameter {
  /// A value as a slider gives it, with the noise of its arithmetic, or any other.
  fileprivate func random(_ generator: inout SeededGenerator) -> Double {
    switch kind {
    case .number:
      switch generator.int(in: 0...3) {
      case 0: return value
      case 1: return generator.double(in: minimum...maximum)
      default:
        let steps = ((maximum - minimum) / step).rounded(.down)
        return minimum + step * Double(generator.int(in: 0...Int(steps)))
      }
    case .integer:
      return Double(generator.int(in: Int(minimum)...min(Int(maximum), Int(minimum) + 7)))
    case .choice, .toggle, .color:
      return generator.bool()
        ? value : Double(generator.int(in: Int(minimum)...Int(maximum)))
    }
  }
}
