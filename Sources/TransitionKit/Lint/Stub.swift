extension MergeConflict {
  struct Loss: CustomStringConvertible { let amount: PropertyValue; var description: String { "" } }
  var amountLost: [Loss] { [] }
  var interval: ClosedRange<Double> { 0...1 }
}
