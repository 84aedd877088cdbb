import ConcurrencyExtras
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Finishes the writes of a process that exits.
enum FilesAtExit {
  private static let files = Locked<[WeakFile]>([])

  private struct WeakFile: Sendable {
    weak var file: StoredFile?
  }

  private static let registration: Void = {
    atexit { FilesAtExit.finish() }
  }()

  static func add(_ file: StoredFile) {
    _ = registration
    files.withLock { files in
      files.removeAll { $0.file == nil }
      files.append(WeakFile(file: file))
    }
  }

  private static func finish() {
    let deadline = Date(timeIntervalSinceNow: 5)
    for file in files.withLock({ $0 }) {
      file.file?.waitUntilWritten(before: deadline)
    }
  }
}
