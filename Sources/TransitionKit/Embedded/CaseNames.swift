#if hasFeature(Embedded)
  // Embedded Swift does not know the names of cases when it runs. Elsewhere the text of a case is its name.

  extension AnimatingPosition: CustomStringConvertible {
    public var description: String {
      switch self {
      case .end: "end"
      case .start: "start"
      case .current: "current"
      }
    }
  }

  extension AtomicTransition.Operation: CustomStringConvertible {
    public var description: String {
      switch self {
      case .insertion: "insertion"
      case .removal: "removal"
      }
    }
  }

  extension AtomicTransition.BlurReplaceConfiguration: CustomStringConvertible {
    public var description: String {
      switch self {
      case .downUp: "downUp"
      case .upUp: "upUp"
      }
    }
  }

  extension Color.InterpolationSpace: CustomStringConvertible {
    public var description: String {
      switch self {
      case .srgb: "srgb"
      case .oklab: "oklab"
      }
    }
  }

  extension Axis: CustomStringConvertible {
    public var description: String {
      switch self {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      }
    }
  }

  extension Composition: CustomStringConvertible {
    public var description: String {
      switch self {
      case .add: "add"
      case .multiply: "multiply"
      case .replace: "replace"
      case .constant: "constant"
      }
    }
  }

  extension Edge: CustomStringConvertible {
    public var description: String {
      switch self {
      case .top: "top"
      case .leading: "leading"
      case .bottom: "bottom"
      case .trailing: "trailing"
      }
    }
  }

  extension Explanation.Correction.Kind: CustomStringConvertible {
    public var description: String {
      switch self {
      case .value: "value"
      case .velocity: "velocity"
      case .overscroll: "overscroll"
      }
    }
  }

  extension LayoutDirection: CustomStringConvertible {
    public var description: String {
      switch self {
      case .leftToRight: "leftToRight"
      case .rightToLeft: "rightToLeft"
      }
    }
  }

  extension MotionPath.Parameterization: CustomStringConvertible {
    public var description: String {
      switch self {
      case .byParameter: "byParameter"
      case .constantSpeed: "constantSpeed"
      }
    }
  }

  extension MotionPathSampler.Part: CustomStringConvertible {
    package var description: String {
      switch self {
      case .translation: "translation"
      case .rotation: "rotation"
      }
    }
  }

  extension NavigationTransition.Operation: CustomStringConvertible {
    public var description: String {
      switch self {
      case .push: "push"
      case .pop: "pop"
      }
    }
  }

  extension ReferenceSize: CustomStringConvertible {
    public var description: String {
      switch self {
      case .container: "container"
      case .view: "view"
      }
    }
  }

  extension Diagnostic.Severity: CustomStringConvertible {
    public var description: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      }
    }
  }

  extension StepJump: CustomStringConvertible {
    public var description: String {
      switch self {
      case .start: "start"
      case .end: "end"
      case .none: "none"
      case .both: "both"
      }
    }
  }

  extension TransitionAnimator.Reversal: CustomStringConvertible {
    public var description: String {
      switch self {
      case .mirrored: "mirrored"
      case .retimed: "retimed"
      }
    }
  }
#endif
