#if os(Linux)
import ConcurrencyExtras
import Foundation
import IssueReporting

/// A file of passwords that is read again when it has changed.
///
/// A user who is taken out of the file can no longer log in. If the new file is not valid, that is reported once, and the
/// passwords before stay.
package final class WatchedPasswordFile: Sendable {
  /// The version of the file that a path leads to.
  private struct Version: Equatable {
    private let device: UInt
    private let number: UInt
    private let size: Int
    private let changed: [Int]

    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt(status.st_dev)
      number = UInt(status.st_ino)
      size = Int(status.st_size)
      changed = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    }
  }

  private struct State {
    var passwords: PasswordFile
    var version: Version?
  }

  private let path: String
  private let hash: PasswordFile.Hash
  private let state: Locked<State>

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - hash: Hashes a password.
  /// - Throws: An error if the file is not readable or not valid.
  package init(
    path: String,
    hash: @escaping PasswordFile.Hash = PasswordFile.systemHash
  ) throws(PasswordFileError) {
    self.path = path
    self.hash = hash
    let version = Version(of: path)
    state = Locked(State(passwords: try PasswordFile(path: path, hash: hash), version: version))
  }

  /// The passwords as the file has them now.
  package var passwords: PasswordFile {
    state.withLock { state in
      let version = Version(of: path)
      guard version != state.version else { return state.passwords }
      state.version = version
      do throws(PasswordFileError) {
        state.passwords = try PasswordFile(path: path, hash: hash)
      } catch {
        reportIssue("The passwords before stay, because of an error.\n\n\(error)")
      }
      return state.passwords
    }
  }
}
#endif
