/// A value of a JSON document.
package enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  package static func numbers(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map { .number($0) })
  }

  package static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }
}

/// The members of an object of a JSON document. Without a value there is no member.
package struct JSONObject: Equatable, ExpressibleByDictionaryLiteral {
  package struct Member: Equatable {
    package let key: String
    package var value: JSONValue
  }

  package private(set) var members: [Member] = []

  package init(dictionaryLiteral members: (String, JSONValue?)...) {
    for (key, value) in members {
      if let value { self.members.append(Member(key: key, value: value)) }
    }
  }

  package init(_ members: some Sequence<(key: String, value: JSONValue)>) {
    self.members = members.map { Member(key: $0.key, value: $0.value) }
  }

  package subscript(key: String) -> JSONValue? {
    get { members.first { hasSameBytes($0.key, key) }?.value }
    set {
      let index = members.firstIndex { hasSameBytes($0.key, key) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

/// Compares the bytes of two texts, which needs no tables of Unicode.
func hasSameBytes(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
