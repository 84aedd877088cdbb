import Foundation
import PackagePlugin

/// Builds and serves an app, and does so again after each change of its sources.
///
/// Open pages stay where they are, with the values that the app keeps. If a build fails, the previous app keeps running, and
/// its pages show the errors.
@main
struct Live: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let product = arguments.first, !product.hasPrefix("-") else { throw LiveError.noProduct }
    var options = Array(arguments.dropFirst())
    guard !options.takeAnyPort else { throw LiveError.noPort }
    let files = WatchedFiles(of: context.package)
    let sessions = context.pluginWorkDirectoryURL.appending(path: "\(product).sqlite")
    let command = getppid()
    var app: AppProcess?
    repeat {
      let result = try build(product)
      guard result.succeeded else {
        print("The build has failed. It begins again after a change.")
        app?.show(BuildErrors(result.logText, in: context.package.directoryURL).text)
        continue
      }
      let executable = try Executable(result, named: product)
      // A test may have changed, and not the app.
      if let app, app.isRunning, app.executable == executable {
        app.show("")
        continue
      }
      app?.stop()
      app = try AppProcess(executable, options: options, sessions: sessions)
      // The page that is open already comes back.
      options.removeAll { $0 == "--open" }
    } while files.waitForChange(while: { getppid() == command })
    // When this process ends, the app's standard input closes, and the app stops.
  }

  private func build(_ product: String) throws -> PackageManager.BuildResult {
    try packageManager.build(
      .product(product),
      parameters: PackageManager.BuildParameters(configuration: .debug, echoLogs: true)
    )
  }
}

/// An executable as a build has made it.
struct Executable: Equatable {
  let url: URL
  private let date: Date?

  /// - Parameters:
  ///   - result: A build that has succeeded.
  ///   - name: The name of the product.
  /// - Throws: An error if the product is no executable.
  init(_ result: PackageManager.BuildResult, named name: String) throws {
    let artifact = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == name
    }
    guard let artifact else { throw LiveError.notAnApp(name) }
    url = artifact.url
    date = try url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}

extension [String] {
  /// Whether they, or the environment, let the system choose a port.
  fileprivate var takeAnyPort: Bool {
    contains("--port=0") || zip(self, dropFirst()).contains { $0 == ("--port", "0") }
      || ProcessInfo.processInfo.environment["WEBSWIFTUI_PORT"] == "0"
  }
}

enum LiveError: Error, CustomStringConvertible {
  case noProduct
  case notAnApp(String)
  case noPort

  var description: String {
    switch self {
    case .noProduct: "Name the app to serve, such as 'swift package live Standups'."
    case .notAnApp(let name): "'\(name)' is no executable. Name the app to serve."
    case .noPort: "Pages find the app again at its port, so choose one that stays."
    }
  }
}
