#if hasFeature(Embedded)
  // Embedded Swift does not know the names of cases when it runs. Elsewhere the text of a case is its name.

  extension ElementContext.Kind: CustomStringConvertible {
    public var description: String {
      switch self {
      case .inserted: "inserted"
      case .removed: "removed"
      case .kept: "kept"
      }
    }
  }

  extension Presence: CustomStringConvertible {
    public var description: String {
      switch self {
      case .inserting: "inserting"
      case .present: "present"
      case .removing: "removing"
      }
    }
  }

  extension ReorderingEvent.Kind: CustomStringConvertible {
    public var description: String {
      switch self {
      case .pickedUp: "pickedUp"
      case .moved: "moved"
      case .dropped: "dropped"
      case .cancelled: "cancelled"
      case .removed: "removed"
      case .takenOver: "takenOver"
      }
    }
  }

  extension ReorderingStep: CustomStringConvertible {
    public var description: String {
      switch self {
      case .up: "up"
      case .down: "down"
      case .left: "left"
      case .right: "right"
      case .first: "first"
      case .last: "last"
      }
    }
  }

  extension Resizing: CustomStringConvertible {
    public var description: String {
      switch self {
      case .relayout: "relayout"
      case .stretch: "stretch"
      case .fit: "fit"
      case .fill: "fill"
      case .none: "none"
      }
    }
  }

  extension SharedElement.Content: CustomStringConvertible {
    public var description: String {
      switch self {
      case .crossfade: "crossfade"
      case .new: "new"
      case .old: "old"
      }
    }
  }
#endif
