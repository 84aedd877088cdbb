import ComposableArchitecture
import Foundation

/// Keeps the standups between runs of the app.
struct StandupsClient: Sendable {
  /// What a file had to tell.
  struct Contents: Equatable, Sendable {
    var standups: IdentifiedArrayOf<Standup> = []
    /// Where a file is now that could not be read.
    var brokenFile: URL?
  }

  var load: @Sendable () async throws -> Contents
  var save: @Sendable (IdentifiedArrayOf<Standup>) async throws -> Void
}

extension StandupsClient: DependencyKey {
  /// Keeps them in a file in the person's data directory.
  static let liveValue = file(
    URL.applicationSupportDirectory
      .appendingPathComponent("Standups", isDirectory: true)
      .appendingPathComponent("standups.json")
  )

  static let testValue = Self {
    unimplemented("StandupsClient.load", placeholder: Contents())
  } save: { _ in
    unimplemented("StandupsClient.save")
  }

  /// Keeps them in a file.
  static func file(_ url: URL) -> Self {
    let file = StandupsFile(url: url)
    return Self {
      try await file.load()
    } save: {
      try await file.save($0)
    }
  }
}

extension DependencyValues {
  var standupsClient: StandupsClient {
    get { self[StandupsClient.self] }
    set { self[StandupsClient.self] = newValue }
  }
}
