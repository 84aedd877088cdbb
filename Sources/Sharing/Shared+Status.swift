extension Shared {
  /// Loads the value again.
  ///
  /// - Throws: The error of the key; ``loadError`` is the same.
  public func load() async throws {
    try await reference.load()
  }

  /// Saves the value, and waits until it is safe.
  ///
  /// Changes are saved anyway. Use it to know when.
  ///
  /// - Throws: The error of the key; ``saveError`` is the same.
  public func save() async throws {
    try await reference.save()
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// Why the value could not be loaded the last time, if it could not.
  public var loadError: (any Error)? { reference.loadError }

  /// Why the value could not be saved the last time, if it could not.
  public var saveError: (any Error)? { reference.saveError }
}
