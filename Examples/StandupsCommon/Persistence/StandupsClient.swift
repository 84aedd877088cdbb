public import ComposableArchitecture
import Foundation

/// Stores the standups of all windows across launches of the app.
///
/// There is one collection of standups, or one for each user of a server. A window observes it and requests changes. Its
/// own state is a copy of it and the current screen. So no window overwrites the changes of another.
@DependencyClient
public struct StandupsClient: Sendable {
  /// The current standups and the state of their file.
  public struct Contents: Equatable, Sendable {
    public var standups: IdentifiedArrayOf<Standup>
    /// The last broken file, which was moved aside.
    ///
    /// Every window shows it until a user acknowledges it.
    public var brokenFile: BrokenFile?
    /// The file, while it cannot be read.
    ///
    /// The standups are those of the last successful read, with all changes since.
    public var unreadableFile: UnreadableFile?

    public init(
      standups: IdentifiedArrayOf<Standup> = [],
      brokenFile: BrokenFile? = nil,
      unreadableFile: UnreadableFile? = nil
    ) {
      self.standups = standups
      self.brokenFile = brokenFile
      self.unreadableFile = unreadableFile
    }
  }

  /// A broken file that was moved aside.
  public struct BrokenFile: Equatable, Sendable {
    public var url: URL
    /// The number of broken files since launch.
    public var count: Int

    public init(url: URL, count: Int = 1) {
      self.url = url
      self.count = count
    }
  }

  /// A file that cannot be read, and why.
  public struct UnreadableFile: Equatable, LocalizedError {
    public var url: URL
    public var reason: String

    public init(url: URL, reason: String) {
      self.url = url
      self.reason = reason
    }

    public var errorDescription: String? {
      """
      \(url.path) cannot be read. \(reason) What you change is kept in the app, and written as soon as the \
      file can be read.
      """
    }
  }

  /// Returns the standups as they were last read or written, for a window that opens with one of them.
  public var current: @Sendable () -> IdentifiedArrayOf<Standup> = { [] }
  /// Emits the current contents, and again after each change by any window or process.
  public var contents: @Sendable () async -> AsyncStream<Contents> = { .finished }
  /// Makes a change, notifies all windows, and saves the result.
  ///
  /// A change that cannot be saved now is saved with the next one, or as soon as the file is readable.
  public var apply: @Sendable (StandupsChange) async throws -> Void
  /// Acknowledges a broken file: it is not shown again.
  public var acknowledge: @Sendable (BrokenFile) async -> Void
}

extension StandupsClient: DependencyKey {
  /// Stores them in a file in the app's data directory.
  public static let liveValue = file(
    URL.applicationSupportDirectory
      .appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
      .appendingPathComponent("standups.json")
  )

  /// Stores them in memory until the preview ends.
  public static var previewValue: Self {
    inMemory([Standup(id: UUID(), attendees: [Attendee(id: UUID(), name: "Blob")], title: "Design")]
    )
  }

  public static let testValue = Self()

  /// Stores them in a file, and those of each user of a server in a file of their own.
  public static func file(_ url: URL) -> Self {
    let storages = StandupsStorages(file: url)
    return Self { storages.current }
  }

  /// Stores them in memory until the process ends.
  public static func inMemory(_ standups: IdentifiedArrayOf<Standup> = []) -> Self {
    let storage = StandupsStorage(standups)
    return Self { storage }
  }

  private init(_ storage: @escaping @Sendable () -> StandupsStorage) {
    self.init {
      storage().current
    } contents: {
      await storage().stream()
    } apply: {
      try await storage().apply($0)
    } acknowledge: {
      await storage().acknowledge($0)
    }
  }
}

extension DependencyValues {
  /// The storage of the standups.
  public var standupsClient: StandupsClient {
    get { self[StandupsClient.self] }
    set { self[StandupsClient.self] = newValue }
  }
}
