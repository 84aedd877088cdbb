#if DEBUG
@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct InspectedFieldsTests {
  private typealias Recording = StoreRecording<Shelf.State, Shelf.Action>

  /// The fields that an action changes in a state.
  private func fields(
    _ action: Shelf.Action,
    in state: Shelf.State = Shelf.State()
  ) -> [ChangedField] {
    let recording = Recording()
    let store = Store(initialState: state, recording: recording) { Shelf() }
    store.send(action)
    return recording.changedFields(by: 1)
  }

  @Test func fieldHasItsNameAndItsType() {
    #expect(fields(.counted) == [ChangedField(path: "count", name: "Shelf.State.count")])
  }

  @Test func actionThatChangesNothingHasNoFields() {
    #expect(fields(.nothing) == [])
    #expect(Recording().changedFields(by: 1) == [])
  }

  @Test func innermostFieldIsNamed() {
    let state = Shelf.State(books: [Book(id: 1), Book(id: 2)], shown: Book(id: 3))
    #expect(
      fields(.renamed, in: state) == [
        ChangedField(path: "books[id: 2].title", name: "Book.title"),
        ChangedField(path: "shown.title", name: "Book.title"),
        ChangedField(path: "place.title", name: "Book.title"),
      ]
    )
  }

  @Test func collectionIsNamedBesideFieldsIfAnElementChangesAsAWhole() {
    let state = Shelf.State(slots: [.full(Book(id: 1)), .full(Book(id: 2)), .full(Book(id: 3))])
    #expect(
      fields(.packed, in: state) == [
        ChangedField(path: "slots[id: 1].title", name: "Book.title"),
        ChangedField(path: "slots[id: 3].title", name: "Book.title"),
        ChangedField(path: "slots", name: "Shelf.State.slots"),
      ]
    )
  }

  @Test func collectionIsNamedIfItHasOtherElements() {
    #expect(fields(.added) == [ChangedField(path: "books", name: "Shelf.State.books")])
  }

  @Test func optionalAndCaseAreNamedIfTheyChange() {
    #expect(
      fields(.moved) == [
        ChangedField(path: "shown", name: "Shelf.State.shown"),
        ChangedField(path: "place", name: "Shelf.State.place"),
      ]
    )
  }

  @Test func sharedValueIsAField() {
    #expect(fields(.shared) == [ChangedField(path: "total", name: "Shelf.State.total")])
  }
}

private struct Book: Equatable, Identifiable {
  let id: Int
  var title = ""
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var books: IdentifiedArrayOf<Book> = []
    var shown: Book?
    var place = Place.box(Book(id: 9))
    var slots: IdentifiedArrayOf<Slot> = []
    @Shared(.inMemory("shelf")) var total = 0
  }
  enum Slot: Equatable, Identifiable {
    case full(Book)
    case empty(Int)

    var id: Int {
      switch self {
      case .full(let book): book.id
      case .empty(let id): id
      }
    }
  }
  enum Place: Equatable {
    case box(Book)
    case floor
  }
  enum Action {
    case added, counted, moved, nothing, packed, renamed, shared
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added: state.books.append(Book(id: 5))
      case .counted: state.count += 1
      case .moved:
        state.shown = Book(id: 4)
        state.place = .floor
      case .nothing: break
      case .packed:
        state.slots = [.full(Book(id: 1, title: "e")), .empty(2), .full(Book(id: 3, title: "f"))]
      case .renamed:
        state.books[id: 2]?.title = "b"
        state.shown?.title = "c"
        state.place = .box(Book(id: 9, title: "d"))
      case .shared: state.$total.withLock { $0 += 1 }
      }
      return .none
    }
  }
}
#endif
