import Foundation
import TransitionTestSupport

/// Damages a JSON document at random, in its bytes or in its structure.
struct JSONMutation {
  /// Numbers that no one expects; some are beyond every number type, and two are no numbers at all.
  private static let numbers = [
    "0", "-0", "1", "-1", "0.5", "1e-320", "5e-324", "1e-400", "1e12", "-1e12", "1e15", "1e300",
    "-1e300",
    "1.7976931348623157e308", "1e400", "-1e400", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "1e30", "2.5", "1000000000000000000000000000", "NaN", "Infinity",
    "4503599627370497",
  ]

  private static var values: [Any] {
    [
      NSNull(), true, false, "", "NaN", "infinity", "view", "origin", "linear", "opacity",
      "zPosition",
      [Any](), [1, 2, 3], [[1]], [String: Any](), ["linear": [String: Any]()], ["x": 1],
    ]
  }

  /// Changes the structure or a value at one location.
  static func structural(_ json: String, _ generator: inout SeededGenerator) -> String {
    let root = try? JSONSerialization.jsonObject(with: Data(json.utf8))
    return text(of: mutated(root ?? NSNull(), &generator))
  }

  /// Changes one number.
  static func numerical(_ json: String, _ generator: inout SeededGenerator) -> String {
    let numbers = json.matches(of: /-?[0-9][-+.0-9eE]*/).map(\.range)
    guard !numbers.isEmpty else { return json }
    return json.replacingCharacters(
      in: generator.pick(numbers), with: generator.pick(Self.numbers))
  }

  private static func text(of root: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: root, options: [.fragmentsAllowed])
    return String(decoding: data ?? Data(), as: UTF8.self)
      .replacing(/"#([^"]*)#"/) { $0.output.1 }
  }

  static func bytes(_ json: String, _ generator: inout SeededGenerator) -> Data {
    var data = Array(json.utf8)
    for _ in 0..<generator.int(in: 1...4) where !data.isEmpty {
      let index = generator.int(in: 0...data.count - 1)
      switch generator.int(in: 0...4) {
      case 0: data[index] = UInt8(generator.int(in: 0...255))
      case 1: data.remove(at: index)
      case 2: data.insert(UInt8(generator.int(in: 0...255)), at: index)
      case 3: data[index] = generator.pick(Array("0123456789{}[],:\"-.eE".utf8))
      default: data.removeSubrange(index...)
      }
    }
    return Data(data)
  }

  /// Descends to a random location, and changes what is there.
  private static func mutated(_ value: Any, _ generator: inout SeededGenerator) -> Any {
    let descends = generator.int(in: 0...9) > 0
    if let object = value as? [String: Any], !object.isEmpty {
      var copy = object
      let key = generator.pick(object.keys.sorted())
      if descends, let inner = object[key] {
        copy[key] = mutated(inner, &generator)
        return copy
      }
      switch generator.int(in: 0...3) {
      case 0: copy[key] = nil
      case 1: copy[key + "x"] = copy.removeValue(forKey: key)
      case 2: copy[key] = generator.pick(values)
      default: copy[key] = object[generator.pick(object.keys.sorted())]
      }
      return copy
    }
    if let list = value as? [Any], !list.isEmpty {
      var copy = list
      let index = generator.int(in: 0...list.count - 1)
      if descends {
        copy[index] = mutated(list[index], &generator)
        return copy
      }
      switch generator.int(in: 0...4) {
      case 0: copy.remove(at: index)
      case 1: copy.insert(list[index], at: generator.int(in: 0...list.count))
      case 2: copy.swapAt(index, generator.int(in: 0...list.count - 1))
      case 3: copy = []
      default: copy += Array(repeating: list[index], count: 100)
      }
      return copy
    }
    return generator.int(in: 0...3) == 0
      ? generator.pick(values) : "#\(generator.pick(numbers))#"
  }
}
