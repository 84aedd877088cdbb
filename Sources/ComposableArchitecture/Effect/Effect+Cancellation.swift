extension Effect {
  /// Makes an effect cancellable by an id.
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
  /// Ids are compared by type and value: ids of different types are never equal. An id is valid within one store, so
  /// two windows with a store each do not cancel each other's effects. Several effects may run under one id, and one
  /// effect under several.
  ///
  /// ``none`` starts nothing and therefore cancels nothing: running effects with the id continue. To end them, return
  /// ``cancel(id:)``.
  ///
  /// Where we differ: the original keeps one registry for the whole process and identifies each store in it.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether to cancel effects in flight with the id when this effect starts. An effect that
  ///     contains this one continues, whatever its id.
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
  /// They end at once and send nothing more. The next effect of a ``concatenate(_:)`` starts. If no effect runs under
  /// the id, nothing happens.
  ///
  /// An effect that contains this one ends too, if it runs under the id. It continues if this one is the first that
  /// runs in it, so that an effect can replace its predecessor:
  ///
  /// ```swift
  /// return .concatenate(.cancel(id: CancelID.timer), .run { … })
  ///   .cancellable(id: CancelID.timer)
  /// ```
  ///
  /// Cancelled effects do not keep a test from ending:
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
