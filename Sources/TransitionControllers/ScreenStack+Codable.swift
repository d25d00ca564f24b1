#if !hasFeature(Embedded)
  extension ScreenStack: Encodable where Screen: Encodable {
    /// Writes the screens as a list, from the root to the top.
    ///
    /// ```json
    /// [{"screen": "list"}, {"screen": "settings", "isPresented": true}]
    /// ```
    ///
    /// The numbers of the entries are not written.
    ///
    /// - Parameter encoder: what gets the list.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for entry in entries {
        var keys = list.nestedContainer(keyedBy: ScreenKey.self)
        try keys.encode(entry.screen, forKey: .screen)
        if entry.isPresented { try keys.encode(true, forKey: .isPresented) }
      }
    }
  }

  extension ScreenStack: Decodable where Screen: Decodable {
    /// Reads a stack that was written: the screens are pushed and presented in their order, as new entries.
    ///
    /// - Parameter decoder: what has the list.
    /// - Throws: `DecodingError` if it has no list of screens.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      self.init([])
      while !list.isAtEnd {
        let keys = try list.nestedContainer(keyedBy: ScreenKey.self)
        let screen = try keys.decode(Screen.self, forKey: .screen)
        if try keys.decodeIfPresent(Bool.self, forKey: .isPresented) ?? false {
          present(screen)
        } else {
          push(screen)
        }
      }
    }
  }

  private enum ScreenKey: CodingKey { case screen, isPresented }
#endif
