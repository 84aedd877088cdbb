extension Shared {
  /// Loads the value again.
  ///
  /// - Throws: The error of the key; ``loadError`` is the same.
  public func load() async throws {
    try await reference.load()
  }

  /// Saves the value, and waits for the end of the save.
  ///
  /// Changes are saved without this call. Use it to learn when.
  ///
  /// - Throws: The error of the key; ``saveError`` is the same. After the loss of a change, the first call throws that.
  public func save() async throws {
    try await reference.save()
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// The error of the last load, or `nil` if it succeeded.
  public var loadError: (any Error)? { reference.loadError }

  /// The error of the last save, or `nil` if it succeeded.
  ///
  /// A change is lost if another process has changed the value where a file or a database could not be reached. That
  /// error stays while later changes are saved, until ``save()`` has thrown it or ``load()`` has read the value.
  public var saveError: (any Error)? { reference.saveError }
}
