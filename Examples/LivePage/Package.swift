// swift-tools-version: 6.0

import PackageDescription

let kit = Target.Dependency.product(name: "TransitionKit", package: "TransitionKit")
let scenes = Target.Dependency.product(name: "TransitionScenes", package: "TransitionKit")
let controllers = Target.Dependency.product(name: "TransitionControllers", package: "TransitionKit")
let lint = Target.Dependency.product(name: "TransitionLint", package: "TransitionKit")
let export = Target.Dependency.product(name: "TransitionExport", package: "TransitionKit")
let web = Target.Dependency.product(name: "TransitionWeb", package: "TransitionKit")
let lottie = Target.Dependency.product(name: "TransitionLottie", package: "TransitionKit")
// Random cases. Its names are no part of the public API.
let testSupport = Target.Dependency.product(
  name: "_TransitionTestSupport", package: "TransitionKit")

let package = Package(
  name: "LivePage",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "TransitionKit", path: "../..")
  ],
  targets: [
    // The engine behind numbers and texts, as a page calls it in WebAssembly.
    .target(
      name: "LiveEngine", dependencies: [controllers, export, kit, lint, lottie, scenes, web],
      path: "Engine",
      // Its tests see into it in a release build, too.
      swiftSettings: [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]),
    .executableTarget(
      name: "live-page", dependencies: ["LiveEngine", export, kit], path: "Program"),
    // Random recipes, and scripts that a page's engine has to carry out to the bit like this machine's.
    .target(
      name: "LiveTestSupport", dependencies: ["LiveEngine", testSupport], path: "Tests/LiveSupport"),
    .executableTarget(
      name: "live-cases", dependencies: ["LiveEngine", "LiveTestSupport", testSupport],
      path: "Tests/LiveCases"),
    // Sums over the bits of what random cases show, which are the same on every processor: see `.ci/processors`.
    .executableTarget(
      name: "processor-sums",
      dependencies: ["LiveEngine", "LiveTestSupport", controllers, kit, scenes, testSupport],
      path: "Tests/Processors", exclude: ["Embedded"]),
    .testTarget(
      name: "LiveEngineTests",
      dependencies: [
        "LiveEngine", "LiveTestSupport", controllers, export, kit, scenes, testSupport, web,
      ],
      exclude: ["part-names.txt"],
      // To optimise the tests themselves takes minutes.
      swiftSettings: [.unsafeFlags(["-Onone"], .when(configuration: .release))]),
  ],
  swiftLanguageModes: [.v6]
)
