public import Foundation
internal import ConcurrencyExtras

nonisolated extension View {
  /// Sets the background of the sheet, cover or popover around the view.
  ///
  /// - Parameters:
  ///   - style: A color or another style.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func presentationBackground<S: ShapeStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return DialogGround(content: self, style: style)
      .contained(in: .sheet, as: ".presentationBackground", at: location)
  }

  /// Sets views as the background of the sheet, cover or popover around the view.
  ///
  /// ```swift
  /// SettingsView()
  ///   .presentationBackground(alignment: .bottom) { WavesView() }
  /// ```
  ///
  /// They are in front of the background in a style. Where the content is longer than the dialog, they scroll with it.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views in the dialog.
  ///   - content: The views.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func presentationBackground(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let ground = Box(class: .behind, style: alignment.css, content: content())
    return TupleView(self, DialogGroundPortal(ground: ground))
      .contained(in: .sheet, as: ".presentationBackground", at: location)
  }

  /// Sets whether the user can use what is behind the sheet, cover or popover around the view.
  ///
  /// A browser keeps everything behind a modal dialog inert, so that only ``PresentationBackgroundInteraction/disabled``
  /// and ``PresentationBackgroundInteraction/automatic`` exist, which are the same here.
  ///
  /// - Parameter interaction: Whether the user can use it.
  /// - Returns: The view.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  /// Sets the radius of the corners of the sheet or popover around the view.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points. `nil` is the default.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func presentationCornerRadius(
    _ cornerRadius: CGFloat?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return DialogSettingView(
      content: self,
      setting: \.cornerRadius,
      value: cornerRadius,
      usual: nil
    )
    .contained(in: .sheet, as: ".presentationCornerRadius", at: location)
  }
}

/// A view that sets the background of the dialog around it.
private struct DialogGround<Content: View, Style: ShapeStyle> {
  let content: Content
  let style: Style
  @Environment(\.self) private var environment
}

extension DialogGround: View {
  var body: some View {
    DialogSettingView(
      content: content,
      setting: \.background,
      value: style.background(in: environment),
      usual: nil
    )
  }
}

/// Shows views behind the content of the dialog around it.
private struct DialogGroundPortal<Ground: View> {
  let ground: Ground
  @Environment(\.dialog) private var dialog
}

extension DialogGroundPortal: View {
  var body: some View {
    Portal(target: dialog?.groundItems, content: ground)
  }
}

/// Whether the user can use what is behind a sheet, cover or popover.
public struct PresentationBackgroundInteraction: Sendable {
  private init() {}

  /// The platform's behavior, which is ``disabled``.
  public static var automatic: Self { Self() }
  /// The user cannot use it.
  public static var disabled: Self { Self() }

  @available(*, unavailable, message: "A browser keeps everything behind a modal dialog inert.")
  public static var enabled: Self { Self() }

  @available(*, unavailable, message: "A browser keeps everything behind a modal dialog inert.")
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}
