/// What is not told yet to those who are told of a shared value.
struct ReferenceNews {
  /// The changes that the key has not been given.
  var unsavedChanges = 0
  /// Those who wait until the value is saved.
  var saveRequests: [@Sendable (Result<Void, any Error>) -> Void] = []
  /// Whether the subscribers of the publisher have not got the value.
  var isUnpublished = false
  /// Whether another process may have saved another value.
  var mayBeOutdated = false

  /// Takes all of it, if there is anything.
  ///
  /// The changes stay until the key has been given them: a value that is made of an older one is not to
  /// take their place before that.
  mutating func take() -> ReferenceNews? {
    guard unsavedChanges > 0 || !saveRequests.isEmpty || isUnpublished || mayBeOutdated else {
      return nil
    }
    let taken = self
    self = ReferenceNews(unsavedChanges: unsavedChanges)
    return taken
  }
}
