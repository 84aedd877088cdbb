package import Dependencies

extension DependencyValues {
  /// Gives code shared values, files and user defaults of its own, all of which are in memory.
  package mutating func isolateSharedValues() {
    self[SharedReferencesKey.self] = SharedReferences()
    defaultInMemoryStorage = InMemoryStorage()
    defaultFileStorage = .inMemory
    defaultAppStorage = .inMemory
  }
}
