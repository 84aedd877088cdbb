import Combine
import ComposableArchitecture
import Foundation

/// Has the standups, and tells everyone who follows them of each change, also of another process.
///
/// The file is the library's: it is replaced as a whole, processes that share it wait for each other, and what
/// is no standups is kept under another name. That happens when somebody begins to follow, or with the next change:
/// who writes a broken file may mend it until then. One that cannot be read is left as it is, and what is changed
/// waits in memory until it can be. One that has only lost its permissions since it was read is replaced: its
/// contents are known.
///
/// The original library writes over a broken file. An app that uses it has to move the file away itself before
/// it saves.
actor StandupsStorage {
  private let file: URL?
  private let standups: Shared<IdentifiedArrayOf<Standup>>
  /// The file that was set aside last, until somebody has seen that.
  private var brokenFile: StandupsClient.BrokenFile?
  /// How often a file was set aside in this run.
  private var breakCount = 0
  private var unreadableFile: StandupsClient.UnreadableFile?
  /// The changes that are not in the file, because it could not be read or written.
  ///
  /// What is loaded takes the place of what they were made of, so they are made again: that does no harm.
  private var waiting: [StandupsChange] = []
  /// How many files are set aside beside the file, as far as is known.
  private var setAsideCount: Int
  private var told: StandupsClient.Contents?
  private var followers: [Int: AsyncStream<StandupsClient.Contents>.Continuation] = [:]
  private var lastFollower = 0
  private var changes: AnyCancellable?
  /// How many changes are being written.
  private var writes = 0

  /// Keeps standups in a file.
  init(file: URL) {
    self.file = file
    setAsideCount = Self.setAsideCount(of: file)
    standups = withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      Shared(wrappedValue: [], .fileStorage(file))
    }
  }

  /// Keeps standups nowhere else.
  init(_ standups: IdentifiedArrayOf<Standup>) {
    file = nil
    setAsideCount = 0
    self.standups = Shared(value: standups)
  }

  func stream() async -> AsyncStream<StandupsClient.Contents> {
    follow()
    await catchUp()
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
  /// A file that cannot be read is not written to either, until it can.
  func apply(_ change: StandupsChange) async throws {
    waiting.append(change)
    try await tellingAfterwards {
      try await read()
      try await write()
    }
  }

  /// Notes that somebody has seen that a file was broken, and tells no one of it any more.
  ///
  /// Where another one was broken since, that is still to be seen.
  func acknowledge(_ file: StandupsClient.BrokenFile) {
    guard file == brokenFile else { return }
    brokenFile = nil
    tell()
  }

  /// Reads a file that could not be read, if it can be now, and writes to it what waits for that.
  private func catchUp() async {
    await tellingAfterwards {
      guard (try? await read()) != nil, !waiting.isEmpty else { return }
      // Where that fails, it is tried again, and told, with the next change.
      try? await write()
    }
  }

  /// Tells everyone what there is when it is over: what people see is kept already, unless that failed.
  private func tellingAfterwards(_ operation: () async throws -> Void) async rethrows {
    writes += 1
    defer {
      writes -= 1
      tell()
    }
    try await operation()
  }

  private func read() async throws {
    guard let file, standups.loadError != nil else { return unreadableFile = nil }
    do {
      try await load()
      unreadableFile = nil
    } catch {
      let unreadable = StandupsClient.UnreadableFile(url: file, reason: error.reason)
      unreadableFile = unreadable
      throw unreadable
    }
  }

  /// Loads the file, or keeps it under another name where its contents are no standups.
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
      // It may be that the file cannot be read any more.
      try await read()
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

  /// Takes note of a file that was broken, also between two changes: the library has set it aside.
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
  /// Why something failed, as a sentence: in the words of the system where it was the system that refused.
  fileprivate var reason: String {
    let error = self as NSError
    let refusal = error.userInfo[NSUnderlyingErrorKey] as? POSIXError
    let cause = refusal.map { $0 as NSError } ?? error
    let reason = cause.localizedFailureReason ?? cause.localizedDescription
    return reason.hasSuffix(".") ? reason : "\(reason)."
  }
}
