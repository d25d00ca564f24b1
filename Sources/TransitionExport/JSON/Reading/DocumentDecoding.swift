import Foundation

extension Decodable {
  /// Decodes a value from JSON, with errors that have the location, the value there and the expected value.
  static func decoded(from json: Data) throws(TimelineJSONError) -> Self {
    do {
      return try JSONDecoder().decode(Self.self, from: json)
    } catch let error as TimelineJSONError {
      throw error
    } catch let error as DecodingError {
      throw TimelineJSONError(error, in: json)
    } catch {
      throw DocumentLocation.document.error("\(error)", expected: "JSON")
    }
  }
}

extension TimelineJSONError {
  fileprivate init(_ error: DecodingError, in json: Data) {
    // The decoder knows the location and the type. The value there is read from the JSON.
    let path: [any CodingKey]
    let expected: String
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      path = context.codingPath
      expected = words(for: type)
    case .keyNotFound(let key, let context):
      let location = DocumentLocation(context.codingPath)[key.stringValue]
      self = location.error("missing", expected: "a value")
      return
    case .dataCorrupted(let context):
      path = context.codingPath
      expected = "JSON"
    @unknown default:
      path = []
      expected = "JSON"
    }
    do {
      let root = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      self = DocumentLocation(path).error(text(of: value(at: path, in: root)), expected: expected)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      self = DocumentLocation.document.error(
        "not readable (\(reason ?? error.localizedDescription))", expected: "JSON")
    }
  }
}

private func value(at path: [any CodingKey], in root: Any) -> Any? {
  path.reduce(Optional(root)) { value, key in
    if let index = key.intValue, let list = value as? [Any] {
      return list.indices.contains(index) ? list[index] : nil
    }
    return (value as? [String: Any])?[key.stringValue]
  }
}

private func text(of value: Any?) -> String {
  guard let value,
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
  else { return "something else" }
  return String(decoding: data, as: UTF8.self)
}

/// The values of a type in a document, in words.
private func words(for type: Any.Type) -> String {
  if type == Double.self { return "a number" }
  if type == Int.self { return "a whole number" }
  if type == String.self { return "text" }
  if type == Bool.self { return "true or false" }
  if type == [Any].self { return "a list" }
  if type == CurveDocument.self {
    return
      """
      one of linear, bezier, circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn, \
      steps, piecewiseLinear
      """
  }
  if type == AnimationDocument.Base.self { return "one of curve, spring" }
  if type == AnimationDocument.Modifier.self {
    return "one of delay, speed, repetition, logicalCompletion"
  }
  if type == KeyframesDocument.Interpolation.self { return "one of linear, cubic, spring, hold" }
  return "an object"
}
