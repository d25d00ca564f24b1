import TransitionKit
import TransitionScenes

/// A text for markup: special characters are escaped, and characters that XML forbids are removed.
package func inMarkup(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    case "\t", "\n", "\r", "\u{1}": result.append(scalar)
    case _ where scalar.value < 0x20 || (0xfffe...0xffff).contains(scalar.value): break
    default: result.append(scalar)
    }
  }
  return String(result)
}
