#if hasFeature(Embedded)
  extension DefaultStringInterpolation {
    package mutating func appendInterpolation<Element: CustomStringConvertible>(_ values: [Element])
    {
      appendLiteral("[\(values.map { $0.description }.joined(separator: ", "))]")
    }

    // In place of the one that the standard library would choose, which writes that it cannot print the value.
    @available(*, deprecated, message: "Embedded Swift cannot print this value")
    package mutating func appendInterpolation<Value>(_ value: Value) {}
  }
#endif
