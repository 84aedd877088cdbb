/// Views of a lazy stack or grid that stay at the edge of what scrolls while the rest of their section is seen.
///
/// ```swift
/// ScrollView {
///   LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
///     ForEach(years) { year in
///       Section {
///         ForEach(year.trips) { TripRow(trip: $0) }
///       } header: {
///         Text(year.title).background(.background)
///       }
///     }
///   }
/// }
/// ```
///
/// The rows scroll below a pinned view. Give it a background, as in SwiftUI.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of the sections, at the beginning of what scrolls.
  public static let sectionHeaders = Self(rawValue: 1 << 0)
  /// The footers of the sections, at the end of what scrolls.
  public static let sectionFooters = Self(rawValue: 1 << 1)
}

extension PinnedScrollableViews {
  private static let classes: [(views: Self, name: ClassName)] = [
    (.sectionHeaders, ClassName.pinsHeaders), (.sectionFooters, ClassName.pinsFooters),
  ]

  /// Returns the classes of a container with those of its pinned views.
  func added(to className: String) -> String {
    classNames.reduce(className) { "\($0) \($1)" }
  }

  /// Returns the classes of a container without those of its pinned views.
  func removed(from className: String) -> String {
    classNames.reduce(className) { $0.replacing(" \($1)", with: "") }
  }

  private var classNames: [String] {
    Self.classes.filter { contains($0.views) }.map(\.name.rawValue)
  }
}
