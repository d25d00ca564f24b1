import TransitionScenes

/// What the screens of a window are called at one time.
struct WindowNames {
  #if !hasFeature(Embedded)
    /// The sum of the versions of the controllers' names.
    let version: Int
    let label: @Sendable (ScreenElementID) -> String

    init(_ nodes: [ControllerNode], version: Int) {
      self.version = version
      var screens: [Int: @Sendable (Int) -> String?] = [:]
      for node in nodes { screens[node.number] = node.screens.screenNames }
      let names = screens
      label = { id in
        guard let controller = id.controller, let screen = names[controller]?(id.entry) else {
          return id.description
        }
        return switch id.part {
        case .container, .temporary: id.description
        case .screen: "\(controller)/\(screen)"
        case .dimming, .element: "\(controller)/\(screen)/\(id.part)"
        }
      }
    }
  #endif
}

extension ScreenWindow {
  /// Lets the description of a frame name screens.
  func nameScreens(in frame: inout SceneFrame<ScreenElementID>) {
    #if !hasFeature(Embedded)
      var version = 0
      for node in nodes { version &+= node.screens.namesVersion }
      if names?.version != version { names = WindowNames(nodes, version: version) }
      frame.label = names?.label
    #endif
  }
}

#if !hasFeature(Embedded)
  extension ScreenWindow {
    /// Says in words which controller and which screen an element belongs to, for logs.
    ///
    /// ```swift
    /// for element in window.frame.elements { log(window.name(of: element.id)) }
    /// // controller 0
    /// // list in controller 0
    /// // cover of list in controller 0
    /// ```
    ///
    /// - Parameter id: the id of an element in frames of the window. The screen has its number if it is gone.
    public func name(of id: ScreenElementID) -> String {
      guard let controller = id.controller else { return id.part.description }
      let place = "controller \(controller)"
      let screens = nodes.first { $0.number == controller }?.screens
      let screen = (screens?.screenNames(id.entry) ?? "screen \(id.entry)") + " in \(place)"
      return switch id.part {
      case .container: place
      case .screen: screen
      case .dimming: "dimming below \(screen)"
      case .temporary(let name): "temporary \(name) of \(place)"
      case .element(let name): "\(name) of \(screen)"
      }
    }
  }
#endif
