import BrowserTesting
import ComposableArchitecture
import Testing
import ViewCore

/// Fields and a focus that are a store's, with a real cursor.
@MainActor
@Suite(.needsBrowser)
struct BindingTests {
  private struct Meeting: Reducer {
    struct State: Equatable {
      @BindingState var focus: Field?
      @BindingState var title = ""
      @BindingState var attendees: [String] = []
    }
    enum Field: Hashable {
      case title
      case attendee(Int)
    }
    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case addButtonTapped
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding:
          break
        case .addButtonTapped:
          state.attendees.append("")
          state.focus = .attendee(state.attendees.count - 1)
        }
        return .none
      }
    }
  }

  private struct MeetingView: View {
    let store: StoreOf<Meeting>
    @FocusState private var focus: Meeting.Field?

    var body: some View {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Form {
          TextField("Title", text: viewStore.$title).focused($focus, equals: .title)
          ForEach(viewStore.attendees.indices, id: \.self) { index in
            TextField("Attendee \(index)", text: viewStore.$attendees[index])
              .focused($focus, equals: .attendee(index))
          }
          Button("Add") { viewStore.send(.addButtonTapped) }
        }
        .bind(viewStore.$focus, to: $focus)
        Text(verbatim: viewStore.focus.map { "focus \($0)" } ?? "no focus")
      }
    }
  }

  @Test func theCursorAndTheStoreAgree() async throws {
    let store = Store(initialState: Meeting.State(focus: .title)) { Meeting() }
    try await LivePage.show(MeetingView(store: store)) { live in
      let page = live.page
      try await page.waitFor(.text("focus title"))
      try await page.type("Design")

      try await page.click(.button("Add"))
      try await page.waitFor(.text("focus attendee(0)"))
      #expect(try await page.isFocused(.textField("Attendee 0")))
      try await page.type("Blob")

      try await page.click(.textField("Title"))
      try await page.waitFor(.text("focus title"))
      try await page.press(.tab)
      try await page.waitFor(.text("focus attendee(0)"))
      try await page.press(.tab)
      try await page.waitFor(.text("no focus"))
      #expect(
        store.withState { $0 } == Meeting.State(focus: nil, title: "Design", attendees: ["Blob"])
      )
      #expect(live.log.all == [])
    }
  }
}
