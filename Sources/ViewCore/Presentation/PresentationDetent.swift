public import Foundation

/// A height at which a sheet may stand.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let height: Height

  /// Half as high as the window.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// As high as the window lets it be.
  public static let large = PresentationDetent(height: .fraction(1))

  /// As high as a part of the window.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(min(max(fraction, 0), 1)))
  }

  /// So many points high.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(max(height, 0)))
  }

  /// The height as a stylesheet spells it.
  var css: String {
    switch height {
    case .fraction(let fraction): "\(CSS.number(fraction * 100))dvh"
    case .points(let points): CSS.length(points)
    }
  }

  /// Whether how high it is depends on the window.
  var isPartOfWindow: Bool {
    if case .fraction = height { true } else { false }
  }

  /// How high it is in a window of a height.
  func points(in windowHeight: CGFloat) -> CGFloat {
    switch height {
    case .fraction(let fraction): fraction * windowHeight
    case .points(let points): points
    }
  }
}

nonisolated extension View {
  /// Sets the heights at which the sheet around the view may stand.
  ///
  /// The sheet starts at the least one. Where there are several, a button at its upper edge goes from
  /// each to the next.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view, which gives its sheet a height.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    DialogSettingView(
      content: self,
      setting: \.sizes,
      value: SheetSizes(detents: detents, selection: nil),
      usual: nil
    )
    .contained(
      in: .sheet,
      as: ".presentationDetents",
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sets the heights at which the sheet around the view may stand, one of which the app chooses.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The height at which it stands.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view, which gives its sheet a height.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    DialogSettingView(
      content: self,
      setting: \.sizes,
      value: SheetSizes(detents: detents, selection: selection),
      usual: nil
    )
    .contained(
      in: .sheet,
      as: ".presentationDetents",
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sets whether a sheet of several heights has the button that goes from one to the next.
  ///
  /// - Parameters:
  ///   - visibility: Whether it has. Automatically it has.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view.
  public func presentationDragIndicator(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    DialogSettingView(
      content: self,
      setting: \.hidesGrabber,
      value: visibility == .hidden,
      usual: false
    )
    .contained(
      in: .sheet,
      as: ".presentationDragIndicator",
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
