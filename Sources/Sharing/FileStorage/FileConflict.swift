import Foundation

/// The error of contents that do not start from the last contents of another process, and are not written.
struct FileConflict: LostChange, CustomStringConvertible {
  let path: String

  init(_ url: URL) {
    path = url.path
  }

  var description: String {
    "Another process has changed '\(path)' at the same time. What it has written is kept."
  }
}
