/// The recording whose actions a reducer handles once more, and why it does.
@MainActor
struct ReplayPurpose<State, Action> {
  // A run belongs to its recording.
  unowned let recording: StoreRecording<State, Action>
  let repetition: ActionRepetition
}
