internal import ConcurrencyExtras

/// The values of the screens on a navigation stack, of any hashable types.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) {
///   Button("Show 42") { path.append(42) }
///     .navigationDestination(for: Int.self) { Text("\($0)") }
/// }
/// ```
///
/// Where we differ: the path has no `codable` representation.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable]

  /// Creates an empty path.
  public init() {
    elements = []
  }

  /// Creates a path from the values of a sequence.
  ///
  /// - Parameter elements: The values. The first one is the lowest screen above the root.
  public init(_ elements: some Sequence<some Hashable>) {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether the path has no values and the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a screen.
  ///
  /// - Parameter value: The value of the screen.
  public mutating func append(_ value: some Hashable) {
    elements.append(AnyHashable(value))
  }

  /// Pops screens from the top.
  ///
  /// - Parameters:
  ///   - k: The number of screens. A number that is too large is reported and pops all screens,
  ///     where SwiftUI traps.
  ///   - fileID: Where too many screens are reported.
  ///   - filePath: Where too many screens are reported.
  ///   - line: Where too many screens are reported.
  ///   - column: Where too many screens are reported.
  public mutating func removeLast(
    _ k: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if !(0...count).contains(k) {
      let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      Issues.report(Issues.tooManyScreensRemoved(k, of: count), at: location)
    }
    elements.removeLast(min(max(k, 0), count))
  }
}
