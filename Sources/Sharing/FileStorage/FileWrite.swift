import Foundation

/// Whoever has the contents of a file in memory, and what it knows of the file.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under the lock of the file alone.
final class FileUser: @unchecked Sendable {
  /// The revision that it has read or saved last.
  var seen = 0
  /// Whether it could not read that revision, or make sense of it.
  var isUnreadable = false
  /// Whether what it has could not be written.
  var isUnsaved = false
}

/// The contents of a file, which are read when they are asked for.
struct FileContents: Sendable {
  let revision: Int
  /// The data, or nil if there is no file.
  let data: @Sendable () throws -> Data?
}

/// Contents that are to be written.
///
/// NB: `@unchecked Sendable` holds because `completions` is touched under the lock of the file alone.
final class FileWrite: @unchecked Sendable {
  typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  let user: FileUser
  /// Makes the contents, on the thread that writes them.
  let encode: @Sendable () throws -> Data
  var completions: [Completion]

  init(
    by user: FileUser,
    encode: @escaping @Sendable () throws -> Data,
    completion: @escaping Completion
  ) {
    self.user = user
    self.encode = encode
    completions = [completion]
  }
}
