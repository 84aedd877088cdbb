internal import ConcurrencyExtras
package import Foundation

/// A file that a dialog offers to the user, and what has become of it.
@MainActor
package final class FileOffer {
  package nonisolated let secret = randomToken()
  /// The file, or `nil` while it is being downloaded and when that is done.
  package private(set) var file: OfferedFile?
  /// Tells the app of the result, and calls the function when the app knows it.
  var complete: (_ result: Result<URL, any Error>, _ whenKnown: @escaping () -> Void) -> Void = {
    $1()
  }
  private var onWithdrawal: (() -> Void)?

  nonisolated init() {}

  func offer(_ file: OfferedFile) {
    self.file = file
  }

  /// Takes the file for one download.
  ///
  /// - Parameter onWithdrawal: Stops the download, because the dialog has closed.
  /// - Returns: The file, or `nil` if it has been taken.
  package func take(onWithdrawal: @escaping () -> Void) -> OfferedFile? {
    guard let file else { return nil }
    self.file = nil
    self.onWithdrawal = onWithdrawal
    return file
  }

  /// The browser has received the whole file.
  ///
  /// - Parameters:
  ///   - url: The copy on the server.
  ///   - whenKnown: Called when the app has been told, which may have moved the copy, or the dialog has closed.
  package func delivered(from url: URL, whenKnown: @escaping () -> Void) {
    onWithdrawal = nil
    complete(.success(url), whenKnown)
  }

  /// The browser has not received the whole file, and may ask for it again.
  package func interrupted(_ file: OfferedFile) {
    guard onWithdrawal != nil else { return }
    onWithdrawal = nil
    self.file = file
  }

  /// The file could not be made or stored.
  package func fail(_ error: any Error) {
    onWithdrawal = nil
    complete(.failure(error)) {}
  }

  /// The dialog has closed.
  func withdraw() {
    file = nil
    onWithdrawal?()
    onWithdrawal = nil
    complete = { $1() }
  }
}

/// The name, the type and the contents of a file for the user.
package struct OfferedFile: Equatable, Sendable {
  /// The cleaned name.
  package let name: String
  package let mimeType: String
  package let contents: Data

  package init(name: String, mimeType: String, contents: Data) {
    self.name = FileName.cleaned(name)
    self.mimeType = mimeType
    self.contents = contents
  }
}
