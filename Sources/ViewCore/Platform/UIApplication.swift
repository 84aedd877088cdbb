import ConcurrencyExtras
public import Foundation

/// The subset of UIKit's application that makes sense in a browser: opening URLs.
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` includes.
@MainActor
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

  private init() {}

  /// Whether a URL can be opened, which is true for the web, mail and telephone.
  ///
  /// It is false for an address of the app without a scheme, which ``open(_:completionHandler:)`` opens in the window.
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
  ///   - completion: Called with whether there is such a page and it was asked to open the URL.
  public func open(
    _ url: URL,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = CurrentPage.value?.open(url) ?? false
    completion?(isOpened)
  }

  /// Opens a URL on the page that started the running code, as ``OpenURLAction`` does.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether there is such a page and it was asked to open the URL.
  @discardableResult
  public func open(_ url: URL) async -> Bool {
    CurrentPage.value?.open(url) ?? false
  }
}
