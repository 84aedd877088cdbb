import ArgumentParser
import Foundation

/// The options of the command line of an app.
struct LaunchOptions: ParsableCommand {
  static var configuration: CommandConfiguration {
    let name = ProcessInfo.processInfo.processName
    return CommandConfiguration(
      commandName: name,
      abstract: "Serves \(name) as a live page to browsers."
    )
  }

  @Option(help: "The port to serve the app on. 0 stands for any that is free.")
  var port = 8080

  @Option(
    help: """
      The address to listen on. The default is reachable from this machine alone; '0.0.0.0' is \
      reachable from its network.
      """
  )
  var host = "127.0.0.1"

  @Option(help: "How many seconds a window is kept whose page has lost its connection.")
  var retention = 180

  @Option(help: "How many windows are kept whose pages have lost their connections.")
  var waitingSessions = 100

  @Option(help: "How many kilobytes a message of a page may have, and so the text of a field.")
  var messageLimit = 256

  @Option(
    help: """
      The folder for the documents and the settings of the app, in place of one of its name in \
      '~/.local/share' and one in '~/.config'.
      """
  )
  var data: String?

  @Flag(help: "Open the app in a browser.")
  var open = false

  @Flag(help: "Show the previews of the app, all on one page, in place of its windows.")
  var previews = false

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("'--port' takes a number from 0 to 65535, not \(port).")
    }
    guard retention >= 0 else {
      throw ValidationError("'--retention' takes a number of seconds, not \(retention).")
    }
    guard waitingSessions >= 0 else {
      throw ValidationError("'--waiting-sessions' takes a number, not \(waitingSessions).")
    }
    guard (16...1_048_576).contains(messageLimit) else {
      throw ValidationError(
        "'--message-limit' takes a number of kilobytes from 16 to 1048576, not \(messageLimit)."
      )
    }
    guard !host.isEmpty else {
      throw ValidationError("'--host' takes an address such as 127.0.0.1.")
    }
  }
}
