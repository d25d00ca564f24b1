// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "GTKExample",
  dependencies: [
    // A program depends on the package by its URL.
    .package(name: "TransitionKit", path: "../.."),
    // The check draws each frame with the renderer of an example, too.
    .package(name: "Examples", path: ".."),
  ],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    // What is a macro in GTK, or a class of its object system.
    .target(name: "CSceneView", dependencies: ["CGTK"]),
    .target(
      name: "GTKHost",
      dependencies: [
        "CGTK", "CSceneView",
        .product(name: "TransitionKit", package: "TransitionKit"),
        .product(name: "TransitionScenes", package: "TransitionKit"),
        .product(name: "TransitionControllers", package: "TransitionKit"),
      ]),
    .executableTarget(name: "photos", dependencies: ["GTKHost"]),
    // Counts heap allocations, for the check only.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "check",
      dependencies: [
        "CAllocations", "GTKHost", .product(name: "ExampleRenderer", package: "Examples"),
        .product(name: "_TransitionTestSupport", package: "TransitionKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
