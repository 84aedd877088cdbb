public import Foundation
import ViewValues

/// The subset of UIKit's application that makes sense in a browser: opening URLs.
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` includes.
@MainActor
@preconcurrency
public final class UIApplication {
  /// The application.
  public static let shared = UIApplication()

  /// The URL of the app's settings on Apple's platforms.
  ///
  /// A browser has no such settings. Opening the URL reports that nothing was opened, and
  /// ``canOpenURL(_:)`` returns `false`.
  ///
  /// ```swift
  /// if let url = URL(string: UIApplication.openSettingsURLString) {
  ///   await openURL(url)
  /// }
  /// ```
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The URL of the app's settings of notifications on Apple's platforms.
  ///
  /// A browser has none that a page can open, so opening the URL reports that nothing was opened.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private init() {}

  /// Whether a URL can be opened, which is true for the web, mail and telephone.
  ///
  /// It is false for an address of the app without a scheme, which ``open(_:options:completionHandler:)`` opens in the
  /// window.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it can be opened.
  public func canOpenURL(_ url: URL) -> Bool {
    url.leadsOutside
  }

  /// Opens a URL on the page that started the running code, as ``OpenURLAction`` does.
  ///
  /// ```swift
  /// Button("Weather by Open-Meteo") {
  ///   UIApplication.shared.open(website)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options of Apple's platforms; a browser has none.
  ///   - completion: Called with whether there is such a page and it was asked to open the URL.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = CurrentPage.value?.open(url) ?? false
    completion?(isOpened)
  }

  /// Opens a URL on the page that started the running code, as ``OpenURLAction`` does.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options of Apple's platforms; a browser has none.
  /// - Returns: Whether there is such a page and it was asked to open the URL.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    CurrentPage.value?.open(url) ?? false
  }
}
