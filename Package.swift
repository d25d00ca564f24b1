// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "TransitionKit",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "TransitionKit", targets: ["TransitionKit"]),
    .library(name: "TransitionExport", targets: ["TransitionExport"]),
  ],
  targets: [
    .target(
      name: "CTransitionMath",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "TransitionKit", dependencies: ["CTransitionMath"]),
    .target(
      name: "TransitionExport", dependencies: ["TransitionKit"],
      resources: [
        .embedInCode("HTML/page.html"), .embedInCode("HTML/page.css"), .embedInCode("HTML/page.js"),
      ]),
    .executableTarget(
      name: "gallery", dependencies: ["TransitionKit", "TransitionExport"], path: "Examples/Gallery"
    ),
    .executableTarget(
      name: "custom-transitions", dependencies: ["TransitionKit"],
      path: "Examples/CustomTransitions"),
    .executableTarget(
      name: "modifiers", dependencies: ["TransitionKit", "TransitionExport"],
      path: "Examples/Modifiers"),
    .executableTarget(
      name: "interactive-pop", dependencies: ["TransitionKit"], path: "Examples/InteractivePop"),
    // Peers in C for the benchmarks to compare with, and a counter of heap allocations.
    .target(
      name: "BenchmarkPeers", path: "Examples/BenchmarkPeers",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .executableTarget(
      name: "benchmarks", dependencies: ["TransitionKit", "BenchmarkPeers"],
      path: "Examples/Benchmarks"),
    // What the tests in browsers play.
    .executableTarget(
      name: "compositions", dependencies: ["TransitionKit", "TransitionExport"],
      path: "Tests/Compositions"),
    .testTarget(name: "TransitionKitTests", dependencies: ["TransitionKit"]),
    .testTarget(
      name: "TransitionExportTests", dependencies: ["TransitionKit", "TransitionExport"]),
  ],
  swiftLanguageModes: [.v6]
)
