/// What is wrong with words that a page hands over.
struct WordFault: Error, Equatable {
  let message: String
}

/// Reads words one after the other.
struct WordReader {
  let words: [Double]
  /// The position of the first word that has not been read.
  var position: Int

  init(_ words: [Double], from start: Int = 0) {
    self.words = words
    position = start
  }

  var isAtEnd: Bool { position >= words.count }

  /// The next number, which may be any.
  mutating func number() throws(WordFault) -> Double {
    guard position < words.count else {
      throw WordFault(message: "The words end at word \(position.description).")
    }
    defer { position += 1 }
    return words[position]
  }

  /// The next number as a whole one in a range.
  mutating func integer(in range: ClosedRange<Int>) throws(WordFault) -> Int {
    let word = try number()
    guard let integer = Int(exactly: word), range.contains(integer) else {
      throw WordFault(
        message:
          "Word \((position - 1).description) is \(shortText(word)), which is not a whole number from \(range.lowerBound.description) to \(range.upperBound.description)."
      )
    }
    return integer
  }

  /// The next number as a choice: 0 for no, 1 for yes.
  mutating func flag() throws(WordFault) -> Bool { try integer(in: 0...1) == 1 }
}

/// Reads the words in the input; what is wrong with them is the message.
func readInput(_ action: (inout WordReader) throws(WordFault) -> Int32) -> Int32 {
  var reader = WordReader(engine.input.words)
  do throws(WordFault) {
    return try action(&reader)
  } catch {
    return engine.fail(error.message)
  }
}
