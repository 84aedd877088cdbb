import ComposableArchitecture
import Foundation

/// The standups of each user of a server, or of an app without users.
final class StandupsStorages: Sendable {
  private let file: URL
  private let storages = LockIsolated<[URL: StandupsStorage]>([:])

  /// Stores them in a file, and those of each user in a file of the same name in a folder of the user.
  init(file: URL) {
    self.file = file
  }

  /// Those of the window's user.
  var current: StandupsStorage {
    @Dependency(\.windowUser) var user
    let folder = file.deletingLastPathComponent()
    let ofUser = user?.folder(in: folder).appendingPathComponent(file.lastPathComponent)
    return storages.withValue { [file = ofUser ?? file] storages in
      if let storage = storages[file] { return storage }
      let storage = StandupsStorage(file: file)
      storages[file] = storage
      return storage
    }
  }
}
