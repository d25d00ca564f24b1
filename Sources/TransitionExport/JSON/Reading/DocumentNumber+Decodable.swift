extension DocumentNumber: Decodable where Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self.init(try container.decode(Value.self))
    } catch let error as DecodingError {
      throw error
    } catch {
      let found = "\(error)".firstMatch(of: /"(.+)"/)?.output.1
      throw DocumentLocation(decoder.codingPath).error(
        found.map { String($0) } ?? "a number that cannot be held",
        expected: Value.self == Int.self ? "a whole number" : "a number")
    }
  }
}
