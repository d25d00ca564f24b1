// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "TransitionKit", path: "../..")
  ],
  targets: [
    // Peers in C for the benchmarks to compare with, and a counter of heap allocations.
    .target(
      name: "BenchmarkPeers", path: "Peers",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BenchmarkPeers",
        .product(name: "TransitionControllers", package: "TransitionKit"),
        .product(name: "TransitionKit", package: "TransitionKit"),
        .product(name: "TransitionLint", package: "TransitionKit"),
        .product(name: "TransitionScenes", package: "TransitionKit"),
        .product(name: "_TransitionTestSupport", package: "TransitionKit"),
      ],
      path: "Program"),
  ],
  swiftLanguageModes: [.v6]
)
