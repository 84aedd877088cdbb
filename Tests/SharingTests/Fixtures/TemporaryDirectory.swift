import Foundation

/// Runs an operation with a directory of its own, which is removed afterwards.
func withTemporaryDirectory<R>(_ operation: (URL) throws -> R) throws -> R {
  let directory = try makeTemporaryDirectory()
  defer { try? FileManager.default.removeItem(at: directory) }
  return try operation(directory)
}

/// Runs an operation with a directory of its own, which is removed afterwards.
func withTemporaryDirectory<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (URL) async throws -> R
) async throws -> R {
  let directory = try makeTemporaryDirectory()
  defer { try? FileManager.default.removeItem(at: directory) }
  return try await operation(directory)
}

private func makeTemporaryDirectory() throws -> URL {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("SharingTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  return directory
}
