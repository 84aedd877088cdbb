package import Foundation

/// A file that a page sends, as the page describes it.
package struct IncomingFile: Equatable, Sendable {
  /// The cleaned name.
  package let name: String
  /// Its place among the files that the user chose.
  package let index: Int
  /// The number of files that the user chose.
  package let count: Int

  /// - Parameters:
  ///   - name: The name as the browser gives it.
  ///   - index: Its place among the files that the user chose.
  ///   - count: The number of files that the user chose.
  package init(name: String, index: Int = 0, count: Int = 1) {
    self.name = FileName.cleaned(name)
    self.index = index
    self.count = count
  }
}

/// A file on disk that belongs to a session.
package struct StoredFile: Sendable {
  package let url: URL
  /// Deletes the file.
  package let remove: @Sendable () -> Void

  package init(url: URL, remove: @escaping @Sendable () -> Void) {
    self.url = url
    self.remove = remove
  }
}
