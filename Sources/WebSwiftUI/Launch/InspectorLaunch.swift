#if DEBUG
import BrowserHost
import IssueReporting
import RuntimeMetadata
import ViewCore

/// The inspector of an app: another app on a port of its own.
///
/// Only browsers on this machine reach it, whatever the app's address is, and not through a proxy.
@MainActor
struct InspectorLaunch {
  /// The inspector that the app is linked with.
  ///
  /// A module above this one has it, see ``InspectorApp``.
  static var linkedApp: (any InspectorApp.Type)? {
    Conformances(to: (any InspectorApp).self)?.types
      .lazy.compactMap { $0 as? any InspectorApp.Type }.first
  }

  // NB: `nonisolated(unsafe)` holds because metatypes are immutable.
  private nonisolated(unsafe) let app: any InspectorApp.Type

  private nonisolated let hasPage: Bool

  /// Begins to record stores, or is nil if the options or the app want no recordings.
  ///
  /// A test that starts an app shares its process with others, whose stores are not to be recorded.
  init?(
    _ options: ContentOptions,
    _ app: (any InspectorApp.Type)? = linkedApp,
    isTest: Bool = isTesting
  ) throws(LaunchError) {
    if options.noRecord || isTest && !options.inspector { return nil }
    guard let app else {
      if options.inspector { throw .noInspector }
      return nil
    }
    self.app = app
    hasPage = options.inspector
    app.begin(hasPage: hasPage)
  }

  /// Writes the last actions of stores into files while the process crashes, and names them in the terminal.
  ///
  /// - Parameter crashedOnMainThread: Whether the main thread has crashed.
  /// - Returns: Sentences that name the files.
  nonisolated func keepRecordings(crashedOnMainThread: Bool) -> [String] {
    let sentences = app.keepRecordings(crashedOnMainThread: crashedOnMainThread)
    sentences.forEach(Terminal.printError)
    return sentences
  }

  /// Starts the server of the inspector beside that of the app.
  ///
  /// Its port is the next one, so that a page of it goes on when the app is started again. If that is taken, the
  /// inspector takes any that is free.
  ///
  /// - Returns: The server, or nil if stores are recorded without a page.
  func start(beside server: Server, log: HostLog) throws(LaunchError) -> Server? {
    guard hasPage else { return nil }
    let next = server.port + 1
    if next <= 65535, let inspector = try? start(app, on: next, log: log) { return inspector }
    return try start(app, on: 0, log: log)
  }

  private func start<Content: App>(
    _ content: Content.Type,
    on port: Int,
    log: HostLog
  ) throws(LaunchError) -> Server {
    let app = RunningApp<Content>()
    var configuration = Server.Configuration()
    configuration.port = port
    configuration.servesThisMachineAlone = true
    configuration.title = app.title.map { "\($0) of \(AppLaunch.appName)" } ?? AppLaunch.appName
    let registry = SessionRegistry(limits: configuration.limits, log: log) {
      let window = app.makeWindow(in: $0.environment, at: $0.address)
      window.isInspectable = false
      return window
    }
    do throws(ServerError) {
      return try Server.start(configuration, registry: registry, log: log)
    } catch {
      throw .server(error)
    }
  }
}
#endif
