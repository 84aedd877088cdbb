// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swift-composable-architecture",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10)],
  products: [
    .library(name: "CasePaths", targets: ["CasePaths"]),
    .library(name: "ConcurrencyExtras", targets: ["ConcurrencyExtras"]),
    .library(name: "ConcurrencyExtrasTestSupport", targets: ["ConcurrencyExtrasTestSupport"]),
    .library(name: "Clocks", targets: ["Clocks"]),
    .library(name: "CombineSchedulers", targets: ["CombineSchedulers"]),
    .library(name: "Dependencies", targets: ["Dependencies"]),
    .library(name: "DependenciesMacros", targets: ["DependenciesMacros"]),
    .library(name: "DependenciesTestSupport", targets: ["DependenciesTestSupport"]),
    .library(name: "IdentifiedCollections", targets: ["IdentifiedCollections"]),
    .library(name: "Perception", targets: ["Perception"]),
    .library(name: "Sharing", targets: ["Sharing"]),
    .library(name: "PostgreSQLSharing", targets: ["PostgreSQLSharing"]),
    .library(name: "SwiftNavigation", targets: ["SwiftNavigation"]),
    .library(name: "SwiftUINavigation", targets: ["SwiftUINavigation"]),
    .library(name: "SwiftUINavigationCore", targets: ["SwiftUINavigationCore"]),
    // The inspector comes with the architecture, so that an app has it without a line of its own.
    .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture", "Inspector"]),
    .library(
      name: "ComposableArchitectureTestSupport",
      targets: ["ComposableArchitectureTestSupport"]
    ),
    .library(name: "WebSwiftUI", targets: ["WebSwiftUI", "WebUIKit"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .library(name: "BrowserTesting", targets: ["BrowserTesting"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "Live", targets: ["Live"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
  ],
  targets: [
    // The small libraries.
    .target(
      name: "CasePaths",
      dependencies: [
        "ComposableArchitectureMacros", "ConcurrencyExtras", "RuntimeMetadata", .issueReporting,
      ]
    ),
    .target(name: "ConcurrencyExtras"),
    .target(name: "ConcurrencyExtrasTestSupport"),
    .target(name: "Clocks", dependencies: ["ConcurrencyExtras", .issueReporting]),
    .target(
      name: "CombineSchedulers",
      dependencies: [
        "ConcurrencyExtras", .issueReporting, .openCombine,
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]
    ),
    .target(
      name: "Dependencies",
      // Sources import `XCTestDynamicOverlay`, a former name, and need not name it in their manifests.
      dependencies: [
        "Clocks", "CombineSchedulers", "ConcurrencyExtras", "ViewValues", .appleFoundation,
        .issueReporting, .operatingSystem, .xctestDynamicOverlay,
      ]
    ),
    .target(
      name: "DependenciesTestSupport",
      dependencies: [
        "ConcurrencyExtras", "Dependencies", "TestCaseObservation", .issueReporting,
        .issueReportingTestSupport,
      ]
    ),
    .target(
      name: "DependenciesMacros",
      dependencies: ["ComposableArchitectureMacros", .issueReporting]
    ),
    .target(
      name: "IdentifiedCollections",
      dependencies: [
        "ConcurrencyExtras", .issueReporting, .orderedCollections,
      ]
    ),

    // All that relies on the insides of the Swift runtime.
    .target(name: "RuntimeMetadata", dependencies: ["ConcurrencyExtras"]),
    // Random numbers from a seed, and the shortest of the sequences that fail.
    .target(name: "RandomSequences"),
    // SwiftUI's names that are no views: the libraries below compile no views.
    .target(name: "ViewValues", dependencies: ["ConcurrencyExtras"]),
    // Types of files, which Apple's platforms have in a module 'UniformTypeIdentifiers'.
    .target(name: "UniformTypes"),
    .target(name: "Directories"),
    // Names that Foundation has on Apple's platforms alone, and those of the modules 'OSLog' and 'os'.
    .target(name: "FoundationAdditions", dependencies: ["Directories", "ViewValues"]),
    .target(name: "AppleFoundation", dependencies: ["FoundationAdditions", "UnifiedLogging"]),
    .target(
      name: "UnifiedLogging",
      dependencies: [.product(name: "Logging", package: "swift-log")]
    ),
    .target(name: "OperatingSystem", dependencies: ["UnifiedLogging"]),
    .target(name: "CThreadLocals"),
    .target(name: "Perception", dependencies: ["ViewValues"]),
    .target(
      name: "Sharing",
      dependencies: [
        "CThreadLocals", "CombineSchedulers", "ConcurrencyExtras", "Dependencies", "Directories",
        "IdentifiedCollections", "ViewValues", .customDump, .issueReporting, .openCombine,
      ]
    ),
    // Shared values in a database of several machines.
    .target(
      name: "PostgreSQLSharing",
      dependencies: ["ConcurrencyExtras", "Dependencies", "PostgreSQL", "Sharing", "ViewValues"]
    ),
    .target(
      name: "SwiftNavigation",
      dependencies: [
        "CasePaths", "ConcurrencyExtras", "Perception", "Sharing", "ViewValues", .customDump,
        .issueReporting,
      ]
    ),
    .target(
      name: "SwiftUINavigationCore",
      dependencies: [
        "CasePaths", "ConcurrencyExtras", "Dependencies", "Sharing", "SwiftNavigation", "ViewLayer",
        .issueReporting, .viewCore,
      ]
    ),
    .target(
      name: "SwiftUINavigation",
      dependencies: ["CasePaths", "SwiftUINavigationCore", "ViewLayer"]
    ),

    // The architecture.
    .target(
      name: "ComposableArchitecture",
      dependencies: [
        "CThreadLocals", "CasePaths", "Clocks", "CombineSchedulers", "ComposableArchitectureMacros",
        "ConcurrencyExtras", "Dependencies", "DependenciesMacros", "IdentifiedCollections",
        "Perception", "RandomSequences", "RuntimeMetadata", "Sharing", "SwiftNavigation",
        "SwiftUINavigationCore", "ViewLayer", "ViewValues", .customDump, .issueReporting,
        .openCombine, .orderedCollections, .viewCore,
      ]
    ),

    // The page that '--inspector' opens: an app of this package, in debug builds off Apple's platforms alone.
    .target(
      name: "Inspector",
      dependencies: ["ComposableArchitecture", "ConcurrencyExtras", "UniformTypes", .viewCore]
    ),

    .target(
      name: "ComposableArchitectureTestSupport",
      dependencies: [
        "ComposableArchitecture", "DependenciesTestSupport", .issueReporting,
        .issueReportingTestSupport,
      ]
    ),
    .target(name: "TestCaseObservation"),

    // The plugin with the macros of all modules.
    .macro(
      name: "ComposableArchitectureMacros",
      dependencies: [
        .swiftSyntax("SwiftCompilerPlugin"),
        .swiftSyntax("SwiftDiagnostics"),
        .swiftSyntax("SwiftParser"),
        .swiftSyntax("SwiftSyntax"),
        .swiftSyntax("SwiftSyntaxBuilder"),
        .swiftSyntax("SwiftSyntaxMacros"),
      ]
    ),

    // SwiftUI on Apple's platforms, ViewCore everywhere else.
    .target(name: "ViewLayer", dependencies: [.viewCore]),

    // The view stack. On Apple's platforms no library above depends on it.
    .target(
      name: "ViewCore",
      dependencies: [
        "ConcurrencyExtras", "Directories", "FoundationAdditions", "RuntimeMetadata",
        "UniformTypes",
        "ViewValues", .issueReporting, .openCombine,
      ]
    ),
    // On Linux this library is installed beside Swift. Other systems have it.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // On Linux the C library comes with this one.
    .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "BrowserHost",
      dependencies: [
        "CZlib", "ConcurrencyExtras", "ViewCore", "ViewValues", .issueReporting,
        .target(name: "CCrypt", condition: .when(platforms: [.linux])),
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      exclude: ["Client/Script/jsconfig.json", "Client/Script/types.d.ts"],
      resources: [
        .embedInCode("Client/Script"),
        .embedInCode("Client/Style"),
        .embedInCode("Client/page.html"),
      ]
    ),
    // Kept sessions in a file, apart from the server, which needs no database.
    .target(
      name: "SQLiteSessions",
      dependencies: ["BrowserHost", .product(name: "GRDB", package: "GRDB.swift")]
    ),
    // PostgreSQL's own client, whose library is loaded when an app names a database.
    .target(name: "PostgreSQL"),
    // Kept sessions in a database.
    .target(
      name: "PostgreSQLSessions",
      dependencies: ["BrowserHost", "ConcurrencyExtras", "PostgreSQL"]
    ),
    .target(
      name: "WebSwiftUI",
      dependencies: [
        "BrowserHost", "ComposableArchitectureMacros", "Directories", "PostgreSQLSessions",
        "RuntimeMetadata", "Sharing", "SQLiteSessions", "UniformTypes", "ViewCore", "ViewValues",
        .issueReporting, .openCombine,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Configuration", package: "swift-configuration"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]
    ),
    // A target that asks for it imports this module as 'UIKit'.
    .target(name: "WebUIKit", dependencies: ["ViewCore"]),
    .target(
      name: "ViewTesting",
      dependencies: [
        "ConcurrencyExtras", "ViewCore", .issueReporting, .issueReportingTestSupport,
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]
    ),
    // Apart from the tests of views alone, which link no server.
    .target(
      name: "BrowserTesting",
      dependencies: [
        "BrowserHost", "ConcurrencyExtras", "ViewCore", "ViewTesting", .issueReporting,
      ]
    ),

    // Constants for the assets of a target, which Xcode generates itself.
    .executableTarget(name: "AssetSymbolsTool"),
    .plugin(
      name: "AssetSymbols",
      capability: .buildTool(),
      dependencies: ["AssetSymbolsTool"]
    ),

    // Serves an app that is built again after each change.
    .plugin(
      name: "Live",
      capability: .command(
        intent: .custom(
          verb: "live",
          description: "Serve an app, and build it again after each change of its sources."
        )
      )
    ),

    // The examples.
    .executableTarget(
      name: "Counter",
      dependencies: ["ComposableArchitecture", "Inspector", "WebSwiftUI"],
      path: "Examples/Counter",
      swiftSettings: .appleModuleNames
    ),

    .executableTarget(
      name: "Gallery",
      dependencies: ["SwiftUINavigation", "WebSwiftUI"],
      path: "Examples/Gallery",
      resources: [.copy("Assets.xcassets")],
      swiftSettings: .appleModuleNames,
      plugins: ["AssetSymbols"]
    ),

    .executableTarget(
      name: "Packing",
      dependencies: ["ComposableArchitecture", "Inspector", "WebSwiftUI"],
      path: "Examples/Packing",
      swiftSettings: .appleModuleNames
    ),

    // The same app twice: in the style of protocols, and in that of macros.
    .target(
      name: "StandupsCommon",
      dependencies: ["ComposableArchitecture", "WebSwiftUI"],
      path: "Examples/StandupsCommon",
      swiftSettings: .appleModuleNames
    ),
    .executableTarget(
      name: "Standups",
      dependencies: ["ComposableArchitecture", "Inspector", "StandupsCommon", "WebSwiftUI"],
      path: "Examples/Standups",
      swiftSettings: .appleModuleNames
    ),
    .executableTarget(
      name: "SyncUps",
      dependencies: ["ComposableArchitecture", "Inspector", "StandupsCommon", "WebSwiftUI"],
      path: "Examples/SyncUps",
      swiftSettings: .appleModuleNames
    ),

    .executableTarget(
      name: "CaseStudies",
      dependencies: ["CaseStudySources", "ComposableArchitecture", "Inspector", "WebSwiftUI"],
      path: "Examples/CaseStudies",
      exclude: ["SourceText"],
      sources: ["App", "Studies"],
      swiftSettings: .appleModuleNames
    ),
    // The text of the case studies: a file is a source or a resource of a target, and not both.
    .target(
      name: "CaseStudySources",
      path: "Examples/CaseStudies",
      exclude: ["App"],
      sources: ["SourceText"],
      resources: [.copy("Studies")]
    ),

    .executableTarget(
      name: "Todos",
      dependencies: ["ComposableArchitecture", "Inspector", "WebSwiftUI"],
      path: "Examples/Todos",
      swiftSettings: .appleModuleNames
    ),

    .executableTarget(
      name: "Shopping",
      dependencies: ["ComposableArchitecture", "Inspector", "PostgreSQLSharing", "WebSwiftUI"],
      path: "Examples/Shopping",
      swiftSettings: .appleModuleNames
    ),

    // The tests.
    .target(
      name: "IssueRecording",
      dependencies: ["ConcurrencyExtras", .issueReporting],
      path: "Tests/IssueRecording"
    ),
    // Runs tests with many seeds.
    .target(name: "Fuzzing", dependencies: ["RandomSequences"], path: "Tests/Fuzzing"),
    // Starts a database for tests.
    .target(
      name: "PostgresServer",
      dependencies: ["ConcurrencyExtras"],
      path: "Tests/PostgresServer"
    ),
    .testTarget(name: "RandomSequencesTests", dependencies: ["RandomSequences"]),
    // Their sources import 'Foundation', 'OSLog' and 'os' alone, as an app's do.
    .testTarget(
      name: "AppleFoundationTests",
      dependencies: [.appleFoundation, "ViewValues"],
      swiftSettings: .appleModuleNames
    ),
    .testTarget(
      name: "UnifiedLoggingTests",
      dependencies: [
        .appleFoundation, .operatingSystem, .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: .appleModuleNames
    ),
    .testTarget(
      name: "OperatingSystemTests",
      dependencies: [.appleFoundation, .operatingSystem],
      swiftSettings: .appleModuleNames
    ),
    // Views and changes of them that a seed decides.
    .target(
      name: "RandomViews",
      dependencies: ["Fuzzing", "RandomSequences", "ViewCore"],
      path: "Tests/RandomViews"
    ),
    .testTarget(
      name: "CasePathsTests",
      dependencies: [
        "CasePaths", "Fuzzing", "IssueRecording", "RandomSequences", "RuntimeMetadata",
        .issueReportingTestSupport,
      ]
    ),
    .testTarget(name: "AssetSymbolsTests", dependencies: ["AssetSymbolsTool"]),
    .testTarget(name: "RuntimeMetadataTests", dependencies: ["RuntimeMetadata"]),
    .testTarget(
      name: "ConcurrencyExtrasTests",
      dependencies: ["ConcurrencyExtras", "ConcurrencyExtrasTestSupport"]
    ),
    .testTarget(
      name: "ClocksTests",
      dependencies: ["IssueRecording", "Clocks", "ConcurrencyExtras", .issueReportingTestSupport]
    ),
    .testTarget(
      name: "CombineSchedulersTests",
      dependencies: ["IssueRecording", "CombineSchedulers", .issueReportingTestSupport]
    ),
    .testTarget(
      name: "DependenciesTests",
      dependencies: [
        "IssueRecording", "ConcurrencyExtras", "Dependencies", "ViewValues",
        .issueReportingTestSupport,
      ]
    ),
    .testTarget(
      name: "DependenciesTestSupportTests",
      dependencies: ["Dependencies", "DependenciesTestSupport", .issueReportingTestSupport]
    ),
    .testTarget(
      name: "DependenciesMacrosTests",
      dependencies: [
        "IssueRecording", "Dependencies", "DependenciesMacros", .issueReportingTestSupport,
      ]
    ),
    .testTarget(
      name: "IdentifiedCollectionsTests",
      dependencies: [
        "Fuzzing", "IssueRecording", "IdentifiedCollections", "RandomSequences",
        .issueReportingTestSupport,
      ]
    ),
    .testTarget(
      name: "PerceptionTests",
      dependencies: ["Perception", .issueReportingTestSupport]
    ),
    // A process that shares files with the tests, to be killed by them.
    .executableTarget(
      name: "SharingProcess",
      dependencies: ["Dependencies", "PostgreSQLSharing", "Sharing"],
      path: "Tests/SharingProcess"
    ),
    .testTarget(
      name: "SharingTests",
      dependencies: [
        "ConcurrencyExtras", "Dependencies", "Fuzzing", "IdentifiedCollections", "IssueRecording",
        "PostgreSQL", "PostgreSQLSharing", "PostgresServer", "RandomSequences", "Sharing",
        "SharingProcess", "SwiftUINavigationCore", "ViewCore", "ViewTesting", "ViewValues",
        .customDump,
        .issueReportingTestSupport, .openCombine,
      ]
    ),
    .testTarget(
      name: "SwiftNavigationTests",
      dependencies: [
        "IssueRecording", "Sharing", "SwiftNavigation", "SwiftUINavigationCore", "ViewCore",
        .customDump,
        .issueReportingTestSupport,
      ]
    ),
    .testTarget(
      name: "SwiftUINavigationTests",
      dependencies: ["Dependencies", "Perception", "SwiftUINavigation", "ViewTesting"]
    ),
    .testTarget(
      name: "ComposableArchitectureTests",
      dependencies: [
        "ComposableArchitecture", "ComposableArchitectureTestSupport", "Fuzzing", "IssueRecording",
        "RandomSequences", "ViewCore", "ViewTesting", "ViewValues",
      ]
    ),
    // Source that is hard to check, with a limit to the compiler's effort for one expression, and source that
    // is wrong, with what the compiler says of it.
    .testTarget(
      name: "TypeCheckingTests",
      dependencies: ["ComposableArchitecture", "ComposableArchitectureTestSupport", "WebUIKit"],
      exclude: ["MainActorModule", "Mistakes", "WrongUses"],
      swiftSettings: [
        .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=5000"])
      ]
    ),
    .testTarget(
      name: "ViewCoreTests",
      dependencies: [
        "Clocks", "Fuzzing", "RandomSequences", "RandomViews", "RuntimeMetadata", "UniformTypes",
        "ViewCore", "ViewTesting", "ViewValues", .issueReportingTestSupport, .openCombine,
      ],
      // Names of SF Symbols that public apps use.
      exclude: ["Images/symbols.txt"]
    ),
    .testTarget(
      name: "WebUIKitTests",
      dependencies: ["ViewCore", "WebUIKit"],
      swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=WebUIKit"])]
    ),
    // The symbols of SwiftUI that real apps use, and the rows of docs/Coverage.md.
    .testTarget(
      name: "CoverageTests",
      dependencies: ["ViewTesting", "WebSwiftUI", .issueReportingTestSupport],
      exclude: ["symbols.txt"],
      // A body that takes the type checker more steps than this is too slow to write.
      swiftSettings: .appleModuleNames + [
        .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=4000"])
      ]
    ),
    .testTarget(
      name: "BrowserHostTests",
      dependencies: [
        "BrowserHost", "ComposableArchitecture", "ConcurrencyExtras", "Fuzzing", "IssueRecording",
        "PostgreSQL", "PostgreSQLSessions", "PostgresServer", "RandomSequences", "SQLiteSessions",
        "UniformTypes", "ViewCore", "ViewTesting",
        .issueReporting,
        .issueReportingTestSupport,
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]
    ),
    .testTarget(
      name: "WebSwiftUITests",
      dependencies: [
        "BrowserHost", "ConcurrencyExtras", "Dependencies", "RuntimeMetadata", "Sharing",
        "ViewCore", "ViewTesting", "ViewValues", "WebSwiftUI", .issueReportingTestSupport,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]
    ),
    .testTarget(
      name: "InspectorTests",
      dependencies: [
        "ComposableArchitecture", "Inspector", "IssueRecording", "ViewCore", "ViewTesting",
      ]
    ),
    .testTarget(
      name: "ViewTestingTests",
      dependencies: ["ViewTesting", "ViewCore", .issueReportingTestSupport]
    ),
    .testTarget(name: "LiveTests"),
    // An app that the tests of a browser let crash.
    .executableTarget(
      name: "TrappingApp",
      dependencies: ["ComposableArchitecture", "Inspector", "WebSwiftUI"],
      path: "Tests/TrappingApp"
    ),
    // An app that the tests of a browser end, and whose windows go on.
    .executableTarget(
      name: "KeptApp",
      dependencies: ["ComposableArchitecture", "WebSwiftUI"],
      path: "Tests/KeptApp"
    ),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "BrowserHost", "BrowserTesting", "CaseStudies", "ComposableArchitecture", "Counter",
        "Fuzzing", "Gallery", "Inspector", "KeptApp", "Packing", "PostgresServer",
        "RandomSequences", "RandomViews", "Sharing", "Shopping", "Standups", "StandupsCommon",
        "SyncUps", "Todos", "TrappingApp", "ViewCore", "ViewTesting", "WebSwiftUI",
        .issueReportingTestSupport,
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      exclude: ["GalleryPictures"]
    ),
    // Pages without a browser that use an app of several processes, while a seed decides faults.
    .target(
      name: "ManyProcesses",
      dependencies: [
        "BrowserHost", "BrowserTesting", "ConcurrencyExtras", "PostgresServer", "RandomSequences",
        "ViewCore",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      path: "Tests/ManyProcesses"
    ),
    .testTarget(name: "ManyProcessesTests", dependencies: ["KeptApp", "ManyProcesses"]),
    // 'Scripts/chaos' runs it.
    .executableTarget(
      name: "Chaos",
      dependencies: [
        "KeptApp", "ManyProcesses",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Chaos"
    ),
    // Source as the notes write it, with the settings of their project.
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "ComposableArchitecture", "ComposableArchitectureTestSupport", "WebSwiftUI", "ViewTesting",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)] + .appleModuleNames
    ),
    .testTarget(
      name: "StandupsCommonTests",
      dependencies: ["StandupsCommon", "ComposableArchitecture"],
      swiftSettings: .appleModuleNames
    ),
    // The samples and the journeys that the tests of both apps share.
    .target(
      name: "StandupsTestSupport",
      dependencies: ["ComposableArchitecture", "StandupsCommon", "ViewCore", "ViewTesting"],
      path: "Tests/StandupsTestSupport"
    ),
    .testTarget(
      name: "SyncUpsTests",
      dependencies: [
        "SyncUps", "StandupsCommon", "StandupsTestSupport", "ComposableArchitecture",
        "ViewTesting",
      ],
      swiftSettings: .appleModuleNames
    ),
    .testTarget(
      name: "StandupsTests",
      dependencies: [
        "Standups", "StandupsCommon", "StandupsTestSupport", "ComposableArchitecture",
        "ViewTesting",
      ],
      swiftSettings: .appleModuleNames
    ),
    .testTarget(
      name: "CaseStudiesTests",
      dependencies: ["CaseStudies", "CaseStudySources", "ComposableArchitecture", "ViewTesting"],
      swiftSettings: .appleModuleNames
    ),
    .testTarget(
      name: "ShoppingTests",
      dependencies: ["Shopping", "ComposableArchitecture", "ViewTesting", "WebSwiftUI"],
      swiftSettings: .appleModuleNames
    ),
    .testTarget(
      name: "TodosTests",
      dependencies: ["Todos", "ComposableArchitecture", "ViewTesting"],
      swiftSettings: .appleModuleNames
    ),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", "ComposableArchitecture", "ViewTesting"],
      swiftSettings: .appleModuleNames
    ),
    .testTarget(
      name: "PackingTests",
      dependencies: ["Packing", "BrowserTesting", "ComposableArchitecture", "ViewTesting"],
      swiftSettings: .appleModuleNames
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Packing", "CasePaths", "Clocks", "CombineSchedulers", "ComposableArchitecture",
        "ComposableArchitectureTestSupport", "ConcurrencyExtras", "ConcurrencyExtrasTestSupport",
        "Dependencies", "DependenciesMacros", "DependenciesTestSupport", "IdentifiedCollections",
        "Perception", "PostgreSQLSharing", "Sharing", "SwiftNavigation", "SwiftUINavigation",
        "SwiftUINavigationCore", "ViewTesting", "WebSwiftUI", .issueReportingTestSupport,
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: .appleModuleNames
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets
where target.name != "NotesTests" && ![.plugin, .system].contains(target.type) {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  target.swiftSettings = settings
}

extension Target.Dependency {
  static let customDump: Self = .product(name: "CustomDump", package: "swift-custom-dump")
  static let issueReporting: Self = .product(
    name: "IssueReporting",
    package: "xctest-dynamic-overlay"
  )
  static let issueReportingTestSupport: Self = .product(
    name: "IssueReportingTestSupport",
    package: "xctest-dynamic-overlay"
  )
  /// The module that the settings of a target import.
  ///
  /// Each app has it, because `Dependencies` depends on it.
  static let appleFoundation: Self = .target(
    name: "AppleFoundation",
    condition: .when(platforms: .offApple)
  )
  static let operatingSystem: Self = .target(
    name: "OperatingSystem",
    condition: .when(platforms: .offApple)
  )
  static let openCombine: Self = .product(name: "OpenCombine", package: "OpenCombine")
  static let orderedCollections: Self = .product(
    name: "OrderedCollections",
    package: "swift-collections"
  )
  /// The view layer, for platforms without SwiftUI.
  static let viewCore: Self = .target(
    name: "ViewCore",
    condition: .when(platforms: .offApple)
  )
  static let xctestDynamicOverlay: Self = .product(
    name: "XCTestDynamicOverlay",
    package: "xctest-dynamic-overlay"
  )

  static func swiftSyntax(_ product: String) -> Self {
    .product(name: product, package: "swift-syntax")
  }
}

extension [Platform] {
  static let offApple: Self = [.linux, .windows, .android, .wasi]
}

extension [SwiftSetting] {
  /// Lets sources say `import SwiftUI`, `import Combine` and `import OSLog` off Apple's platforms too, and gives a file that
  /// imports Foundation what Foundation has on those platforms alone.
  ///
  /// The names are visible to the targets that ask for them alone; docs/Packages.md says why.
  static let appleModuleNames: Self = [
    .unsafeFlags(
      [
        "-module-alias", "SwiftUI=WebSwiftUI", "-module-alias", "Combine=OpenCombine",
        "-module-alias", "UniformTypeIdentifiers=UniformTypes",
        "-module-alias", "OSLog=UnifiedLogging", "-module-alias", "os=OperatingSystem",
        "-Xfrontend", "-import-module", "-Xfrontend", "AppleFoundation",
      ],
      .when(platforms: .offApple)
    )
  ]
}
