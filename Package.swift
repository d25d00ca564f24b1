// swift-tools-version: 6.0

import PackageDescription

// To optimise the tests themselves takes minutes; what they search through is optimised in a release build.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
  name: "TransitionKit",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "TransitionKit", targets: ["TransitionKit"]),
    .library(name: "TransitionPorting", targets: ["TransitionPorting"]),
    .library(name: "TransitionScenes", targets: ["TransitionScenes"]),
    .library(name: "TransitionControllers", targets: ["TransitionControllers"]),
    .library(name: "TransitionLint", targets: ["TransitionLint"]),
    .library(name: "TransitionExport", targets: ["TransitionExport"]),
    .library(name: "TransitionWeb", targets: ["TransitionWeb"]),
    .library(name: "TransitionLottie", targets: ["TransitionLottie"]),
    .library(name: "TransitionTesting", targets: ["TransitionTesting"]),
    .library(name: "TransitionSwiftUI", targets: ["TransitionSwiftUI"]),
    .library(name: "TransitionUIKit", targets: ["TransitionUIKit"]),
    .executable(name: "motion-review", targets: ["motion-review"]),
    // For the tests of the examples only: it may change at any time.
    .library(name: "_TransitionTestSupport", targets: ["TransitionTestSupport"]),
  ],
  targets: [
    // Rounding to whole numbers is a call of the C library on some processors.
    .target(
      name: "TransitionKit",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "TransitionPorting", dependencies: ["TransitionKit"]),
    .target(name: "TransitionScenes", dependencies: ["TransitionKit"]),
    .target(name: "TransitionControllers", dependencies: ["TransitionKit", "TransitionScenes"]),
    .target(
      name: "TransitionLint",
      dependencies: ["TransitionControllers", "TransitionKit", "TransitionScenes"]),
    .target(name: "TransitionExport", dependencies: ["TransitionKit", "TransitionScenes"]),
    .target(
      name: "TransitionWeb",
      dependencies: ["TransitionExport", "TransitionKit", "TransitionScenes"],
      exclude: ["approach", "elements", "overlay", "pages"].map { "WebModule/Runtime/\($0).js" },
      resources: [
        .embedInCode("WebModule/Runtime/pages.min.js"),
        .embedInCode("WebModule/Runtime/elements.min.js"),
        .embedInCode("WebModule/Runtime/overlay.min.js"),
      ]),
    .target(
      name: "TransitionLottie",
      dependencies: ["TransitionExport", "TransitionKit", "TransitionScenes"]),
    .target(
      name: "TransitionTesting",
      dependencies: [
        "TransitionControllers", "TransitionKit", "TransitionLint", "TransitionScenes",
      ]),
    // Hosts for Apple's frameworks, which are empty elsewhere. They were not run on Apple's systems.
    .target(
      name: "TransitionSwiftUI",
      dependencies: ["TransitionControllers", "TransitionKit", "TransitionScenes"]),
    .target(name: "TransitionUIKit", dependencies: ["TransitionKit"]),
    // Says in words what changed in goldens, for a pull request.
    .executableTarget(
      name: "motion-review",
      dependencies: ["TransitionExport", "TransitionKit", "TransitionTesting"],
      path: "Sources/MotionReview"),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "TransitionExport", "TransitionKit", "TransitionLint", "TransitionLottie",
        "TransitionWeb",
      ],
      path: "Examples/Gallery",
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"),
        .embedInCode("Page/colors.css"), .embedInCode("Page/cards.css"),
        .embedInCode("Page/stage.css"), .embedInCode("Page/controls.css"),
        .embedInCode("Page/player.js"), .embedInCode("Page/stage.js"),
        .embedInCode("Page/details.js"), .embedInCode("Page/list.js"),
        .embedInCode("Page/controls.js"), .embedInCode("Page/theme.js"),
        .embedInCode("Page/start.js"),
      ]),
    // Random cases, and how many of them are tested.
    .target(
      name: "TransitionTestSupport",
      dependencies: ["TransitionControllers", "TransitionKit", "TransitionScenes"],
      path: "Tests/Support"),
    // Random transitions and assertions that the tests of several modules use.
    .target(
      name: "TransitionTestCases",
      dependencies: [
        "TransitionExport", "TransitionKit", "TransitionPorting", "TransitionScenes",
        "TransitionTestSupport",
      ],
      path: "Tests/TestCases"),
    // What the tests in browsers play.
    .executableTarget(
      name: "compositions",
      dependencies: [
        "TransitionControllers", "TransitionExport", "TransitionKit", "TransitionScenes",
        "TransitionTestSupport", "TransitionWeb",
      ],
      path: "Tests/Compositions"),
    .testTarget(
      name: "TransitionKitTests",
      dependencies: [
        "TransitionKit", "TransitionPorting", "TransitionTestCases", "TransitionTestSupport",
      ],
      swiftSettings: unoptimized),
    .testTarget(
      name: "TransitionPortingTests",
      dependencies: [
        "TransitionControllers", "TransitionKit", "TransitionPorting", "TransitionScenes",
        "TransitionTestCases",
      ],
      swiftSettings: unoptimized),
    .testTarget(
      name: "TransitionScenesTests",
      dependencies: [
        "TransitionKit", "TransitionLint", "TransitionPorting", "TransitionScenes",
        "TransitionTestCases", "TransitionTestSupport",
      ],
      swiftSettings: unoptimized),
    .testTarget(
      name: "TransitionControllersTests",
      dependencies: [
        "TransitionControllers", "TransitionKit", "TransitionScenes", "TransitionTestCases",
        "TransitionTestSupport",
      ],
      exclude: ["windows.json"], swiftSettings: unoptimized),
    .testTarget(
      name: "TransitionLintTests",
      dependencies: [
        "TransitionControllers", "TransitionKit", "TransitionLint", "TransitionScenes",
        "TransitionTestCases", "TransitionTestSupport",
      ],
      swiftSettings: unoptimized),
    .testTarget(
      name: "TransitionExportTests",
      dependencies: [
        "TransitionControllers", "TransitionExport", "TransitionKit", "TransitionLint",
        "TransitionLottie", "TransitionPorting", "TransitionScenes", "TransitionTestCases",
        "TransitionTestSupport", "TransitionWeb",
      ],
      swiftSettings: unoptimized),
    .testTarget(
      name: "TransitionWebTests",
      dependencies: [
        "TransitionExport", "TransitionKit", "TransitionPorting", "TransitionScenes",
        "TransitionTestCases", "TransitionTestSupport", "TransitionWeb",
      ],
      swiftSettings: unoptimized),
    .testTarget(
      name: "TransitionLottieTests",
      dependencies: [
        "TransitionExport", "TransitionKit", "TransitionLottie", "TransitionScenes",
        "TransitionTestCases", "TransitionTestSupport",
      ],
      swiftSettings: unoptimized),
    .testTarget(
      name: "TransitionTestingTests",
      dependencies: [
        "TransitionControllers", "TransitionKit", "TransitionLint", "TransitionPorting",
        "TransitionScenes", "TransitionTestCases", "TransitionTestSupport", "TransitionTesting",
      ],
      exclude: ["Goldens/__Goldens__"],
      swiftSettings: unoptimized),
    // Of gallery and motion-review.
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "TransitionExport", "TransitionKit", "TransitionLint", "TransitionScenes",
        "TransitionTestSupport", "TransitionTesting", "gallery", "motion-review",
      ],
      swiftSettings: unoptimized),
  ],
  swiftLanguageModes: [.v6]
)
