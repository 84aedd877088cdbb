public import Foundation

/// The subset of UIKit's screen that a page knows: the number of pixels in a point.
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` includes. A window has the size that its user gives it,
/// and no page reports that of the screen: write `GeometryReader` or `.containerRelativeFrame`.
@MainActor
public final class UIScreen {
  /// The screen on which the user sees the page.
  public static let main = UIScreen()

  private init() {}

  /// The number of the display's pixels in a point.
  ///
  /// ```swift
  /// Divider().frame(height: 1 / UIScreen.main.scale)
  /// ```
  ///
  /// Where we differ from UIKit: it changes when the user enlarges the page, so ask in a body, which then runs again. Code
  /// that no page has started gets 1.
  public var scale: CGFloat { CGFloat(ViewPage.current?.metrics?.value.displayScale ?? 1) }

  /// The same as ``scale``: a page knows no other one.
  public var nativeScale: CGFloat { scale }

  @available(
    *,
    unavailable,
    message: """
      A window has the size that its user gives it. Write 'GeometryReader' or '.containerRelativeFrame'.
      """
  )
  public var bounds: CGRect { .zero }
}
