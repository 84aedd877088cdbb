import BrowserHost
import ConcurrencyExtras
import Directories
import Dispatch
import Foundation
import ViewCore
import ViewValues

/// An app whose server is running.
@MainActor
struct AppLaunch {
  let server: Server
  let operations: Operations
  /// The server of the inspector, in a debug build that was started with it.
  private let inspector: Server?
  /// The signal on which the server reads its certificate again, if it has one.
  private let reload: (any DispatchSourceSignal)?
  private nonisolated let drainDelay: Duration
  private nonisolated let hasBegunEnding = Locked(false)

  static nonisolated var appName: String { ProcessInfo.processInfo.processName }

  /// Makes the app and starts its server.
  init<Content: App>(_ content: Content.Type, _ options: LaunchOptions) throws(LaunchError) {
    AppDirectories.chosen = options.content.data.map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
    let name = Self.appName
    let previews = options.content.previews ? try Self.previews() : []
    WorkObserver.prepare()
    #if DEBUG
    let inspection = try InspectorLaunch(options.content)
    #else
    try options.content.checkForReleaseBuild()
    #endif
    let settings = try Self.settings(of: content)
    let sessionKeys = try SessionKeys.reading(options.windows)
    // Properties of the app's value may be stored for each user.
    if settings.authentication != nil { ServedUsers.begin() }
    let app = options.content.previews ? nil : RunningApp<Content>()
    // The app may have bootstrapped backends for logs, metrics and traces.
    operations = try Operations(options.operations, allowedHosts: options.site.allowedHost)
    LogIssueReporter.begin(log: operations.log)
    var configuration = Server.Configuration(options)
    configuration.use(settings, options.logins)
    configuration.readiness = operations.readiness
    configuration.title = options.content.previews ? "Previews of \(name)" : app?.title ?? name
    configuration.framedPages = Dictionary(
      uniqueKeysWithValues: previews.map { ($0.path, $0.title) }
    )
    let keeper = SessionKeeper.keeping(
      options.windows,
      sessionKeys,
      limits: configuration.limits,
      log: operations.log
    )
    let registry = SessionRegistry(configuration, keeper, log: operations.log) {
      app?.makeWindow(in: $0.environment, at: $0.address)
        ?? PreviewsView.makeWindow(
          of: previews,
          name: name,
          at: $0.path.withoutQuery,
          environment: $0.environment
        )
    }
    WebUsers.registry = registry
    let server = try Self.start(configuration, registry, operations)
    self.server = server
    reload = Self.reloadSignal(for: server, configuration, operations.log)
    drainDelay = .seconds(options.operations.drainDelay)
    Terminal.print("\(name) is running at \(server.url)")
    if let url = operations.url { Terminal.print("Its metrics are at \(url)") }
    #if DEBUG
    inspector = try inspection?.start(beside: server, log: operations.log)
    if let inspector { Terminal.print("Its inspector is at \(inspector.url)") }
    if options.content.buildMessages { showBuildMessages(on: registry) }
    CrashWatch.begin { isOnMainThread in
      inspection?.keepRecordings(crashedOnMainThread: isOnMainThread) ?? []
    } report: {
      server.notifyPages(of: $0)
    }
    #else
    inspector = nil
    CrashWatch.begin { server.notifyPages(of: $0) }
    #endif
    if options.content.open { Terminal.openBrowser(at: server.url) }
  }

  #if DEBUG
  /// Shows the messages of a build on all pages, and ends the process when the next build takes its place.
  private func showBuildMessages(on registry: SessionRegistry) {
    BuildMessages.begin {
      registry.show(notice: $0)
    } end: { [self] in
      if beginEnding() { shutDown { exit(EXIT_SUCCESS) } }
    }
  }
  #endif

  /// The signal on which a server reads its certificate again.
  ///
  /// Without a certificate, the signal of a closed terminal ends the process as usual.
  private static func reloadSignal(
    for server: Server,
    _ configuration: Server.Configuration,
    _ log: HostLog
  ) -> (any DispatchSourceSignal)? {
    guard configuration.certificate != nil else { return nil }
    return DispatchSource.onSignal(SIGHUP) { reloadCertificate(of: server, log) }
  }

  private static func start(
    _ configuration: Server.Configuration,
    _ registry: SessionRegistry,
    _ operations: Operations
  ) throws(LaunchError) -> Server {
    do throws(ServerError) {
      return try Server.start(configuration, registry: registry, log: operations.log)
    } catch {
      operations.stop()
      throw .server(error)
    }
  }

  /// Reads the files of the certificate again, as after a renewal.
  private nonisolated static func reloadCertificate(of server: Server, _ log: HostLog) {
    do throws(CertificateError) {
      try server.reloadCertificate()
      log.report(.renewedCertificate)
    } catch {
      log.report(.keptCertificate(error))
    }
  }

  /// Notes that the process ends.
  ///
  /// - Returns: Whether that is new.
  nonisolated func beginEnding() -> Bool {
    hasBegunEnding.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
  }

  /// Stops the server as `SIGTERM` does.
  func shutDown(then finish: @escaping @MainActor @Sendable () -> Void) {
    inspector?.stop()
    server.drain(after: drainDelay, within: .seconds(3)) { [operations] in
      operations.stop()
      finish()
    }
  }

  /// Does work where the process should have ended by now.
  ///
  /// - Parameter work: Called on another thread, also while the main actor hangs.
  nonisolated func whenEndingIsLate(_ work: @escaping @Sendable () -> Void) {
    let time = DispatchTimeInterval.milliseconds(
      Int((drainDelay + .seconds(10)) / .milliseconds(1))
    )
    Self.watch.asyncAfter(deadline: .now() + time, execute: work)
  }

  /// A queue that has a thread also where code of the app keeps all threads of the global queues.
  private static nonisolated let watch = DispatchQueue(label: "WebSwiftUI.AppLaunch")

  private static func settings(of content: any App.Type) throws(LaunchError) -> WebSettings {
    let settings: WebSettings
    do {
      settings = try WebSettings(of: content)
    } catch {
      throw .settings("\(error)")
    }
    guard let origin = settings.authentication?.redirects.invalidOrigins.first else {
      return settings
    }
    throw .settings(
      "'\(origin)' in 'allowingRedirects(to:)' is not an origin such as 'https://login.example.com'."
    )
  }

  private static func previews() throws(LaunchError) -> [ListedPreview] {
    // Xcode sets this variable too. Dependencies then have their preview values.
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
    do throws(PreviewError) {
      return try ListedPreview.all()
    } catch {
      throw .previews(error)
    }
  }
}

extension SessionRegistry {
  /// The sessions of an app, as its options and settings want them.
  fileprivate convenience init(
    _ configuration: Server.Configuration,
    _ keeper: SessionKeeper?,
    log: HostLog,
    makeWindow: @escaping @MainActor (PageSetting) -> any SessionContent
  ) {
    self.init(
      limits: configuration.limits,
      log: log,
      redirects: configuration.authentication?.redirects ?? RedirectPolicy(),
      endedLogins: configuration.authentication?.repeatedChallenge.map { _ in EndedLogins() },
      keeper: keeper,
      makeContent: makeWindow
    )
  }
}

extension Server.Configuration {
  init(_ options: LaunchOptions) {
    self.init()
    limits.retention = .seconds(options.windows.retention)
    limits.memory = options.windows.memoryLimit.map { $0 << 20 } ?? limits.memory
    limits.allowMessages(bytes: options.windows.messageLimit * 1024)
    limits.transfers.allowFiles(bytes: options.windows.fileLimit << 20)
    host = options.server.host
    port = options.server.port
    site = options.site.site
    certificate = options.site.certificateFiles
    isInspected = options.content.inspector
  }
}
