public import Foundation
import ViewCore

extension ViewHarness {
  /// Lets the page load an image for an `AsyncImage`, or fail to.
  ///
  /// A test loads nothing: without this call the image keeps loading.
  ///
  /// ```swift
  /// try view.loadImage(user.picture, size: CGSize(width: 64, height: 64))
  /// #expect(view.contains(.image("Blob")))
  /// ```
  ///
  /// - Parameters:
  ///   - url: The address of the image. All views that wait for it receive it.
  ///   - size: The size of the image in pixels, or `nil` if the page could not load it.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: If no view waits for the image.
  public func loadImage(
    _ url: URL,
    size: CGSize?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      flush()
      let waiting = page.nodes.filter {
        $0.value.element.events.contains(.load) && $0.value.element["src"] == url.absoluteString
      }
      let query = ElementQuery(role: "loading image", name: url.absoluteString)
      guard !waiting.isEmpty else {
        throw HarnessError.notOne(query, count: 0, page: page.outline)
      }
      for id in waiting.keys.sorted() { try send(.load(size), to: id, foundBy: query) }
    }
  }
}
