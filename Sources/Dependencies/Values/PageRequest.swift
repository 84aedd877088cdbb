public import ViewValues

extension DependencyValues {
  /// The request that opened the window, with the headers and cookies that the app asked for.
  ///
  /// ```swift
  /// @Dependency(\.pageRequest) var request
  ///
  /// let language = request.languages.first
  /// ```
  ///
  /// In an app it is the request of the window whose event, or whose view, started the code. Code that no window has
  /// started, and a preview without a page, have a request without facts. A test makes its own:
  ///
  /// ```swift
  /// $0.pageRequest = PageRequest(path: "/trips", query: "sort=name")
  /// ```
  public var pageRequest: PageRequest {
    get {
      override(of: PageRequestKey.self) ?? CurrentPage.value?.request ?? self[PageRequestKey.self]
    }
    set { self[PageRequestKey.self] = newValue }
  }
}

private enum PageRequestKey: DependencyKey {
  static let liveValue = PageRequest()
}

extension PageRequestKey: BuiltInKey {
  static let suggestedOverride = #"$0.pageRequest = PageRequest(path: "/trips")"#
}
