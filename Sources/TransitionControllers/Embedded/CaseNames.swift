#if hasFeature(Embedded)
  // Embedded Swift does not know the names of cases when it runs. Elsewhere the text of a case is its name.

  extension ScreenAppearance: CustomStringConvertible {
    public var description: String {
      switch self {
      case .hidden: "hidden"
      case .appearing: "appearing"
      case .visible: "visible"
      case .disappearing: "disappearing"
      }
    }
  }

  extension ScreenOperation: CustomStringConvertible {
    public var description: String {
      switch self {
      case .push: "push"
      case .pop: "pop"
      case .replace: "replace"
      case .present: "present"
      case .dismiss: "dismiss"
      case .selectLater: "selectLater"
      case .selectEarlier: "selectEarlier"
      }
    }
  }
#endif
