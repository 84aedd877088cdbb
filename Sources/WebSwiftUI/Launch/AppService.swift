import BrowserHost
import ConcurrencyExtras
import Foundation
public import ServiceLifecycle
public import ViewCore

/// The server of an app as a service, to run in a group beside services of your own.
///
/// `App.main(beside:)` makes such a group. Make one yourself where that is not enough:
///
/// ```swift
/// let group = ServiceGroup(
///   services: [database, AppService(StandupsApp.self)],
///   gracefulShutdownSignals: [.sigterm, .sigint],
///   logger: logger
/// )
/// ```
///
/// A group shuts down the last service first. So the app comes after the services that its windows use.
///
/// The app runs on the main actor. An `async` function `main` moves the main actor away from the main run loop. In the
/// app `Thread.isMainThread` is then false, and timers of the main run loop never fire.
public struct AppService<Content: App>: Service {
  private let options: LaunchOptions
  private let started: @MainActor @Sendable (AppLaunch) -> Void

  /// Makes the service, with the options of the command line and the environment.
  ///
  /// An option that is not valid ends the process with an error, as in `App.main()`.
  public init(_ content: Content.Type) {
    StandardStreams.openClosed()
    self.init(
      content,
      options: LaunchOptions.launchOrExit(environment: ProcessInfo.processInfo.environment)
    )
  }

  init(
    _ content: Content.Type,
    options: LaunchOptions,
    started: @escaping @MainActor @Sendable (AppLaunch) -> Void = { _ in }
  ) {
    self.options = options
    self.started = started
  }

  /// Serves the app until the group shuts down or the task is cancelled.
  ///
  /// A graceful shutdown does what a signal does in `App.main()`. Where code of the app keeps the main actor, it is over
  /// after the same time, so that the other services can shut down.
  ///
  /// - Throws: An error with a text for the terminal if the server cannot start.
  public func run() async throws {
    let launch = try await launch()
    try? await gracefulShutdown()
    let hasEnded = Locked(false)
    await withCheckedContinuation { continuation in
      let end: @Sendable () -> Void = {
        let isFirst = hasEnded.withLock { hasEnded in
          defer { hasEnded = true }
          return !hasEnded
        }
        if isFirst { continuation.resume() }
      }
      Task { @MainActor in launch.shutDown(then: end) }
      launch.whenEndingIsLate(end)
    }
  }

  @MainActor
  private func launch() throws -> AppLaunch {
    do throws(LaunchError) {
      let launch = try AppLaunch(Content.self, options)
      started(launch)
      return launch
    } catch {
      throw AppServiceError(description: error.text(appName: AppLaunch.appName))
    }
  }
}

/// Why a service could not start its app.
struct AppServiceError: Error, CustomStringConvertible {
  let description: String
}
