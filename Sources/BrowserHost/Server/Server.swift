import Dispatch
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
package import ViewCore

/// Serves an app's page and its live connections over HTTP.
package final class Server: Sendable {
  package struct Configuration: Sendable {
    /// The address to listen on.
    ///
    /// The default is reachable from this machine alone.
    package var host = "127.0.0.1"
    /// The port to listen on, or 0 for any that is free.
    package var port = 8080
    /// Whether only browsers on this machine may use the server, without a proxy.
    ///
    /// Another server of this machine may pass on what others send, even if the address is reachable from here alone.
    package var servesThisMachineAlone = false
    /// The page's title.
    package var title = "App"
    /// The titles of further pages by their paths.
    ///
    /// The first page may show them in frames.
    package var framedPages: [String: String] = [:]
    package var limits = Limits()
    package var site = Site()
    /// The certificate with which the server uses TLS, or `nil` for plain HTTP.
    package var certificate: CertificateFiles?
    /// The answer to health checks.
    package var readiness = Readiness()
    /// Decides who may open a window, and who its user is.
    package var authentication: WebAuthentication?
    /// The headers and cookies that the app may see.
    package var visibleHeaders: Set<String> = []
    package var visibleCookies: Set<String> = []
    /// Whether the inspector may ask the pages of browsers on this machine for an element.
    package var isInspected = false

    package init() {}
  }

  /// The port that the server listens on.
  package let port: Int
  private let host: String
  private let basePath: BasePath
  private let certificates: Certificates?
  private let channel: any Channel
  let connections: OpenConnections
  private let expiry: RepeatedTask
  private let registry: SessionRegistry
  private let messages: MessageQueue
  private let readiness: Readiness

  /// The address to open in a browser.
  package var url: String {
    let scheme = certificates == nil ? "http" : "https"
    return "\(scheme)://\(Self.authority(host, port))\(basePath.text)/"
  }

  /// The host and the port of a server as a URL has them.
  package static func authority(_ host: String, _ port: Int) -> String {
    let name = ["0.0.0.0", "::"].contains(host) ? "localhost" : host
    return "\(name.contains(":") ? "[\(name)]" : name):\(port)"
  }

  /// Starts listening, on threads of its own.
  package static func start(
    _ configuration: Configuration,
    registry: SessionRegistry,
    log: HostLog
  ) throws(ServerError) -> Server {
    OpenFiles.allow(configuration.limits.connections + OpenFiles.usualCount)
    let setup = ConnectionSetup(
      configuration: configuration,
      registry: registry,
      certificates: try certificates(configuration.certificate),
      log: log
    )
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 4096)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Connections inherit these, so that the system's buffers are bounded, too.
      .serverChannelOption(.socketOption(.so_rcvbuf), value: 64 * 1024)
      .serverChannelOption(.socketOption(.so_sndbuf), value: 256 * 1024)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in setup.prepare(channel) }
    do {
      let channel = try bootstrap.bind(host: configuration.host, port: configuration.port).wait()
      // The first page need not wait for the compression of its script.
      Task.detached { _ = ClientAssets.assets }
      NIOThreadPool.singleton.submit { _ in registry.transferFolder.removeAbandoned() }
      return Server(setup, channel)
    } catch {
      throw ServerError(error, host: configuration.host, port: configuration.port)
    }
  }

  private init(_ setup: ConnectionSetup, _ channel: any Channel) {
    let (configuration, registry, log) = (setup.configuration, setup.registry, setup.log)
    certificates = setup.certificates
    connections = setup.connections
    messages = setup.messages
    basePath = configuration.site.basePath
    readiness = configuration.readiness
    self.channel = channel
    self.registry = registry
    host = configuration.host
    port = channel.localAddress?.port ?? configuration.port
    let interval = TimeAmount.seconds(5)
    let probe = MainActorProbe(log: log, readiness: configuration.readiness)
    expiry = channel.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      let start = ContinuousClock.now
      probe.ask(at: start) {
        log.telemetry?.metrics?.waited(for: .now - start)
        log.reportLag(since: start)
        registry.endExpired(at: .now)
      }
    }
  }

  private static func certificates(
    _ files: CertificateFiles?
  ) throws(ServerError) -> Certificates? {
    do throws(CertificateError) {
      return try files.map { files throws(CertificateError) in try Certificates(files) }
    } catch {
      throw .certificate(error)
    }
  }

  /// Reads the files of the certificate again, for the connections that come later.
  ///
  /// If the files cannot be used, the server keeps its certificate.
  package func reloadCertificate() throws(CertificateError) {
    try certificates?.reload()
  }

  /// Stops the server after it has handled the messages that have arrived, and waits for work that the
  /// app has not finished.
  ///
  /// Its readiness ends at once, so that a balancer sends no more users. After the delay the listening socket closes
  /// first, then all sessions and connections. Unfinished work may be that of saving a file that the user has just
  /// changed.
  ///
  /// - Parameters:
  ///   - delay: The time for balancers to notice.
  ///   - limit: The longest time to wait for unfinished work.
  ///   - running: Returns the unfinished work.
  ///   - wait: Calls a function after a time.
  ///   - finish: Called when all of it is done.
  @MainActor
  package func drain(
    after delay: Duration = .zero,
    within limit: Duration,
    running: @escaping @MainActor @Sendable () -> [any BackgroundWork] = {
      BackgroundWorkRegistry.running
    },
    wait: Wait = afterOnMainQueue,
    then finish: @escaping @MainActor @Sendable () -> Void
  ) {
    readiness.beginDraining()
    guard delay <= .zero else {
      return wait(delay) { self.drain(within: limit, running: running, then: finish) }
    }
    channel.close(promise: nil)
    // Messages that were read from the connections come before this.
    messages.finish {
      // Only the views may own the work, so it is taken before they are gone.
      let unfinished = running()
      self.stop()
      Task {
        let deadline = ContinuousClock.now + limit
        for work in unfinished { await work.finish(within: deadline - .now) }
        finish()
      }
    }
  }

  /// Calls a function after a time.
  package typealias Wait = @MainActor (Duration, @escaping @MainActor @Sendable () -> Void) -> Void

  /// Calls a function after a time, as the main queue keeps it.
  package static let afterOnMainQueue: Wait = { delay, work in
    let time = DispatchTimeInterval.nanoseconds(Int(TimeAmount(delay).nanoseconds))
    DispatchQueue.main.asyncAfter(deadline: .now() + time) { MainActor.assumeIsolated(work) }
  }

  /// Ends every session, closes every connection, and stops listening.
  ///
  /// Waits up to a second for the connections to close, so that the pages are notified.
  @MainActor
  package func stop() {
    expiry.cancel()
    let group = DispatchGroup()
    channel.close(in: group)
    registry.endAll()
    connections.closeAll(group: group)
    _ = group.wait(timeout: .now() + .seconds(1))
    registry.transferFolder.remove()
  }

  /// Notifies every page that the process crashes.
  ///
  /// Waits up to two seconds for that. It is not called on the thread that crashed, which may be the main one.
  package func notifyPages(of crash: Crash) {
    let isComplete = crash.place != nil || !crash.recordings.isEmpty
    let reason = isComplete ? EndReason.crashed : .stopped
    let frame = ServerFrame(.ended(reason, text: HostIssues.text(for: crash))).encoded()
    let group = DispatchGroup()
    connections.send(frame, group: group)
    _ = group.wait(timeout: .now() + .seconds(2))
  }

  /// Closes every connection and keeps the sessions, as a network failure does.
  package func dropConnections() {
    connections.closeAll()
  }
}
