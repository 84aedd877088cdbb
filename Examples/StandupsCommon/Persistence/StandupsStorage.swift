import Combine
import ComposableArchitecture
import Foundation

/// Owns the standups, and notifies all observers of each change, also of changes by another process.
///
/// The file is written by the library: it is replaced as a whole, and processes that share it take turns. A file
/// that does not decode is moved aside when an observer starts, or with the next change: until then its author
/// may repair it. A file that cannot be read stays where it is, and changes wait in memory
/// until it can be read. A file that has only lost its permissions since it was read is replaced, because its
/// contents are known.
///
/// The original library overwrites a broken file. An app that uses it has to move the file away itself before
/// it saves.
actor StandupsStorage {
  private let file: URL?
  private let standups: Shared<IdentifiedArrayOf<Standup>>
  /// The file that was moved aside last, until a user acknowledges it.
  private var brokenFile: StandupsClient.BrokenFile?
  /// The number of files moved aside since launch.
  private var breakCount = 0
  private var unreadableFile: StandupsClient.UnreadableFile?
  /// The changes that are not in the file yet, because it could not be read or written.
  ///
  /// They are applied again to loaded standups. Applying a change twice has no further effect.
  private var waiting: [StandupsChange] = []
  /// The known number of files that were moved aside.
  private var setAsideCount: Int
  private var told: StandupsClient.Contents?
  private var followers: [Int: AsyncStream<StandupsClient.Contents>.Continuation] = [:]
  private var lastFollower = 0
  private var changes: AnyCancellable?
  /// The number of writes in flight.
  private var writes = 0

  /// Stores standups in a file.
  init(file: URL) {
    self.file = file
    setAsideCount = Self.setAsideCount(of: file)
    standups = withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      Shared(wrappedValue: [], .fileStorage(file))
    }
  }

  /// Stores standups in memory only.
  init(_ standups: IdentifiedArrayOf<Standup>) {
    file = nil
    setAsideCount = 0
    self.standups = Shared(value: standups)
  }

  /// The standups as they were last read or written.
  nonisolated var current: IdentifiedArrayOf<Standup> { standups.wrappedValue }

  func stream() async -> AsyncStream<StandupsClient.Contents> {
    follow()
    await catchUp()
    // A slow observer needs the newest value only.
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

  /// Makes a change and saves it.
  ///
  /// A change that cannot be written is saved with the next one that can.
  ///
  /// A file that cannot be read is not written to.
  func apply(_ change: StandupsChange) async throws {
    waiting.append(change)
    try await tellingAfterwards {
      try await read()
      try await write()
    }
  }

  /// Acknowledges a broken file, so that it is not reported again.
  ///
  /// A file that was broken later is still reported.
  func acknowledge(_ file: StandupsClient.BrokenFile) {
    guard file == brokenFile else { return }
    brokenFile = nil
    tell()
  }

  /// Reads a file that was unreadable, and writes the pending changes to it.
  private func catchUp() async {
    await tellingAfterwards {
      guard (try? await read()) != nil, !waiting.isEmpty else { return }
      // A failure is retried and reported with the next change.
      try? await write()
    }
  }

  /// Notifies observers after the write: the visible standups are saved, unless the write failed.
  private func tellingAfterwards(_ operation: () async throws -> Void) async rethrows {
    writes += 1
    defer {
      writes -= 1
      tell()
    }
    try await operation()
  }

  /// Reads the file if it could not be read before.
  private func read() async throws {
    guard standups.loadError != nil else { return unreadableFile = nil }
    try await readAgain()
  }

  private func readAgain() async throws {
    guard let file else { return }
    do {
      try await load()
      unreadableFile = nil
    } catch {
      let unreadable = StandupsClient.UnreadableFile(url: file, reason: error.reason)
      unreadableFile = unreadable
      throw unreadable
    }
  }

  /// Loads the file, or moves it aside if it does not decode.
  private func load() async throws {
    do {
      try await standups.load()
    } catch is DecodingError {
      try await standups.save()
      noteIfSetAside()
    }
  }

  private func write() async throws {
    let changes = waiting
    waiting = []
    do {
      standups.withLock { $0.apply(changes) }
      try await standups.save()
      noteIfSetAside()
    } catch {
      waiting = changes + waiting
      // The file may have become unreadable, which the library may not have noticed yet.
      try await readAgain()
      let missing = waiting
      standups.withLock { $0.apply(missing) }
      throw error
    }
  }

  private var contents: StandupsClient.Contents {
    var standups = standups.wrappedValue
    standups.apply(waiting)
    return StandupsClient.Contents(
      standups: standups,
      brokenFile: brokenFile,
      unreadableFile: unreadableFile
    )
  }

  /// Records a broken file that the library has moved aside, also between two changes.
  private func noteIfSetAside() {
    let count = Self.setAsideCount(of: file)
    guard let file, count > setAsideCount else { return }
    setAsideCount = count
    breakCount += 1
    brokenFile = .init(url: file, count: breakCount)
  }

  private static func setAsideCount(of file: URL?) -> Int {
    guard let file else { return 0 }
    let folder = file.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.count { $0.hasPrefix("\(file.lastPathComponent).unreadable") }
  }

  private func follow() {
    guard changes == nil else { return }
    changes = standups.publisher.dropFirst().sink { [weak self] _ in
      Task { await self?.noteChange() }
    }
  }

  private func noteChange() async {
    if unreadableFile != nil { await catchUp() }
    tell()
  }

  private func tell() {
    guard writes == 0, told != contents else { return }
    told = contents
    for follower in followers.values { follower.yield(contents) }
  }

  private func forget(_ follower: Int) {
    followers[follower] = nil
  }
}

extension Error {
  /// The reason of a failure, as a sentence.
  ///
  /// It is the system's message for errors of the system.
  fileprivate var reason: String {
    let error = self as NSError
    let refusal = error.userInfo[NSUnderlyingErrorKey] as? POSIXError
    let cause = refusal.map { $0 as NSError } ?? error
    let reason = cause.localizedFailureReason ?? cause.localizedDescription
    return reason.hasSuffix(".") ? reason : "\(reason)."
  }
}
