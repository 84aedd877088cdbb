extension Effect {
  /// The actions that the effect sends, for tests of what makes effects.
  ///
  /// ```swift
  /// var actions: [Int] = []
  /// for await action in Effect.merge(.send(1), .send(2)).actions {
  ///   actions.append(action)
  /// }
  /// #expect(actions == [1, 2])
  /// ```
  ///
  /// The effect starts when the stream is made, and is cancelled when nobody reads it any more. A feature is tested
  /// with a ``TestStore``, which also says what its actions change.
  ///
  /// Where we differ: this is public, and the original's is for its own modules and those that ask for them.
  public var actions: AsyncStream<Action> {
    AsyncStream { continuation in
      let task = Task { @MainActor in
        let run = EffectRun(self) { action in
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
