package import Foundation

/// A page of the running app, as libraries without views know it.
package protocol RunningPage: Sendable {
  /// The request that opened the window.
  var request: PageRequest { get }
  /// The user of the window, if the app asks who its users are.
  var user: WindowUser? { get }
  /// The values of the window.
  var values: WindowValues { get }
  /// The locale, the time zone and the calendar of the page's user.
  var settings: LocaleSettings { get }

  /// Opens an address beside the page.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether the page was asked to open it.
  @MainActor
  func open(_ url: URL) -> Bool

  /// Ends the login of the window.
  ///
  /// - Parameter address: The address that its pages show then.
  /// - Returns: Whether there is a login to end.
  @MainActor
  func logout(to address: String) -> Bool
}

/// The page whose event, or whose view, started the running code.
package enum CurrentPage {
  /// The page, or nil in code that no page has started.
  @TaskLocal package static var value: (any RunningPage)?
}
