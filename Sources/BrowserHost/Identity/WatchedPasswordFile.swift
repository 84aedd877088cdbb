#if os(Linux)
import ConcurrencyExtras
import Foundation
import IssueReporting

/// A file of passwords that is read again when it has changed.
///
/// A user who is taken out of the file can no longer log in, also if the last one is. A line that is not valid is reported
/// once and left out, so that it does not keep the passwords that were taken out. If the file cannot be read, that is
/// reported once, and the passwords before stay.
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
  private let state: Locked<State>

  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error if the file is not readable or not valid.
  package init(path: String) throws(PasswordFileError) {
    self.path = path
    let version = Version(of: path)
    state = Locked(State(passwords: try PasswordFile(path: path), version: version))
  }

  /// The passwords as the file has them now.
  package var passwords: PasswordFile {
    let (passwords, issues) = state.withLock { state in
      let issues = update(&state)
      return (state.passwords, issues)
    }
    for issue in issues { reportIssue(issue) }
    return passwords
  }

  /// Reads the file again if it has changed.
  ///
  /// - Returns: The issues to report.
  private func update(_ state: inout State) -> [String] {
    let version = Version(of: path)
    guard version != state.version else { return [] }
    let result = Result { () throws(PasswordFileError) in try PasswordFile.text(of: path) }
    // The file may be written while it is read.
    guard version == Version(of: path) else { return [] }
    state.version = version
    switch result {
    case .success(let text):
      let lines = PasswordLines(text, path: path)
      state.passwords = PasswordFile(lines, after: state.passwords)
      return lines.errors.map { "A line is left out.\n\n\($0)" }
    case .failure(let error):
      return ["The passwords before stay, because of an error.\n\n\(error)"]
    }
  }
}
#endif
