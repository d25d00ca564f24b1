/// The name of a type, for people; Embedded Swift has none at run time.
package func typeName<T>(of type: T.Type) -> String {
  #if hasFeature(Embedded)
    "custom"
  #else
    "\(type)"
  #endif
}
