extension Effect {
  /// The actions that the effect sends, for tests of functions that return effects.
  ///
  /// ```swift
  /// var actions: [Int] = []
  /// for await action in Effect.merge(.send(1), .send(2)).actions {
  ///   actions.append(action)
  /// }
  /// #expect(actions == [1, 2])
  /// ```
  ///
  /// The effect starts when the stream is created. It is cancelled when the stream is no longer read. Inside of another
  /// effect it belongs to the same feature. To test a feature, use a ``TestStore``, which also checks how each action changes the state.
  ///
  /// Where we differ: this is public. The original hides it behind an `@_spi` attribute.
  public var actions: AsyncStream<Action> {
    AsyncStream { continuation in
      let task = Task { @MainActor in
        let run = EffectRun(self, in: .current) { action in
          nonisolated(unsafe) let action = action
          continuation.yield(action)
        }
        await run.run()
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
