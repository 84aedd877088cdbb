package import ViewTesting

extension ViewHarness {
  /// Adds a standup, holds a meeting of it, and deletes it.
  package func addHoldAndDeleteStandup() async throws {
    try await waitFor(.button("Add"))
    try tap(.button("Add"))
    for text in ["D", "De", "Design"] { try type(text, into: .textField("Title")) }
    try type("Blob", into: .textField("Name"))
    try tap(.button("New attendee"))
    try type("Blob Jr.", into: .textField("Name").element(boundBy: 1))
    try tap(.button("Save"))
    try await waitFor(.button("Design 2 5 min"))
    try tap(.button("Design 2 5 min"))
    try tap(.button("Start meeting"))
    try tap(.button("End meeting"))
    try tap(.button("Save and end"))
    try await waitFor(.heading("Past meetings"))
    try await waitFor(.button("Delete"))
    try tap(.button("Delete"))
    try tap(.button("Delete"))
    try await waitFor(.heading("Daily Standups"))
  }
}
