import TransitionKit

/// The text of an id, for people; Embedded Swift has none at run time.
package func elementName<ID>(of id: ID) -> String {
  #if hasFeature(Embedded)
    "element"
  #else
    "\(id)"
  #endif
}
