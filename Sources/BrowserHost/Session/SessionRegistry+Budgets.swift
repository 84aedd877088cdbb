/// Keeps the budgets of all sessions.
extension SessionRegistry {
  /// Forgets typed texts of the sessions with the most of them, until there are few enough bytes.
  func forgetTextsOfLargestSessions() {
    while budgets.typedTexts.isExceeded {
      let largest = sessions.values.max { $0.typedTextBytes < $1.typedTextBytes }
      guard let largest, largest.typedTextBytes > 0 else { return }
      largest.forgetTypedTexts()
    }
  }

  /// Drops unacknowledged frames, until there are few enough bytes.
  ///
  /// Sessions without a page lose theirs first, so that nobody who has left can have the pages of others disconnected.
  func dropFramesOfLargestSessions() {
    while budgets.frames.isExceeded, let largest = largestSessionWithoutPage {
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
    while budgets.frames.isExceeded {
      let largest = attached.values.max { $0.unacknowledgedBytes < $1.unacknowledgedBytes }
      guard let largest, largest.unacknowledgedBytes > 0, let connection = largest.connection
      else { return }
      log.report(
        .closed(.tooManyUnacknowledgedBytes(limit: limits.unacknowledgedBytesInAll)),
        of: largest.source
      )
      close(connection, .policyViolation)
      connection.dropIfUnread()
      detach(connection, at: now())
      largest.forgetFrames()
    }
  }
}
