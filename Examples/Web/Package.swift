// swift-tools-version: 6.0

import PackageDescription

// `build` makes the page of it, as Embedded Swift for WebAssembly. This package checks the same sources on any machine, and
// is what an editor opens.
let package = Package(
  name: "WebExample",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "TransitionKit", path: "../..")
  ],
  targets: [
    // The functions of JavaScript, which only a page has.
    .systemLibrary(name: "CPage", path: "Sources/CPage"),
    .target(
      name: "WebHost",
      dependencies: [
        "CPage",
        .product(name: "TransitionControllers", package: "TransitionKit"),
        .product(name: "TransitionKit", package: "TransitionKit"),
        .product(name: "TransitionScenes", package: "TransitionKit"),
      ],
      path: "Sources", exclude: ["CPage"]),
  ],
  swiftLanguageModes: [.v6]
)
