internal import ConcurrencyExtras

/// The subset of UIKit's clipboard that makes sense in a browser: copying a text.
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` includes.
///
/// ```swift
/// Button("Copy Link") { UIPasteboard.general.string = link }
/// ```
public final class UIPasteboard: Sendable {
  /// The clipboard of the system on which the user sees the page.
  ///
  /// Code that no page has started, such as a timer of the whole app, has no clipboard.
  public static let general = UIPasteboard()

  private init() {}

  /// The text that the window has copied.
  ///
  /// Setting it copies the text on the page whose event, or whose view, started the running code. A browser copies only
  /// soon after a tap. Later, the page shows a button that copies.
  ///
  /// Where we differ from UIKit: reading it returns the text that the same window has set last, or `nil` before that. A
  /// browser keeps the texts of other programs from an app. Setting `nil` does nothing.
  public var string: String? {
    get { ViewPage.current?.clipboard.text }
    set {
      guard let newValue else { return }
      ViewPage.current?.clipboard.copy(newValue)
    }
  }

  /// Whether ``string`` has a text.
  public var hasStrings: Bool { string != nil }
}

/// The text that one window has copied.
final class WindowClipboard: Sendable {
  private let copied = Locked<String?>(nil)
  /// Sends a text to the page.
  @MainActor var send: (String) -> Void = { _ in }

  nonisolated init() {}

  var text: String? { copied.withLock { $0 } }

  func copy(_ text: String) {
    copied.withLock { $0 = text }
    MainThread.run { self.send(text) }
  }
}
