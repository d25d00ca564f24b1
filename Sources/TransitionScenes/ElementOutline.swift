import TransitionKit

/// A new line for each element of a tree.
func outline<ID>(of elements: [SceneElement<ID>], depth: Int = 0) -> String {
  let limit = 100
  var (text, count) = ("", 0)
  var stack = elements.reversed().map { (element: $0, depth: depth) }
  while let (element, depth) = stack.popLast() {
    count += 1
    if count <= limit {
      text += "\n" + String(repeating: "  ", count: depth) + element.line
    }
    stack += element.children.reversed().map { (element: $0, depth: depth + 1) }
  }
  return count > limit ? "\(text)\n+ \(count - limit) more" : text
}
