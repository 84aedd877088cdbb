import Foundation
import Testing

/// The dependencies between the modules of the manifest point downwards.
struct ModuleLayersTests {
  /// The modules that servers and command-line tools may use.
  @Test(arguments: [
    "CasePaths", "Clocks", "CombineSchedulers", "ConcurrencyExtras", "Dependencies",
    "DependenciesMacros", "IdentifiedCollections", "Perception", "Sharing", "SwiftNavigation",
  ])
  func moduleCompilesNoViews(module: String) throws {
    let compiled = try Self.manifest.get().modules(for: module)
    #expect(compiled.contains(module))
    #expect(compiled.isDisjoint(with: ["BrowserHost", "ViewCore", "ViewTesting", "WebSwiftUI"]))
  }

  @Test func manifestFollowsDependenciesOfDependencies() throws {
    let modules = try Self.manifest.get().modules(for: "ComposableArchitecture")
    #expect(modules.isSuperset(of: ["ConcurrencyExtras", "Sharing", "ViewCore", "ViewValues"]))
    #expect(modules.isDisjoint(with: ["BrowserHost", "WebSwiftUI"]))
  }

  private static let manifest = Result { try Manifest() }
}

/// The targets of this package and the targets that each depends on, as the package manager reads them.
private struct Manifest {
  private let dependencies: [String: [String]]

  init() throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path",
      URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL.path(),
      // The tests' own folder may be locked by the process that runs them.
      "--scratch-path", scratch.path(), "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let package = try JSONDecoder().decode(Package.self, from: json)
    dependencies = Dictionary(
      uniqueKeysWithValues: package.targets.map { target in
        (target.name, target.dependencies.compactMap(\.name))
      }
    )
  }

  /// The modules of this package that are compiled for a module, which is one of them.
  func modules(for module: String) -> Set<String> {
    var modules: Set<String> = []
    var rest = [module]
    while let next = rest.popLast() {
      guard let dependencies = dependencies[next], modules.insert(next).inserted else { continue }
      rest += dependencies
    }
    return modules
  }

  private struct Package: Decodable {
    struct Target: Decodable {
      struct Dependency: Decodable {
        /// The name of a target, or nil, and a condition.
        let byName: [Name?]?
        /// The same for a dependency with a condition.
        let target: [Name?]?

        var name: String? { ((byName ?? target)?.first ?? nil)?.text }
      }

      /// A name, or no name where there is a condition.
      struct Name: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
          text = try? decoder.singleValueContainer().decode(String.self)
        }
      }

      let name: String
      let dependencies: [Dependency]
    }

    let targets: [Target]
  }
}
