import Foundation

/// Has the standups of a process, and tells everyone who follows them of each change.
///
/// A second process with the same file would not see them.
actor StandupsStorage {
  private let file: StandupsFile?
  private var contents: StandupsClient.Contents?
  private var followers: [Int: AsyncStream<StandupsClient.Contents>.Continuation] = [:]
  private var lastFollower = 0

  /// Keeps standups in a file, which is read when the first one asks.
  init(file: StandupsFile) {
    self.file = file
  }

  /// Keeps standups nowhere else.
  init(_ contents: StandupsClient.Contents) {
    self.file = nil
    self.contents = contents
  }

  func stream() throws -> AsyncStream<StandupsClient.Contents> {
    let contents = try loaded()
    // Who is slow needs the newest only.
    let (stream, continuation) = AsyncStream<StandupsClient.Contents>
      .makeStream(bufferingPolicy: .bufferingNewest(1))
    lastFollower += 1
    followers[lastFollower] = continuation
    continuation.onTermination = { [weak self, id = lastFollower] _ in
      Task { await self?.forget(id) }
    }
    continuation.yield(contents)
    return stream
  }

  /// Makes a change and keeps it; where it cannot be written, it is kept with the next one that can.
  ///
  /// A file that cannot be read is not written to either.
  func apply(_ change: StandupsChange) throws {
    var contents = try loaded()
    contents.standups.apply(change)
    self.contents = contents
    // What people see is kept already, unless that failed.
    defer { for follower in followers.values { follower.yield(contents) } }
    try file?.save(contents.standups)
  }

  private func loaded() throws -> StandupsClient.Contents {
    if let contents { return contents }
    let contents = try file?.load() ?? StandupsClient.Contents()
    self.contents = contents
    return contents
  }

  private func forget(_ follower: Int) {
    followers[follower] = nil
  }
}
