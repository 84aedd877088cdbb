import Dependencies
import Foundation
import Testing

struct DependenciesPage {
  struct Note: Equatable {
    let id: UUID
    let written: Date
  }

  struct Notebook {
    @Dependency(\.date.now) var now
    @Dependency(\.uuid) var uuid

    func newNote() -> Note { Note(id: uuid(), written: now) }
  }

  @Test func newNoteHasTheCurrentDate() {
    let note = withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
    } operation: {
      Notebook().newNote()
    }
    #expect(note == Note(id: UUID(0), written: Date(timeIntervalSince1970: 0)))
  }
}
