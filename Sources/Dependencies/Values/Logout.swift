import ConcurrencyExtras
import ViewValues

extension DependencyValues {
  /// Ends the login of the window's user in this browser.
  ///
  /// ```swift
  /// @Dependency(\.logout) var logout
  ///
  /// case .logoutButtonTapped:
  ///   return .run { _ in await logout(to: "/goodbye") }
  /// ```
  ///
  /// In an app it ends the login of the window whose event, or whose view, started the effect. All windows of that user
  /// in that browser end with it. `@Environment(\.logout)` does the same. In a test a call reports an issue.
  public var logout: LogoutEffect {
    get { self[LogoutKey.self] }
    set { self[LogoutKey.self] = newValue }
  }
}

/// An effect that ends the login of a window.
public struct LogoutEffect: Sendable {
  private let handler: @Sendable (String) async -> Bool

  /// Creates an effect from a function.
  ///
  /// - Parameter handler: Takes the address to show, and returns whether there was a login to end.
  public init(handler: @escaping @Sendable (_ address: String) async -> Bool) {
    self.handler = handler
  }

  /// Ends the login.
  ///
  /// - Parameter address: The address that the pages show then: a path of the app, or an address of an origin that the
  ///   app's authentication allows.
  /// - Returns: Whether there was a login to end.
  @discardableResult
  public func callAsFunction(to address: String = "/") async -> Bool {
    await handler(address)
  }
}

private enum LogoutKey: DependencyKey {
  static let liveValue = LogoutEffect { await CurrentPage.value?.logout(to: $0) ?? false }

  static let testValue = LogoutEffect { address in
    SourceLocation.reportInTest(Issues.unimplementedLogout(address))
    return false
  }
}
