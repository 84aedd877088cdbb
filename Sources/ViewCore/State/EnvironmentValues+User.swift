extension EnvironmentValues {
  private enum PageRequestKey: EnvironmentKey {
    static var defaultValue: PageRequest { PageRequest() }
  }

  private enum WindowUserKey: EnvironmentKey {
    static var defaultValue: WindowUser? { nil }
  }

  private enum LogoutKey: EnvironmentKey {
    static var defaultValue: LogoutAction { LogoutAction() }
  }

  /// The request that opened the window, with the headers and cookies that the app asked for.
  ///
  /// A test gives its own: `environment.pageRequest = PageRequest(query: "sort=name")`.
  public var pageRequest: PageRequest {
    get { self[PageRequestKey.self] }
    set { self[PageRequestKey.self] = newValue }
  }

  /// The user of the window, or `nil` in an app without authentication.
  ///
  /// ```swift
  /// @Environment(\.windowUser) private var user
  ///
  /// Text("Hello, \(user?.name ?? "guest")!")
  /// ```
  public var windowUser: WindowUser? {
    get { self[WindowUserKey.self] }
    set { self[WindowUserKey.self] = newValue }
  }

  /// Ends the login of the window's user in this browser.
  ///
  /// ```swift
  /// @Environment(\.logout) private var logout
  ///
  /// Button("Log out") { logout(to: "/goodbye") }
  /// ```
  public var logout: LogoutAction {
    get { self[LogoutKey.self] }
    set {
      var action = newValue
      action.systemAction = action.systemAction ?? self[LogoutKey.self].systemAction
      self[LogoutKey.self] = action
    }
  }
}

/// An action that ends the login of a window's user.
///
/// All windows of that user in that browser end, and their pages show the address.
@MainActor
@preconcurrency
public struct LogoutAction {
  private let handler: (@MainActor (String) -> Bool)?
  /// Asks the window to end the login, and returns whether it has one.
  var systemAction: (@MainActor (String) -> Bool)?

  nonisolated init() {
    handler = nil
  }

  /// Creates an action from a function, such as that of a test.
  ///
  /// - Parameter handler: Takes the address to show, and returns whether there was a login to end.
  public init(handler: @escaping (_ address: String) -> Bool) {
    self.handler = { handler($0) }
  }

  /// Ends the login.
  ///
  /// - Parameter address: The address that the pages show then: a path of the app, or an address of an origin that the
  ///   app's authentication allows.
  /// - Returns: Whether there was a login to end. There is none in an app without authentication.
  @discardableResult
  public func callAsFunction(to address: String = "/") -> Bool {
    (handler ?? systemAction)?(address) ?? false
  }
}
