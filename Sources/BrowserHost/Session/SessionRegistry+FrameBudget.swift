/// The memory that the frames of all sessions may take.
extension SessionRegistry {
  /// Drops unacknowledged frames, until there are few enough bytes.
  ///
  /// Sessions without a page lose theirs first, so that nobody who has left can have the pages of others disconnected.
  func dropFramesOfLargestSessions() {
    while budget.isExceeded, let largest = largestSessionWithoutPage {
      largest.forgetFrames()
    }
    disconnectLargestSessions()
  }

  /// The session with the most unacknowledged bytes of those whose page has gone, if any has some.
  private var largestSessionWithoutPage: Session? {
    detachedSince.keys.compactMap { sessions[$0] }.filter { $0.unacknowledgedBytes > 0 }
      .max { $0.unacknowledgedBytes < $1.unacknowledgedBytes }
  }

  /// Disconnects the pages that have left most bytes unacknowledged, until there are few enough.
  private func disconnectLargestSessions() {
    while budget.isExceeded {
      let largest = attached.values.max { $0.unacknowledgedBytes < $1.unacknowledgedBytes }
      guard let largest, largest.unacknowledgedBytes > 0, let connection = largest.connection
      else { return }
      log.report(
        .tooManyUnacknowledgedBytes(limit: limits.unacknowledgedBytesInAll),
        of: largest.source
      )
      close(connection, .policyViolation)
      connection.dropIfUnread()
      detach(connection, at: now())
      largest.forgetFrames()
    }
  }
}
