/// Why a recipe cannot be made.
package enum RecipeError: Error, Equatable, Sendable {
  /// The words end in the middle of a part, or before one.
  case missingWords(part: String, position: Int)
  /// A word is no index of a part.
  case unknownPart(Double, position: Int)
  /// A part stands where one of another kind is needed.
  case wrongKind(part: String, needed: Part.Kind)
  case wrongChildCount(part: String, Double)
  /// A number that a parameter cannot have.
  case invalidValue(part: String, parameter: String, Double)
  case tooDeep(part: String)
  case tooManyParts(part: String)
  case tooManyPieces(part: String)
}

extension RecipeError {
  var message: String {
    switch self {
    case .missingWords(let part, let position):
      "The recipe ends at word \(position), in \(part)."
    case .unknownPart(let number, let position):
      "Word \(position) is \(shortText(number)), which is no part."
    case .wrongKind(let part, let needed):
      "\(part) stands where an \(needed.rawValue) part is needed."
    case .wrongChildCount(let part, let count):
      "\(part) cannot have \(shortText(count)) parts."
    case .invalidValue(let part, let parameter, let number):
      "\(parameter) of \(part) cannot be \(shortText(number))."
    case .tooDeep(let part):
      "\(part) is more than \(RecipeReader.maximumDepth) parts deep."
    case .tooManyParts(let part):
      "The recipe has more than \(RecipeReader.maximumCount) parts, at \(part)."
    case .tooManyPieces(let part):
      "The recipe makes more than \(RecipeReader.maximumPieces) pieces, at \(part)."
    }
  }
}
