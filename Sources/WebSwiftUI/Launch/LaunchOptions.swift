import ArgumentParser
import Foundation

/// The options of an app, from its command line and the environment variables of its process.
struct LaunchOptions: ParsableCommand {
  static var configuration: CommandConfiguration {
    let name = ProcessInfo.processInfo.processName
    return CommandConfiguration(
      commandName: name,
      abstract: "Serves \(name) as a live page to browsers.",
      discussion: LaunchVariables(of: Self.self).help
    )
  }

  @OptionGroup(title: "Server") var server: ServerOptions
  @OptionGroup(title: "Site") var site: SiteOptions
  @OptionGroup(title: "Windows") var windows: WindowOptions
  @OptionGroup(title: "Logins") var logins: LoginOptions
  @OptionGroup(title: "Operations") var operations: OperationsOptions
  @OptionGroup(title: "App") var content: ContentOptions
}

/// Where the server listens.
struct ServerOptions: ParsableArguments {
  @Option(help: "The port to serve the app on. 0 stands for any that is free.")
  var port = 8080

  @Option(
    help: """
      The address to listen on. The default is reachable from this machine alone; '0.0.0.0' is \
      reachable from its network.
      """
  )
  var host = "127.0.0.1"

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("'--port' takes a number from 0 to 65535, not \(port).")
    }
    guard !host.isEmpty else {
      throw ValidationError("'--host' takes an address such as 127.0.0.1.")
    }
  }
}
