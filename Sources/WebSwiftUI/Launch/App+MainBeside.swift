import Foundation
import Logging
public import ServiceLifecycle
import UnixSignals
public import ViewCore

extension App {
  /// Starts the app beside other services, such as the client of a database.
  ///
  /// An app calls it in a `main` of its own:
  ///
  /// ```swift
  /// @main
  /// struct StandupsApp: App {
  ///   static func main() { main(beside: [Database.shared]) }
  ///
  ///   var body: some Scene {
  ///     WindowGroup { StandupsView() }
  ///   }
  /// }
  /// ```
  ///
  /// The services start before the app. On `SIGTERM` or `SIGINT` the app stops first, as ``main()`` describes, and then
  /// the services, the last one first. A second signal does nothing: to bound the time, make the group yourself, see
  /// ``AppService``. When one of the services fails, all stop and the process ends with an error.
  ///
  /// - Parameter services: The services.
  public static func main(beside services: [any Service]) {
    let app = AppService(Self.self)
    let group = ServiceGroup(
      services: services + [app],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: Logger(label: "ServiceLifecycle")
    )
    Task {
      do {
        try await group.run()
        exit(EXIT_SUCCESS)
      } catch {
        Terminal.printError("\(error)")
        exit(EXIT_FAILURE)
      }
    }
    RunLoop.main.run()
  }
}
