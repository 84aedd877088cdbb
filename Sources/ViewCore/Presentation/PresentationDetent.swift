internal import ConcurrencyExtras
public import Foundation

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let height: Height

  /// Half the height of the window.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// The full height of the window.
  public static let large = PresentationDetent(height: .fraction(1))

  /// A fraction of the height of the window.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(min(max(fraction, 0), 1)))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(max(height, 0)))
  }

  /// The height as CSS.
  var css: String {
    switch height {
    case .fraction(let fraction): "\(CSS.number(fraction * 100))dvh"
    case .points(let points): CSS.length(points)
    }
  }

  /// Whether the height depends on the window.
  var isPartOfWindow: Bool {
    if case .fraction = height { true } else { false }
  }

  /// Returns the height in a window of a height, in points.
  func points(in windowHeight: CGFloat) -> CGFloat {
    switch height {
    case .fraction(let fraction): fraction * windowHeight
    case .points(let points): points
    }
  }
}

nonisolated extension View {
  /// Sets the heights of the sheet around the view.
  ///
  /// The sheet starts with the smallest height. If there are several, a button at its upper edge
  /// switches to the next one.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view with its detents.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return sheetSizes(SheetSizes(detents: detents, selection: nil), at: location)
  }

  /// Sets the heights of the sheet around the view, with a selection.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The selected height.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view with its detents.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return sheetSizes(SheetSizes(detents: detents, selection: selection), at: location)
  }

  private func sheetSizes(_ sizes: SheetSizes, at location: SourceLocation) -> some View {
    DialogSettingView(content: self, setting: \.sizes, value: sizes, usual: nil)
      .contained(in: .sheet, as: ".presentationDetents", at: location)
  }

  /// Shows or hides the button that switches between the heights of a sheet.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the button. Automatic shows it.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func presentationDragIndicator(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let isHidden = visibility == .hidden
    return DialogSettingView(content: self, setting: \.hidesGrabber, value: isHidden, usual: false)
      .contained(in: .sheet, as: ".presentationDragIndicator", at: location)
  }
}
