#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation

/// Exports, imports and replays the recordings of the inspected stores.
struct InspectedFilesClient: Sendable {
  /// The bytes of a store's recording.
  var export: @MainActor @Sendable (_ store: Int) throws -> Data
  /// Adds a recording of the same store from the bytes of a file.
  var `import`: @MainActor @Sendable (_ store: Int, _ data: Data) throws -> Void
  /// Handles the actions of a store's recording once more, and tells the result in words.
  var replay: @MainActor @Sendable (_ store: Int) throws -> String
}

extension InspectedFilesClient: DependencyKey {
  static var liveValue: Self { of { InspectedStores.current } }

  static var testValue: Self {
    Self(
      export: { _ in unimplemented("InspectedFilesClient.export", placeholder: Data()) },
      import: { _, _ in unimplemented("InspectedFilesClient.import") },
      replay: { _ in unimplemented("InspectedFilesClient.replay", placeholder: "") }
    )
  }

  /// The client of some stores.
  static func of(_ stores: @escaping @MainActor @Sendable () -> InspectedStores?) -> Self {
    Self(
      export: { try stores()?.recording(of: $0)?.exported() ?? Data() },
      import: { try stores()?.add(importedFrom: $1, as: $0) },
      replay: { store in
        let result = try stores()?.recording(of: store)?.replayed()
        return result?.description ?? "The recording has no store whose reducer could run again."
      }
    )
  }
}

extension DependencyValues {
  var inspectedFiles: InspectedFilesClient {
    get { self[InspectedFilesClient.self] }
    set { self[InspectedFilesClient.self] = newValue }
  }
}
#endif
