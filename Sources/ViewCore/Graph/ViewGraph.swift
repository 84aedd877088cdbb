/// The mounted form of a view: keeps state and identity, runs what changed, and says what the page
/// must do about it.
///
/// A graph does no I/O. Its owner (a session of the host, or a test) sends events in and takes
/// patches out, on the main actor:
///
///     mount() ─► [Patch]            handle(event, on: node) ─► EventOutcome
///     needsFlush() ── a later turn ──► flush() ─► [Patch]       unmount()
@MainActor
package final class ViewGraph {
  /// The page's own container, into which the root's elements are inserted.
  package static let rootID: NodeID = 0

  /// Called once when a clean graph becomes dirty outside `handle`, `mount` and `flush`.
  ///
  /// The owner answers with one `flush()` in a later turn of the main actor.
  package var needsFlush: (() -> Void)?

  package init(root: some View) {}

  /// Makes the nodes of the root view. Called once.
  package func mount() -> [Patch] { [] }

  /// Runs what changed since the last flush. Empty where nothing visible did.
  package func flush() -> [Patch] { [] }

  /// Runs the handler for an event. The caller flushes afterwards.
  package func handle(_ event: Event, on node: NodeID) -> EventOutcome { .unknownNode }

  /// Ends all lifetimes: `onDisappear` runs, tasks are cancelled, state is released.
  package func unmount() {}
}
