public import ComposableArchitecture
import Foundation

/// Keeps the standups of all windows, between runs of the app too.
///
/// There is one collection of standups. A window follows it and asks for changes of it; its own state is what
/// it shows of it and where it is. So windows cannot write over what others did.
public struct StandupsClient: Sendable {
  /// What there is.
  public struct Contents: Equatable, Sendable {
    public var standups: IdentifiedArrayOf<Standup>
    /// The file that could not be read last, and was set aside.
    ///
    /// Everyone is told of it until somebody has seen that.
    public var brokenFile: BrokenFile?
    /// The file, while it cannot be read.
    ///
    /// The standups are those known from before then, with what was changed since.
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

  /// A file that could not be read and was set aside.
  public struct BrokenFile: Equatable, Sendable {
    public var url: URL
    /// How often that has happened in this run of the app.
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

  /// What there is now, and again after each change, whoever made it.
  public var contents: @Sendable () async -> AsyncStream<Contents>
  /// Makes a change, tells everyone, and keeps the result.
  ///
  /// What cannot be kept now is kept with the next change that can, or as soon as the file can be read.
  public var apply: @Sendable (StandupsChange) async throws -> Void
  /// Notes that somebody has seen that a file was broken: who comes later is not told of it.
  public var acknowledge: @Sendable (BrokenFile) async -> Void

  public init(
    contents: @escaping @Sendable () async -> AsyncStream<Contents>,
    apply: @escaping @Sendable (StandupsChange) async throws -> Void,
    acknowledge: @escaping @Sendable (BrokenFile) async -> Void
  ) {
    self.contents = contents
    self.apply = apply
    self.acknowledge = acknowledge
  }
}

extension StandupsClient: DependencyKey {
  /// Keeps them in a file in the person's data directory, where each app has one of its own.
  public static let liveValue = file(
    URL.applicationSupportDirectory
      .appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
      .appendingPathComponent("standups.json")
  )

  /// Forgets them when the preview ends.
  public static var previewValue: Self {
    inMemory([Standup(id: UUID(), attendees: [Attendee(id: UUID(), name: "Blob")], title: "Design")]
    )
  }

  public static let testValue = Self {
    unimplemented("StandupsClient.contents", placeholder: .finished)
  } apply: { _ in
    unimplemented("StandupsClient.apply")
  } acknowledge: { _ in
    unimplemented("StandupsClient.acknowledge")
  }

  /// Keeps them in a file.
  public static func file(_ url: URL) -> Self {
    Self(StandupsStorage(file: url))
  }

  /// Keeps them for as long as the process runs.
  public static func inMemory(_ standups: IdentifiedArrayOf<Standup> = []) -> Self {
    Self(StandupsStorage(standups))
  }

  private init(_ storage: StandupsStorage) {
    self.init {
      await storage.stream()
    } apply: {
      try await storage.apply($0)
    } acknowledge: {
      await storage.acknowledge($0)
    }
  }
}

extension DependencyValues {
  /// Keeps the standups.
  public var standupsClient: StandupsClient {
    get { self[StandupsClient.self] }
    set { self[StandupsClient.self] = newValue }
  }
}
