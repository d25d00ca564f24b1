extension PropertyVector: CustomStringConvertible {
  /// The four lanes, such as `(1, 0, 0, 0)`.
  package var description: String {
    "(\(number: lanes.x), \(number: lanes.y), \(number: lanes.z), \(number: lanes.w))"
  }
}

extension PropertySegment: CustomStringConvertible {
  /// The values of the ends, and the path if it is not straight.
  public var description: String {
    let ends = "\(PropertyVector(lanes: start)) -> \(PropertyVector(lanes: end))"
    return isStraight ? ends : "\(ends), \(path)"
  }
}

extension ValuePath: CustomStringConvertible {
  /// The kind of the path, and what is known of it.
  public var description: String {
    switch self {
    case .straight: "straight"
    case .quadratic(let offset): "quadratic, control offset \(PropertyVector(lanes: offset))"
    case .oklab: "through OKLab"
    case .keyframes(let path): "keyframes \(path.track)\(path.isReversed ? ", reversed" : "")"
    case .motionPath(let path):
      "\(path.part) along a path of \(number: path.table.length) points\(path.isReversed ? ", reversed" : "")"
    case .modifier(let sampler): "\(sampler.property) of the modifier \(sampler.pair.typeName)"
    }
  }
}
