#if !hasFeature(Embedded)
  extension Edge: Codable {
    /// Reads the name of an edge.
    ///
    /// - Parameter decoder: what has the name: `top`, `leading`, `bottom` or `trailing`.
    /// - Throws: `DecodingError` if it has another one.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      guard let edge = Self.allCases.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "\(name) is no edge: it is top, leading, bottom or trailing")
      }
      self = edge
    }

    /// Writes the name of the edge, such as `leading`.
    ///
    /// - Parameter encoder: what gets the name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }

    private var name: String {
      switch self {
      case .top: "top"
      case .leading: "leading"
      case .bottom: "bottom"
      case .trailing: "trailing"
      }
    }
  }
#endif
