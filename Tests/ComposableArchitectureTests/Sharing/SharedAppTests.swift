import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

private struct Meeting: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title = ""
  var isOver = false
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Meeting>>.Default {
  fileprivate static var meetings: Self {
    Self[.fileStorage(URL(fileURLWithPath: "/meetings.json")), default: []]
  }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var hidesPast: Self { Self[.appStorage("hidesPast"), default: false] }
}

@Reducer
private struct MeetingDetail {
  @ObservableState
  struct State: Equatable {
    @Shared var meeting: Meeting
    var isEditing = false
  }

  enum Action {
    case endButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .endButtonTapped:
        state.$meeting.withLock { $0.isOver = true }
        return .none
      }
    }
  }
}

@Reducer
private struct MeetingList {
  @ObservableState
  struct State: Equatable {
    @Presents var detail: MeetingDetail.State?
    @Shared(.meetings) var meetings
    @SharedReader(.hidesPast) var hidesPast
  }

  enum Action {
    case addButtonTapped
    case detail(PresentationAction<MeetingDetail.Action>)
    case meetingTapped(Shared<Meeting>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.$meetings.withLock {
          _ = $0.append(Meeting(id: $0.count, title: "Meeting \($0.count)"))
        }
        return .none
      case .detail:
        return .none
      case .meetingTapped(let meeting):
        state.detail = MeetingDetail.State(meeting: meeting)
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { MeetingDetail() }
  }
}

private struct MeetingListView: View {
  let store: StoreOf<MeetingList>

  var body: some View {
    ForEach(Array(store.$meetings)) { $meeting in
      if !meeting.isOver || !store.hidesPast {
        Button(meeting.title) { store.send(.meetingTapped($meeting)) }
        TextField("Title of \(meeting.id)", text: Binding($meeting.title))
      }
    }
    if let detail = store.scope(state: \.detail, action: \.detail.presented) {
      Text("Detail of \(detail.meeting.title)")
      Button("End") { detail.send(.endButtonTapped) }
    }
    Button("Add") { store.send(.addButtonTapped) }
  }
}

private struct SettingsView: View {
  @Shared(.hidesPast) var hidesPast

  var body: some View { Toggle("Hide", isOn: Binding($hidesPast)) }
}

/// Shared state from end to end: storage, reducers, stores and views.
@MainActor
struct SharedAppTests {
  @Test func allReadersOfASharedValueShowItsChange() async throws {
    let store = Store(initialState: MeetingList.State()) { MeetingList() }
    let list = ViewHarness { MeetingListView(store: store) }
    let settings = ViewHarness { SettingsView() }
    #expect(list.text == ["Add"])
    try list.tap(.button("Add"))
    try list.tap(.button("Add"))
    #expect(list.text.filter { $0.hasPrefix("Meeting") } == ["Meeting 0", "Meeting 1"])

    try list.tap(.button("Meeting 1"))
    try list.type("Retro", into: .textField("Title of 1"))
    #expect(list.contains(.text("Detail of Retro")))
    #expect(store.meetings[id: 1]?.title == "Retro")

    try list.tap(.button("End"))
    #expect(list.contains(.button("Retro")))
    try settings.tap(.toggle("Hide"))
    #expect(!list.contains(.button("Retro")))
    #expect(list.contains(.button("Meeting 0")))

    // The initial state of a second app with this storage.
    try await store.$meetings.save()
    @Dependency(\.defaultFileStorage) var storage
    let saved = withDependencies {
      $0 = DependencyValues()
      $0.defaultFileStorage = storage
    } operation: {
      MeetingList.State().meetings
    }
    #expect(
      saved == [Meeting(id: 0, title: "Meeting 0"), Meeting(id: 1, title: "Retro", isOver: true)]
    )
  }

  @Test func aTestAssertsChangesOfElements() async throws {
    let store = TestStore(initialState: MeetingList.State()) { MeetingList() }
    await store.send(.addButtonTapped) {
      $0.$meetings.withLock { $0 = [Meeting(id: 0, title: "Meeting 0")] }
    }
    let meeting = try #require(Array(store.state.$meetings).first)
    await store.send(.meetingTapped(meeting)) {
      $0.detail = MeetingDetail.State(meeting: meeting)
    }
    await store.send(.detail(.presented(.endButtonTapped))) {
      $0.detail?.$meeting.withLock { $0.isOver = true }
    }
    #expect(store.state.meetings == [Meeting(id: 0, title: "Meeting 0", isOver: true)])
  }
}
