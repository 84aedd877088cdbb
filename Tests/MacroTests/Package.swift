// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// The tests of the macro plugin are a package of their own: SwiftPM builds each target of a package twice
// as soon as one of its tests names a macro target, and swift-syntax along with them.
let package = Package(
  name: "MacroTests",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")
  ],
  targets: [
    .macro(
      name: "ComposableArchitectureMacros",
      dependencies: [
        .swiftSyntax("SwiftCompilerPlugin"),
        .swiftSyntax("SwiftDiagnostics"),
        .swiftSyntax("SwiftParser"),
        .swiftSyntax("SwiftSyntax"),
        .swiftSyntax("SwiftSyntaxBuilder"),
        .swiftSyntax("SwiftSyntaxMacros"),
      ],
      path: "Plugin"  // a link to the plugin's sources
    ),
    .testTarget(
      name: "MacroTests",
      dependencies: [
        "ComposableArchitectureMacros",
        .swiftSyntax("SwiftDiagnostics"),
        .swiftSyntax("SwiftSyntax"),
        .swiftSyntax("SwiftSyntaxBuilder"),
        .swiftSyntax("SwiftSyntaxMacroExpansion"),
        .swiftSyntax("SwiftSyntaxMacros"),
        .swiftSyntax("SwiftSyntaxMacrosGenericTestSupport"),
      ],
      path: "Tests"
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

extension Target.Dependency {
  static func swiftSyntax(_ product: String) -> Self {
    .product(name: product, package: "swift-syntax")
  }
}
