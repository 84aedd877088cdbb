import Foundation
import Testing
import ViewCore

/// Shows an image that is a file with a content, and returns its address on the page.
@MainActor
func showImage(_ content: String, address: PageAddress? = nil) throws -> String {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("images-\(UUID().uuidString).bundle")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Data(content.utf8).write(to: folder.appendingPathComponent("drawing.svg"))
  let bundle = try #require(Bundle(url: folder))
  let graph = ViewGraph(root: Image("drawing", bundle: bundle), address: address)
  defer { graph.unmount() }
  guard case .insert(let tree, into: _, before: _) = try #require(graph.mount().first) else {
    throw CocoaError(.coderInvalidValue)
  }
  return try #require(tree.element["src"])
}
