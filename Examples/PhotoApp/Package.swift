// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "PhotoApp",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    // An app depends on the package by its URL.
    .package(name: "TransitionKit", path: "../..")
  ],
  targets: [
    .target(
      name: "PhotoTransitions",
      dependencies: [
        .product(name: "TransitionKit", package: "TransitionKit"),
        .product(name: "TransitionScenes", package: "TransitionKit"),
        .product(name: "TransitionControllers", package: "TransitionKit"),
      ]),
    .testTarget(
      name: "PhotoTransitionsTests",
      dependencies: [
        "PhotoTransitions",
        .product(name: "TransitionKit", package: "TransitionKit"),
        .product(name: "TransitionScenes", package: "TransitionKit"),
        .product(name: "TransitionControllers", package: "TransitionKit"),
        .product(name: "TransitionLint", package: "TransitionKit"),
        .product(name: "TransitionTesting", package: "TransitionKit"),
      ],
      // Goldens are neither sources nor resources.
      exclude: ["__Goldens__"]),
  ],
  swiftLanguageModes: [.v6]
)
