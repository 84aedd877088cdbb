public import BrowserHost
public import ViewCore

/// An app with settings of its server, such as the authentication of its users.
///
/// The conformance is an extension in a file of its own, so that the same app compiles for Apple's platforms:
///
/// ```swift
/// #if os(Linux)
/// import SwiftUI
///
/// extension TripsApp: WebApp {
///   static func configure(_ settings: inout WebSettings) {
///     settings.authentication = .oauth2Proxy
///   }
/// }
/// #endif
/// ```
///
/// It is a protocol of its own, and not an optional member of `App`, so that a misspelled name does not compile. An app
/// that seems to ask who its users are, and does not, would be open to everybody.
@MainActor
@preconcurrency
public protocol WebApp: App {
  /// Changes the settings, before the server starts.
  ///
  /// - Parameter settings: The settings, which have their defaults.
  /// - Throws: An error that ends the process. The terminal shows its description.
  static func configure(_ settings: inout WebSettings) throws
}

/// The settings of an app's server.
public struct WebSettings: Sendable {
  /// Decides who may open a window.
  ///
  /// Without it everybody may, and windows have no user.
  public var authentication: WebAuthentication?
  /// The names of the headers that `pageRequest` of a window has.
  ///
  /// Authentication gets all headers.
  public var requestHeaders: Set<String> = []
  /// The names of the cookies that `pageRequest` of a window has.
  ///
  /// Authentication gets all cookies.
  public var requestCookies: Set<String> = []

  init() {}

  /// The settings of an app, or the defaults if it has none.
  @MainActor
  init(of app: any App.Type) throws {
    try (app as? any WebApp.Type)?.configure(&self)
  }
}

extension Server.Configuration {
  /// Takes over the settings of an app, and the lifetimes of its logins.
  mutating func use(_ settings: WebSettings, _ options: LoginOptions) {
    authentication = settings.authentication
    visibleHeaders = settings.requestHeaders
    visibleCookies = settings.requestCookies
    limits.loginIdleTime = .seconds(60 * options.loginIdleTime)
    limits.loginLifetime = .seconds(60 * options.loginLifetime)
  }
}
