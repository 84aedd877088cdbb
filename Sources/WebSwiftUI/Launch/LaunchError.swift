import BrowserHost

/// Why an app could not start.
enum LaunchError: Error, Equatable {
  case server(ServerError)
  /// An option works in debug builds alone.
  case inReleaseBuild(String)
  /// No module of the app is the inspector.
  case noInspector
  /// The server of metrics could not start.
  case metricsServer(ServerError)
  /// There is nothing to show at the metrics port, because the app has chosen another backend.
  case otherMetricsBackend(String)
  case previews(PreviewError)
  case sessionKeys(SessionKeysError)
  /// The app's function ``WebApp/configure(_:)`` has thrown an error with this description.
  case settings(String)

  func text(appName: String) -> String {
    switch self {
    case .server(let error): HostIssues.text(for: error, appName: appName)
    case .inReleaseBuild(let option):
      """
      '\(option)' works in debug builds alone, so \(appName) does not start.

      To fix this, leave it out, or start a debug build: 'swift run \(appName) \(option)'.
      """
    case .noInspector:
      """
      '--inspector' has found no inspector, so \(appName) does not start.

          It comes with the product 'ComposableArchitecture', and shows what stores do.

      To fix this, leave '--inspector' out, or have the app's target depend on that product.
      """
    case .metricsServer(let error):
      HostIssues.text(for: error, appName: appName, optionPrefix: "metrics-")
    case .otherMetricsBackend(let type):
      """
      '--metrics-port' has no metrics to show, so \(appName) does not start.

          The app has bootstrapped the metrics backend '\(type)', and there can be only one.

      To fix this, leave '--metrics-port' out and use the metrics of that backend, or remove the call of \
      'MetricsSystem.bootstrap'. Health checks are at '/live/health' and '/live/ready', too.
      """
    case .previews(let error): error.text(appName: appName)
    case .sessionKeys(let error): error.description
    case .settings(let description): "\(appName) cannot start: \(description)"
    }
  }
}
