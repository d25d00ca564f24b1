// swift-tools-version: 6.0

import PackageDescription

let kit = Target.Dependency.product(name: "TransitionKit", package: "TransitionKit")
let scenes = Target.Dependency.product(name: "TransitionScenes", package: "TransitionKit")
let controllers = Target.Dependency.product(name: "TransitionControllers", package: "TransitionKit")
let lint = Target.Dependency.product(name: "TransitionLint", package: "TransitionKit")
let export = Target.Dependency.product(name: "TransitionExport", package: "TransitionKit")
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
    // What the examples do when their output cannot be written.
    .target(name: "ExampleOutput", path: "Output"),
    .executableTarget(
      name: "custom-transitions", dependencies: [kit, "ExampleOutput"], path: "CustomTransitions"),
    .executableTarget(
      name: "modifiers", dependencies: ["ExampleOutput", export, kit, web], path: "Modifiers"),
    // A fault of each kind that lint finds, and its repair: what the guide to diagnostics shows.
    .executableTarget(name: "faults", dependencies: ["ExampleOutput", kit, lint], path: "Faults"),
    .executableTarget(name: "curves", dependencies: [kit, "ExampleOutput"], path: "Curves"),
    .executableTarget(
      name: "interactive-pop", dependencies: [kit, "ExampleOutput"], path: "InteractivePop"),
    // The screens of an example, which another one renders.
    .target(
      name: "CardToDetailScreens", dependencies: [kit, scenes], path: "CardToDetail/Screens"),
    .executableTarget(
      name: "card-to-detail",
      dependencies: ["CardToDetailScreens", "ExampleOutput", export, kit, lint, scenes],
      path: "CardToDetail", exclude: ["Screens"]),
    // Draws frames into pixels, for an example and for the check of the host in GTK.
    .target(name: "ExampleRenderer", dependencies: [kit, scenes], path: "Render/Renderer"),
    .executableTarget(
      name: "render",
      dependencies: ["CardToDetailScreens", "ExampleOutput", "ExampleRenderer", kit, scenes],
      path: "Render", exclude: ["Renderer"]),
    // What examples print of frames, and how they play in a terminal.
    .target(name: "ExampleFrames", dependencies: [controllers, kit, scenes], path: "Frames"),
    .target(name: "ExampleTerminal", dependencies: [kit, "ExampleOutput"], path: "Terminal"),
    .executableTarget(
      name: "scene-list", dependencies: ["ExampleFrames", "ExampleTerminal", kit, scenes],
      path: "SceneList"),
    .executableTarget(
      name: "push-and-pop", dependencies: ["ExampleFrames", "ExampleOutput", controllers, kit],
      path: "PushAndPop"),
    .executableTarget(
      name: "tab-swipes",
      dependencies: ["ExampleFrames", "ExampleOutput", controllers, kit, scenes], path: "TabSwipes"),
    .executableTarget(
      name: "modal-card",
      dependencies: ["ExampleFrames", "ExampleOutput", controllers, kit, scenes], path: "ModalCard"),
    .executableTarget(
      name: "transition-catalogue",
      dependencies: ["ExampleFrames", "ExampleOutput", controllers, kit],
      path: "TransitionCatalogue"),
    .executableTarget(
      name: "navigator",
      dependencies: ["ExampleFrames", "ExampleTerminal", controllers, kit, scenes],
      path: "Navigator"),
    .executableTarget(
      name: "interrupted-windows", dependencies: ["ExampleOutput", controllers, kit, scenes],
      path: "InterruptedWindows"),
    .testTarget(
      name: "RenderTests", dependencies: ["ExampleRenderer", kit, "render", scenes],
      path: "Tests/RenderTests"),
  ],
  swiftLanguageModes: [.v6]
)
