public import Foundation
internal import ConcurrencyExtras

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?

  /// The distance of the list's style.
  public static let `default` = Self(points: nil)
  /// A smaller distance, 16 points.
  public static let compact = Self(points: 16)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    Self(points: spacing)
  }
}

nonisolated extension View {
  /// Sets the distance between the sections of the lists and forms inside.
  ///
  /// Unlike in SwiftUI, a single section has no distance of its own.
  ///
  /// - Parameters:
  ///   - spacing: The distance.
  ///   - fileID: Where a modifier of a section is reported.
  ///   - filePath: Where a modifier of a section is reported.
  ///   - line: Where a modifier of a section is reported.
  ///   - column: Where a modifier of a section is reported.
  /// - Returns: The view with its lists.
  public func listSectionSpacing(
    _ spacing: ListSectionSpacing,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return sectionSpacing(spacing.points, at: location)
  }

  /// Sets the distance between the sections of the lists and forms inside, in points.
  ///
  /// - Parameters:
  ///   - spacing: The distance, in points.
  ///   - fileID: Where a modifier of a section is reported.
  ///   - filePath: Where a modifier of a section is reported.
  ///   - line: Where a modifier of a section is reported.
  ///   - column: Where a modifier of a section is reported.
  /// - Returns: The view with its lists.
  public func listSectionSpacing(
    _ spacing: CGFloat,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return sectionSpacing(spacing, at: location)
  }

  private func sectionSpacing(_ points: CGFloat?, at location: SourceLocation) -> some View {
    let lists = EnvironmentView(content: self, value: points) {
      $1.scrollSettings.sectionSpacing = $0
    }
    return SpacedLists(content: lists, location: location)
  }

  /// Shows or hides the separators above and below the sections inside.
  ///
  /// Only a visible one is drawn: the sections of all styles here have none by themselves.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the separators.
  ///   - edges: The sides of the sections.
  /// - Returns: The view with the separators of its sections.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    EnvironmentView(content: self, value: SeparatorChange(visibility: visibility, edges: edges)) {
      $1.sectionSeparators.subtract($0.edges)
      if $0.visibility == .visible { $1.sectionSeparators.formUnion($0.edges) }
    }
  }
}

nonisolated extension View {
  /// Sets the color of the separators above and below the sections inside.
  ///
  /// It shows nothing by itself: see ``listSectionSeparator(_:edges:)``.
  ///
  /// - Parameters:
  ///   - color: The color. `nil` is the default color.
  ///   - edges: The sides of the sections.
  /// - Returns: The view with the separators of its sections.
  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    EnvironmentView(content: self, value: SeparatorTint(color: color, edges: edges)) {
      if $0.edges.contains(.top) { $1.sectionSeparatorTints.top = $0.color }
      if $0.edges.contains(.bottom) { $1.sectionSeparatorTints.bottom = $0.color }
    }
  }
}

/// A change of the color of separators.
struct SeparatorTint: Equatable {
  let color: Color?
  let edges: VerticalEdge.Set
}

/// The colors of the separators of sections, or `nil` for the default color.
struct SeparatorTints: Equatable {
  var top: Color?
  var bottom: Color?
}

/// A change of the visibility of separators.
struct SeparatorChange: Equatable {
  let visibility: Visibility
  let edges: VerticalEdge.Set
}

/// Lists with the distance of their sections, which is reported on a section of a list.
private struct SpacedLists<Content: View> {
  let content: Content
  let location: SourceLocation
}

extension SpacedLists: ContextView {
  func change(_ context: inout NodeContext) {
    guard context.isAmongRows, context.wrapsRows, context.graph.isFirstReport(at: location) else {
      return
    }
    Issues.report(Issues.sectionSpacingOfRow, at: location)
  }
}

extension EnvironmentValues {
  private enum SectionSeparatorsKey: EnvironmentKey {
    static let defaultValue: VerticalEdge.Set = []
  }

  /// The sides of sections with a separator.
  var sectionSeparators: VerticalEdge.Set {
    get { self[SectionSeparatorsKey.self] }
    set { self[SectionSeparatorsKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum SectionSeparatorTintsKey: EnvironmentKey {
    static var defaultValue: SeparatorTints { SeparatorTints() }
  }

  fileprivate var sectionSeparatorTints: SeparatorTints {
    get { self[SectionSeparatorTintsKey.self] }
    set { self[SectionSeparatorTintsKey.self] = newValue }
  }

  /// The CSS declarations of the separators of a section.
  var sectionSeparatorStyle: String? {
    let sides = sectionSeparators
    guard !sides.isEmpty else { return nil }
    let tints = sectionSeparatorTints
    func line(_ tint: Color?) -> String { "1px solid \(tint?.css ?? "var(--line)")" }
    return CSS.style(
      sides.contains(.top) ? "border-block-start:\(line(tints.top))" : nil,
      sides.contains(.bottom) ? "border-block-end:\(line(tints.bottom))" : nil
    )
  }
}
