internal import ConcurrencyExtras

/// Messages of an app to screen readers.
public enum AccessibilityNotification {
  /// A text that screen readers read, and that nobody sees.
  ///
  /// ```swift
  /// Button("Save") {
  ///   save()
  ///   AccessibilityNotification.Announcement("Saved").post()
  /// }
  /// ```
  ///
  /// On Apple's platforms it comes with the framework Accessibility, which `import SwiftUI` includes. Where we differ: each
  /// text waits for its turn, because a browser knows no priority of a text.
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement of a text.
    ///
    /// - Parameter announcement: The text.
    public init(_ announcement: String) {
      text = announcement
    }

    /// Has screen readers read the text, on the page whose event, or whose view, started the running code.
    ///
    /// Code that no page has started, such as a timer of the whole app, has nobody to tell.
    public func post() {
      ViewPage.current?.announcer.announce(text)
    }
  }

  @available(
    *,
    unavailable,
    message: "A screen reader follows a page by itself. Move the focus: '.accessibilityFocused'."
  )
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }

  @available(
    *,
    unavailable,
    message: "A screen reader follows a page by itself. Move the focus: '.accessibilityFocused'."
  )
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }

  @available(*, unavailable, message: "A screen reader scrolls a page by itself.")
  public struct PageScrolled {
    public init(_ description: String) {}
    public func post() {}
  }
}

/// Tells the screen reader of the user of one window.
final class WindowAnnouncer: Sendable {
  /// Sends a text to the page.
  @MainActor var send: (String) -> Void = { _ in }

  nonisolated init() {}

  func announce(_ text: String) {
    MainThread.run { self.send(text) }
  }
}
