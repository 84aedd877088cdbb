#if DEBUG
import Testing

/// Lets other tasks run until they have done something.
///
/// - Parameters:
///   - event: The event, for the failure after a minute.
///   - sourceLocation: The place of the failure.
///   - hasHappened: Whether the event has happened.
/// - Throws: The failure, or what the closure throws.
@MainActor
func waitFor(
  _ event: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ hasHappened: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + .seconds(60)
  while try await !hasHappened() {
    let isInTime = ContinuousClock.now < deadline
    try #require(isInTime, "A minute has passed without \(event).", sourceLocation: sourceLocation)
    await Task.yield()
  }
}
#endif
