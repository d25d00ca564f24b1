import TransitionKit

/// The text of an id, for people. Embedded Swift, which has none at run time, knows that of a text and of an id in a window.
package func elementName<ID>(of id: ID) -> String {
  #if hasFeature(Embedded)
    if let text = id as? String { return text }
    if let id = id as? ScreenElementID { return id.description }
    return "element"
  #else
    return "\(id)"
  #endif
}
