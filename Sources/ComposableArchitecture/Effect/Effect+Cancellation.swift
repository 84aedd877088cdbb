extension Effect {
  /// Lets an effect be cancelled by an id.
  ///
  /// ```swift
  /// enum CancelID { case search }
  ///
  /// case .queryChanged(let query):
  ///   return .run { send in
  ///     try await clock.sleep(for: .milliseconds(300))
  ///     await send(.searchResponse(try await api.search(query)))
  ///   }
  ///   .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// An id is its type and its value: ids of different types never meet. It counts within one store;
  /// two windows with a store each do not cancel each other's effects. Several effects may run under
  /// one id, and one effect under several.
  ///
  /// ``none`` has nothing to cancel and nothing to start, so it cancels nothing either: what runs under the
  /// id goes on. To end that, return ``cancel(id:)``.
  ///
  /// Where we differ: the original keeps one registry for the whole process, and tells stores apart
  /// by an id of their own.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether to cancel the effects that run under the id first. It happens when
  ///     this effect starts, not when it is made. An effect that this one is a part of goes on, whatever its id.
  /// - Returns: An effect that ``cancel(id:)`` can end.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard !isNone else { return self }
    return Self(operation: .cancellable(self, CancelID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the effects that run under an id.
  ///
  /// ```swift
  /// case .stopButtonTapped:
  ///   return .cancel(id: CancelID.timer)
  /// ```
  ///
  /// They end at once and send nothing more, and what was to follow them in
  /// ``concatenate(_:)`` starts. Nothing happens if there are none.
  ///
  /// In a test the cancelled effects no longer count as running, so that it may end:
  ///
  /// ```swift
  /// await store.send(.startButtonTapped)
  /// await store.send(.stopButtonTapped)
  /// ```
  ///
  /// - Parameter id: The id given to ``cancellable(id:cancelInFlight:)``.
  /// - Returns: An effect that ends as soon as it has cancelled the others.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(operation: .cancel(CancelID(id)))
  }
}
