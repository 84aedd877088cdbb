public import ViewValues

extension DependencyValues {
  /// The user of the window, or `nil` without authentication.
  ///
  /// ```swift
  /// @Dependency(\.windowUser) var user
  ///
  /// guard let user, trip.owner == user.id else { return .none }
  /// ```
  ///
  /// In an app it is the user of the window whose event, or whose view, started the code. A store that a window has
  /// made keeps its user: all of its effects see the same one. In tests and previews nobody is logged in, unless they
  /// set a user:
  ///
  /// ```swift
  /// $0.windowUser = WindowUser(id: "anna")
  /// ```
  public var windowUser: WindowUser? {
    get { override(of: WindowUserKey.self) ?? CurrentPage.value?.user ?? self[WindowUserKey.self] }
    set { self[WindowUserKey.self] = newValue }
  }

  /// These values, with the user and the request of the page that the code runs for.
  ///
  /// They stay so in code that the page has not started, such as that of a timer.
  package var keepingUser: Self {
    // Most pages have no user, and the look for an override takes longer.
    guard let page = CurrentPage.value, page.user != nil, override(of: WindowUserKey.self) == nil
    else { return self }
    var values = self
    values.windowUser = page.user
    values.pageRequest = pageRequest
    return values
  }
}

private enum WindowUserKey: DependencyKey {
  static var liveValue: WindowUser? { nil }
  static var testValue: WindowUser? { nil }
}
