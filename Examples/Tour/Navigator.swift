// Sheets over tabs, with a stack of pages in each tab, and a gesture for each. Navigator/Navigation.swift has what the library is used
// for, and Navigator/Drawing.swift reads its frames for a terminal.

import ExampleTerminal
import TransitionControllers

/// A run that is always the same, as a table of frames with the keys and the events between them.
struct FrameScript {
  let tabs: TabSelection<Tab>

  private static let script: [(time: Double, keys: [Key])] =
    [
      (0.2, [.up]), (1.2, [.up]), (1.4, [.down]), (2.4, [.right]), (3.4, [.character("p")]),
    ]
    + held(from: 4.6, count: 4) + held(from: 6.6, count: 10)
    + [(8.6, [.left])] + held(from: 9.6, count: 8) + [(11.2, [.down])]

  /// The space bar, pressed ten times a second.
  private static func held(from time: Double, count: Int) -> [(Double, [Key])] {
    (0..<count).map { (time + Double($0) / 10, [.character(" ")]) }
  }

  /// Prints the frames of 13 seconds, ten a second as long as anything moves.
  func printFrames() {
    print("Screens as rectangles in columns and half lines.\n")
    let size = Size(width: 80, height: 48)
    var player = NavigatorPlayer(size: size, tabs: tabs)
    let navigation = player.navigation
    let table = ScreenTable(navigation.window)
    table.follow(navigation.root)
    table.follow(navigation.tabs, showsScreens: false)
    for tab in tabs.tabs {
      if let stack = navigation.stacks[tab] { table.follow(stack) }
    }
    var wasIdle = false
    for step in 0...130 {
      let keys = Self.script.filter { Int(($0.time * 10).rounded()) == step }.flatMap { $0.keys }
      for key in keys {
        print("       key: \(name(of: key))")
        player.press(key)
      }
      if !wasIdle || !keys.isEmpty { table.printFrame() }
      wasIdle = navigation.window.isIdle
      player.advance(by: 0.1, in: size)
      if let decision = player.decision { print("       let go: \(decision)") }
    }
  }

  private func name(of key: Key) -> String {
    switch key {
    case .character(" "): "space"
    case .character(let character): "\(character)"
    default: "\(key)"
    }
  }
}
