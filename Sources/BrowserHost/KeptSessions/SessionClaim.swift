import ViewValues

/// The request of a page for a session that this process does not run.
struct SessionClaim: Sendable {
  let id: SessionID
  /// The browser that asks for it, and its user.
  let browser: BrowserID
  let user: WindowUser?
  /// The address that asks for it.
  let network: IPAddress?
  /// The last event that was saved as far as the page knows.
  let savedEvent: Int

  /// The reason why a session is not for the page, or `nil`.
  func refusal(of session: KeptSession) -> ResumptionRefusal? {
    if session.browser != browser.keptName { return .otherBrowser }
    guard session.isOf(user) else { return .otherUser }
    return session.lastEvent < savedEvent ? .unknownSession : nil
  }
}
