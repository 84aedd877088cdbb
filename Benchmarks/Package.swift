// swift-tools-version: 6.2

import PackageDescription

// The server is no product: its declarations are for modules of the library's package, whose name is that of its folder.
let libraryPackage = Context.packageDirectory.split(separator: "/").dropLast().last.map {
  String($0.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
}

// A package of its own, so that users of the library do not resolve the dependencies of its benchmarks.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-composable-architecture", path: ".."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(name: "Harness", dependencies: ["AllocationCounter"]),
    .executableTarget(
      name: "StoreBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
      ]
    ),
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: [
        "Harness", "Screens",
        .product(name: "ViewTesting", package: "swift-composable-architecture"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]
    ),
    .executableTarget(
      name: "EventBenchmarks",
      dependencies: [
        "Harness", "Screens",
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
        .product(name: "WebSwiftUI", package: "swift-composable-architecture"),
      ],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", libraryPackage ?? "library"])]
    ),
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
        .product(name: "WebSwiftUI", package: "swift-composable-architecture"),
      ]
    ),
    .executableTarget(
      name: "BenchmarkApp",
      dependencies: [
        "Screens",
        .product(name: "WebSwiftUI", package: "swift-composable-architecture"),
      ]
    ),
    // The source with which the original library was measured, unchanged.
    .executableTarget(
      name: "Workloads",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture")
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(name: "AllocationCounter"),
    // The comparison that 'Scripts/benchmark' makes.
    .target(name: "Thresholds"),
    .executableTarget(name: "CheckBenchmarks", dependencies: ["Thresholds"]),
    .testTarget(name: "ThresholdsTests", dependencies: ["Thresholds"]),
  ],
  swiftLanguageModes: [.v6]
)
