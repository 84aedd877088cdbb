package import ViewTesting

extension ViewHarness {
  /// Adds a standup to the empty list, and deletes it.
  package func addAndDeleteStandup() async throws {
    try await waitFor(.text("No standups yet. Add the first one with the button above."))
    try tap(.button("Add"))
    for text in ["D", "Design"] { try type(text, into: .textField("Title")) }
    try tap(.button("Save"))
    try await waitFor(.button("Design 1 5 min"))
    try tap(.button("Design 1 5 min"))
    try tap(.button("Delete"))
    try tap(.button("Delete"))
    try await waitFor(.text("No standups yet. Add the first one with the button above."))
  }
}
