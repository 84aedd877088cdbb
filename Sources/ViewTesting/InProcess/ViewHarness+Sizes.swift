public import Foundation
import ViewCore

extension ViewHarness {
  /// Gives a view a size, as if the page had measured it.
  ///
  /// A harness has no layout. Each view that asks for its size has that of the harness until the test gives it another one.
  /// A view of a `Layout` has its size in each space.
  ///
  /// ```swift
  /// try view.resize(.text("Blob"), to: CGSize(width: 40, height: 20))
  /// ```
  ///
  /// - Parameters:
  ///   - query: An element of the view. The nearest view around it that asks for its size gets the size.
  ///   - size: The size in points.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: If the page does not have exactly one such element, or if no view around it asks for its size.
  public func resize(
    _ query: ElementQuery,
    to size: CGSize,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      guard let id = page.measuredElement(around: try find(query)) else {
        throw refusal(of: query, "notListening")
      }
      log = []
      sizes[id] = size
      page.measureAgain(id, for: page.node(id)?.element.events ?? [])
      measure()
    }
  }
}
