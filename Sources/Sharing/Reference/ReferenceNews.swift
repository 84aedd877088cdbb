/// What is not told yet to those who are told of a shared value.
struct ReferenceNews {
  /// The changes that the key has not been given.
  var unsavedChanges = 0
  /// Those who wait until the value is saved.
  var saveRequests: [@Sendable (Result<Void, any Error>) -> Void] = []
  /// Whether the subscribers of the publisher have still to get the value, and where.
  var publication = Publication.done
  /// Whether another process may have saved another value.
  var mayBeOutdated = false

  enum Publication {
    case done
    /// The value comes from elsewhere, where nobody knows the threads of this process.
    case onMainActor
    /// It is published by the thread that has changed it.
    case anywhere
  }

  /// Notes that there is a value to publish.
  mutating func publish(_ publication: Publication) {
    if self.publication != .anywhere { self.publication = publication }
  }

  /// Takes what may be told, if there is anything.
  ///
  /// The changes stay until the key has been given them: a value that is made of an older one is not to
  /// take their place before that.
  ///
  /// - Parameters:
  ///   - publishing: Whether the subscribers may be told now.
  ///   - refreshing: Whether the value may be replaced now.
  /// - Returns: What is to be told; the rest stays.
  mutating func take(publishing: Bool, refreshing: Bool) -> ReferenceNews? {
    var taken = self
    if !publishing { taken.publication = .done }
    taken.mayBeOutdated = mayBeOutdated && refreshing
    guard
      taken.unsavedChanges > 0 || !taken.saveRequests.isEmpty || taken.publication != .done
        || taken.mayBeOutdated
    else { return nil }
    saveRequests = []
    if publishing { publication = .done }
    mayBeOutdated = mayBeOutdated && !refreshing
    return taken
  }
}
