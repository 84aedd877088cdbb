import Foundation

/// The state of a client of a file, such as a property.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under the lock of the file alone.
final class FileClient: @unchecked Sendable {
  /// The revision that it has read or saved last.
  var seen = 0
  /// Whether it could not read or decode that revision.
  var isUnreadable = false
  /// Whether the write of its contents failed.
  var isUnsaved = false
}

/// The contents of a file, which are read on demand.
struct FileContents: Sendable {
  let revision: Int
  /// The data, or nil if there is no file.
  let data: @Sendable () throws -> Data?
}

/// Contents to write.
///
/// NB: `@unchecked Sendable` holds because `completions` is touched under the lock of the file alone.
final class FileWrite: @unchecked Sendable {
  typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  let client: FileClient
  /// Encodes the contents on the thread that writes them.
  let encode: @Sendable () throws -> Data
  var completions: [Completion]

  init(
    by client: FileClient,
    encode: @escaping @Sendable () throws -> Data,
    completion: @escaping Completion
  ) {
    self.client = client
    self.encode = encode
    completions = [completion]
  }
}
