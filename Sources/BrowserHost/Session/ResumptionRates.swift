/// The rates at which sessions are resumed: that of each session, and that of each network address.
///
/// A page that comes back is sent its missed frames, or all of its content. Both cost more than the message that asks
/// for them.
struct ResumptionRates {
  private var ofSessions: KeyedRates<SessionID>
  private var ofAddresses: AddressRates

  init(_ limits: Limits) {
    ofSessions = KeyedRates(
      perSecond: limits.resumptionsPerSecond,
      burst: limits.resumptionBurst
    )
    // An address may resume as many sessions at once as it may open, as after a failure of its network.
    ofAddresses = AddressRates(perSecond: limits.sessionsPerSecond, burst: limits.sessionBurst)
  }

  /// Counts a resumption.
  ///
  /// - Returns: Whether the session may be resumed now.
  mutating func take(
    _ session: SessionID,
    from address: IPAddress?,
    at now: ContinuousClock.Instant
  ) -> Bool {
    ofSessions.take(for: session, at: now) && ofAddresses.take(for: address, at: now)
  }

  /// Counts the search for a session that another process may have saved, which reads a file.
  ///
  /// - Returns: Whether the session may be looked for now.
  mutating func takeSearch(from address: IPAddress?, at now: ContinuousClock.Instant) -> Bool {
    ofAddresses.take(for: address, at: now)
  }
}
