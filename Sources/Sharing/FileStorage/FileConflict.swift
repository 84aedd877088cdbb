import Foundation

/// Says that contents were not written, since they are not made of those that another process has written.
struct FileConflict: Error, CustomStringConvertible {
  let path: String

  init(_ url: URL) {
    path = url.path
  }

  var description: String {
    "Another process has changed '\(path)' at the same time. What it has written is kept."
  }
}
