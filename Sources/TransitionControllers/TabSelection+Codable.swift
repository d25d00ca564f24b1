#if !hasFeature(Embedded)
  extension TabSelection: Encodable where Tab: Encodable {
    /// Writes the tabs in their order, and the selected one.
    ///
    /// ```json
    /// {"tabs": ["home", "search"], "selected": "search"}
    /// ```
    ///
    /// - Parameter encoder: what gets the tabs.
    public func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: TabKey.self)
      try keys.encode(tabs, forKey: .tabs)
      try keys.encode(selected, forKey: .selected)
    }
  }

  extension TabSelection: Decodable where Tab: Decodable {
    /// Reads tabs that were written.
    ///
    /// - Parameter decoder: what has the tabs.
    /// - Throws: `DecodingError` if there are no tabs, or if the selected one is not among them.
    public init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: TabKey.self)
      let tabs = try keys.decode([Tab].self, forKey: .tabs)
      let selected = try keys.decode(Tab.self, forKey: .selected)
      do throws(OperationRefusal) {
        try self.init(tabs, selected: selected)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: .selected, in: keys, debugDescription: error.description)
      }
    }
  }

  private enum TabKey: CodingKey { case tabs, selected }
#endif
