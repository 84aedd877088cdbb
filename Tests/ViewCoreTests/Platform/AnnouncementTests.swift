import Testing
import ViewTesting

@testable import ViewCore

/// Texts that screen readers read.
@MainActor
struct AnnouncementTests {
  private struct Form: View {
    @State private var count = 0

    var body: some View {
      Button("Save") {
        count += 1
        AccessibilityNotification.Announcement("Saved \(count)").post()
      }
      Button("Delete") { UIAccessibility.post(notification: .announcement, argument: "Deleted") }
      Button("Nothing") { UIAccessibility.post(notification: .announcement, argument: nil) }
      Button("Number") { UIAccessibility.post(notification: .announcement, argument: 7) }
    }
  }

  private struct MotionText: View {
    var body: some View { Text(UIAccessibility.isReduceMotionEnabled ? "still" : "moves") }
  }

  @Test func textsAreGivenToScreenReaders() throws {
    let view = ViewHarness { Form() }
    #expect(view.announcements == [])
    try view.tap(.button("Save"))
    try view.tap(.button("Save"))
    try view.tap(.button("Delete"))
    try view.tap(.button("Nothing"))
    #expect(view.announcements == ["Saved 1", "Saved 2", "Deleted"])
  }

  @Test func otherWindowsHearNothing() throws {
    let one = ViewHarness { Form() }
    let other = ViewHarness { Form() }
    try one.tap(.button("Delete"))
    #expect(other.announcements == [])
    AccessibilityNotification.Announcement("Nobody").post()
    #expect(one.announcements == ["Deleted"])
  }

  @Test func taskOfAViewAnnounces() async throws {
    let view = ViewHarness {
      Text("Loading").task { AccessibilityNotification.Announcement("Loaded").post() }
    }
    try await view.wait { $0.announcements == ["Loaded"] }
  }

  @Test func otherArgumentIsReported() throws {
    let view = ViewHarness { Form() }
    try withKnownIssue {
      try view.tap(.button("Number"))
    } matching: { issue in
      issue.description.contains("Screen readers were given something else than a text to read.")
        && issue.description.contains("Type: Int")
    }
    #expect(view.announcements == [])
  }

  @Test func lessMotionIsThatOfTheWindow() {
    let view = ViewHarness { MotionText() }
    #expect(view.text == ["moves"])
    view.report(WindowMetrics(reducesMotion: true))
    #expect(view.text == ["still"])
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
