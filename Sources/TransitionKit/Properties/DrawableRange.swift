extension Property {
  /// The range that can be drawn of each component; nil if that is every number.
  ///
  /// Values beyond it are kept, as a spring overshoots and contributions compose; hosts hold them.
  var drawableRanges: [ClosedRange<Double>]? {
    let all = -Double.infinity...Double.infinity
    let length = 0...Double.infinity
    return switch kind {
    case .opacity: [0...1]
    case .blur: [length]
    case .layoutScale: [length, length]
    case .overlay: [0...1, 0...1, 0...1, 0...1]
    case .shadow: [0...1, length, all, all]
    default: nil
    }
  }
}
