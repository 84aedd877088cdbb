/// The updates of a shared value that its key and its subscribers have not received yet.
struct PendingUpdates {
  /// The number of changes that the key has not received.
  var unsavedChanges = 0
  /// The completions of requested saves.
  var saveRequests: [@Sendable (Result<Void, any Error>) -> Void] = []
  /// Whether the publisher has still to send the value, and where.
  var publication = Publication.done
  /// Whether another process may have saved another value.
  var mayBeOutdated = false

  enum Publication {
    case done
    /// The value comes from another process.
    case onMainActor
    /// The thread that has changed the value publishes it.
    case anywhere
  }

  /// Notes that the publisher has to send the value.
  mutating func publish(_ publication: Publication) {
    if self.publication != .anywhere { self.publication = publication }
  }

  /// Takes the updates that may be sent now, if there are any.
  ///
  /// Unsaved changes stay until the key has received them: until then no older value may replace them.
  ///
  /// - Parameters:
  ///   - publishing: Whether the publisher may send now.
  ///   - refreshing: Whether a newer value may replace the value now.
  /// - Returns: The updates to send; the others stay.
  mutating func take(publishing: Bool, refreshing: Bool) -> PendingUpdates? {
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
