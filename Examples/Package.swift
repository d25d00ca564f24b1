// swift-tools-version: 6.0

import PackageDescription

let kit = Target.Dependency.product(name: "TransitionKit", package: "TransitionKit")
let scenes = Target.Dependency.product(name: "TransitionScenes", package: "TransitionKit")
let controllers = Target.Dependency.product(name: "TransitionControllers", package: "TransitionKit")
let lint = Target.Dependency.product(name: "TransitionLint", package: "TransitionKit")
let export = Target.Dependency.product(name: "TransitionExport", package: "TransitionKit")
let porting = Target.Dependency.product(name: "TransitionPorting", package: "TransitionKit")
let web = Target.Dependency.product(name: "TransitionWeb", package: "TransitionKit")

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "ExampleRenderer", targets: ["ExampleRenderer"])
  ],
  dependencies: [
    // A program depends on the package by its URL.
    .package(name: "TransitionKit", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "modifiers", dependencies: [export, kit, porting, web], path: "Modifiers"),
    // A fault of each kind that lint finds, and its repair: what the guide to diagnostics shows.
    .executableTarget(name: "faults", dependencies: [kit, lint], path: "Faults"),
    .executableTarget(name: "curves", dependencies: [kit], path: "Curves"),
    .executableTarget(
      name: "interactive-pop", dependencies: [kit], path: "InteractivePop"),
    // The screens of an example, which another one renders.
    .target(
      name: "CardToDetailScreens", dependencies: [kit, scenes], path: "CardToDetail/Screens"),
    .executableTarget(
      name: "card-to-detail",
      dependencies: ["CardToDetailScreens", export, kit, lint, scenes],
      path: "CardToDetail", exclude: ["Screens"]),
    // Draws frames into pixels, for an example and for the check of the host in GTK.
    .target(name: "ExampleRenderer", dependencies: [kit, scenes], path: "Render/Renderer"),
    .executableTarget(
      name: "render",
      dependencies: ["CardToDetailScreens", "ExampleRenderer", kit, scenes],
      path: "Render", exclude: ["Renderer"]),
    // What an example draws in a terminal, and how it plays there.
    .target(name: "ExampleTerminal", dependencies: [kit, scenes], path: "Terminal"),
    .executableTarget(
      name: "scene-list", dependencies: ["ExampleTerminal", kit, scenes],
      path: "SceneList"),
    // One chapter a file: see Documentation/Tour.md.
    .executableTarget(
      name: "tour", dependencies: ["ExampleTerminal", controllers, kit, scenes], path: "Tour"),
    .executableTarget(
      name: "interrupted-windows", dependencies: [controllers, kit, scenes],
      path: "InterruptedWindows"),
    .testTarget(
      name: "RenderTests", dependencies: ["ExampleRenderer", kit, "render", scenes],
      path: "Tests/RenderTests"),
  ],
  swiftLanguageModes: [.v6]
)
