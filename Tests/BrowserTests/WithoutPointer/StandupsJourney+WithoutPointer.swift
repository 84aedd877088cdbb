import BrowserTesting
import ComposableArchitecture
import StandupsCommon
import Testing

extension StandupsJourney {
  /// Adds a standup, edits it, holds a meeting, and deletes the standup.
  func useWithoutPointer(_ way: UserWithoutPointer.Way) async throws {
    try await open { live in
      let page = live.page
      let user = UserWithoutPointer(page: page, way: way)
      try await user.use(.button("Add"))
      try await page.waitUntil("document.activeElement.tagName === 'INPUT'")
      try await page.type("Design")
      try await user.type("Blob", into: .textField("Name"))
      try await user.use(.button("Save"))
      try await page.waitForAbsence(of: .dialog)
      // The focus is back at the button that has opened the sheet.
      #expect(try await page.isFocused(.button("Add")))

      try await user.use(.button("Design 1 5 min"))
      try await user.use(.button("Edit"))
      try await user.type(" Team", into: .textField("Title"))
      try await user.use(.button("Save"))
      try await page.waitFor(.heading("Design Team"))
      #expect(try kept.map(\.title) == ["Design Team"])

      try await holdMeeting(user)
      try await user.use(.button("Delete"))
      try await page.waitFor(.alert("Delete this standup?"))
      try await user.use(.button("Delete", in: .alert("Delete this standup?")))
      try await page.waitFor(.text("No standups yet. Add the first one with the button above."))
      #expect(try kept == [])
    }
  }

  private func holdMeeting(_ user: UserWithoutPointer) async throws {
    let page = user.page
    try await user.use(.button("Start meeting"))
    try await page.waitFor(.text("Last speaker"))
    try await user.use(.button("End meeting"))
    try await page.waitFor(.alert("End the meeting?"))
    try await user.use(.button("Save and end"))
    try await page.waitFor(.heading("Past meetings"))
    try await waitUntilKept { $0.first?.meetings.count == 1 }
  }
}
