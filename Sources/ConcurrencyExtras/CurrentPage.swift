package import Foundation

/// A page of the running app, as libraries without views know it.
package protocol RunningPage: Sendable {
  /// Opens an address beside the page.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether the page was asked to open it.
  @MainActor
  func open(_ url: URL) -> Bool
}

/// The page whose event, or whose view, started the running code.
package enum CurrentPage {
  /// The page, or nil in code that no page has started.
  @TaskLocal package static var value: (any RunningPage)?
}
