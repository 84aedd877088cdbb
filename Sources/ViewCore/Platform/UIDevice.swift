/// The kinds of devices for which an app arranges its screens.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The subset of UIKit's device that a page knows: the kind for which the app arranges its screens.
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` includes. A browser keeps the name, the model and the
/// identity of the user's device from pages.
@MainActor
public final class UIDevice {
  /// The device on which the user sees the page.
  public static let current = UIDevice()

  private init() {}

  /// The kind of device that the window is as large as.
  ///
  /// ```swift
  /// let columns = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 1
  /// ```
  ///
  /// Where we differ from UIKit: it is `phone` while the window is narrow or low, as on a phone, and `pad` otherwise. The
  /// user can change that, so ask in a body, which then runs again. A global constant would keep the answer of the first
  /// window for all users. Code that no page has started gets `unspecified`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    guard let metrics = ViewPage.current?.metrics?.value else { return .unspecified }
    return metrics.hasCompactWidth || metrics.hasCompactHeight ? .phone : .pad
  }

  @available(*, unavailable, message: "A browser keeps the name of the user's device from pages.")
  public var name: String { "" }

  @available(*, unavailable, message: "A browser keeps the model of the user's device from pages.")
  public var model: String { "" }

  @available(*, unavailable, message: "A browser keeps the system of the user's device from pages.")
  public var systemName: String { "" }

  @available(*, unavailable, message: "A browser keeps the system of the user's device from pages.")
  public var systemVersion: String { "" }

  @available(
    *,
    unavailable,
    message:
      "A browser keeps the identity of the user's device from pages. Keep a UUID in '@AppStorage'."
  )
  public var identifierForVendor: String? { nil }
}
