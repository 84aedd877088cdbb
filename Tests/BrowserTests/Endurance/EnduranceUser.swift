import ViewTesting

/// A user of Standups who leaves it as it was.
@MainActor
struct EnduranceUser {
  let page: Page

  private static let empty = "No standups yet. Add the first one with the button above."

  /// Adds a standup, edits and deletes it, opens another window for a moment, and loads the page anew.
  func performRound() async throws {
    try await page.waitFor(.text(Self.empty))
    try await page.click(.button("Add"))
    try await page.type("Design", into: .textField("Title"))
    try await page.click(.button("Save"))
    try await page.click(.button("Design 1 5 min"))
    try await page.click(.button("Edit"))
    try await page.type(" Team", into: .textField("Title"))
    try await page.click(.button("Save"))
    try await page.waitForAbsence(of: .dialog)
    try await page.click(.button("Delete"))
    try await page.waitFor(.alert("Delete this standup?"))
    try await page.click(.button("Delete"))
    try await page.waitFor(.text(Self.empty))
    try await useAnotherWindow()
    try await page.reload()
    try await page.waitFor(.text(Self.empty))
  }

  private func useAnotherWindow() async throws {
    let other = try await page.openAnother()
    try await other.click(.button("Add"))
    try await other.click(.button("Cancel"))
    try await other.waitForAbsence(of: .dialog)
    try await other.close()
  }
}
