internal import ConcurrencyExtras

/// The subset of UIKit's accessibility that a page has: texts that screen readers read.
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` includes. New code writes
/// ``AccessibilityNotification/Announcement``.
public enum UIAccessibility {
  /// A kind of message to screen readers.
  public struct Notification: Hashable, Sendable {
    private let name: String

    /// The argument is a text to read.
    public static let announcement = Self(name: "announcement")

    @available(
      *,
      unavailable,
      message: "A screen reader follows a page by itself. Move the focus: '.accessibilityFocused'."
    )
    public static var layoutChanged: Self { announcement }

    @available(
      *,
      unavailable,
      message: "A screen reader follows a page by itself. Move the focus: '.accessibilityFocused'."
    )
    public static var screenChanged: Self { announcement }

    @available(*, unavailable, message: "A screen reader scrolls a page by itself.")
    public static var pageScrolled: Self { announcement }
  }

  /// Has screen readers read a text, on the page that started the running code.
  ///
  /// ```swift
  /// UIAccessibility.post(notification: .announcement, argument: "Saved")
  /// ```
  ///
  /// - Parameters:
  ///   - notification: What they are told.
  ///   - argument: The text. An argument of another type is reported, and `nil` says nothing.
  ///   - fileID: Where an argument of another type is reported.
  ///   - filePath: Where an argument of another type is reported.
  ///   - line: Where an argument of another type is reported.
  ///   - column: Where an argument of another type is reported.
  public static func post(
    notification: Notification,
    argument: Any?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard let argument else { return }
    if let text = argument as? String { return AccessibilityNotification.Announcement(text).post() }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    Issues.reportOnce(Issues.announcementWithoutText(argument), at: location)
  }

  /// Whether the user prefers less motion, on the page that started the running code.
  ///
  /// In a body write `\.accessibilityReduceMotion`.
  @MainActor
  public static var isReduceMotionEnabled: Bool {
    ViewPage.current?.metrics?.value.reducesMotion ?? false
  }

  @available(*, unavailable, message: "A browser does not tell a page of a screen reader.")
  public static var isVoiceOverRunning: Bool { false }
}
