public import Foundation

/// The app as UIKit knows it, for source that opens addresses by it.
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` brings along. Of all that it can do there a
/// browser has this.
@MainActor
public final class UIApplication {
  /// The app.
  public static let shared = UIApplication()

  /// The address of the app's settings on Apple's platforms.
  ///
  /// A browser has no place for them: opening the address answers that nothing was opened, as
  /// ``canOpenURL(_:)`` does.
  ///
  /// ```swift
  /// if let url = URL(string: UIApplication.openSettingsURLString) {
  ///   await openURL(url)
  /// }
  /// ```
  public nonisolated static let openSettingsURLString = "app-settings:"

  private init() {}

  /// Whether an address can be opened: those of the web, mail and telephone can.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether it can be opened.
  public func canOpenURL(_ url: URL) -> Bool {
    url.leadsOutside
  }

  /// Opens an address beside the page that started what is running, as ``OpenURLAction`` does.
  ///
  /// ```swift
  /// Button("Weather by Open-Meteo") {
  ///   UIApplication.shared.open(website)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: Told whether there is such a page, and it was told to open the address.
  public func open(
    _ url: URL,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = OpenURLAction.open(url)
    completion?(isOpened)
  }

  /// Opens an address beside the page that started what is running, as ``OpenURLAction`` does.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether there is such a page, and it was told to open the address.
  @discardableResult
  public func open(_ url: URL) async -> Bool {
    OpenURLAction.open(url)
  }
}
