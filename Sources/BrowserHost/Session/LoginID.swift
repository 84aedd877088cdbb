/// The login of a user in a browser, which has one or several windows.
struct LoginID: Hashable {
  let user: String
  let browser: BrowserID?
  /// The session, where no browser is known that could have others.
  private let session: SessionID?

  init(user: String, browser: BrowserID?, session: SessionID) {
    self.user = user
    self.browser = browser
    self.session = browser == nil ? session : nil
  }
}
