import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

private typealias Note = DependenciesPage.Note
private typealias Notebook = DependenciesPage.Notebook

struct DependenciesTestSupportPage {
  @Suite(.dependencies { $0.uuid = .incrementing })
  struct NotebookTests {
    @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 0)))
    func newNoteHasTheCurrentDate() {
      let note = Notebook().newNote()
      #expect(note == Note(id: UUID(0), written: Date(timeIntervalSince1970: 0)))
    }
  }
}
