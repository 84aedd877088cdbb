#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// An enum of features, of which a view presents or shows the current case.
@MainActor
struct ObservedDestinationsTests {
  @Reducer
  enum Destination {
    case edit(Page)
    case view(Page)
    case read(Page)
    case alert(AlertState<Alert>)
    case warning(AlertState<Alert>)
    @ReducerCaseIgnored case note(String)
    case nothing

    enum Alert: Equatable { case confirm }
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State {
      @Presents var destination: Destination.State?
      var screen = Destination.State.edit(Page.State())
      var confirmations = 0
    }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case screen(Destination.Action)
      case present(Destination.State)
      case show(Destination.State)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.screen, action: \.screen) { Destination.body }
      Reduce { state, action in
        switch action {
        case .present(let destination): state.destination = destination
        case .show(let screen): state.screen = screen
        case .destination(.presented(.alert(.confirm))): state.confirmations += 1
        case .destination(.presented(.warning(.confirm))): state.confirmations += 10
        case .destination, .screen: break
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  struct RootView: View {
    @Bindable var store: StoreOf<Root>

    var body: some View {
      VStack {
        ScreenView(store: store.scope(state: \.screen, action: \.screen))
      }
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
        PageView(store: store, name: "Edit")
      }
      .sheet(item: $store.scope(state: \.destination, action: \.destination).view) { store in
        PageView(store: store, name: "View")
      }
      .sheet(item: $store.scope(state: \.$destination, action: \.destination).read) { store in
        PageView(store: store, name: "Read")
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .alert($store.scope(state: \.$destination, action: \.destination).warning)
    }
  }

  struct ScreenView: View {
    let store: StoreOf<Destination>

    var body: some View {
      switch store.case {
      case .edit(let store): PageView(store: store, name: "Screen")
      case .view(let store): Text("Viewed \(store.count)")
      case .read(let store): Text("Read \(store.count)")
      case .alert, .warning: Text("Alert")
      case .note(let note): Text(note)
      case .nothing: Text("Nothing")
      }
    }
  }

  struct PageView: View {
    let store: StoreOf<Page>
    let name: String

    var body: some View {
      Button("\(name) \(store.count)") { store.send(.bump) }
    }
  }

  private let store = Store(initialState: Root.State()) { Root() }

  @Test func switchShowsTheViewOfTheCurrentCase() throws {
    let page = ViewHarness { RootView(store: store) }
    try page.tap(.button("Screen 0"))
    #expect(page.contains(.button("Screen 1")))
    store.send(.show(.view(Page.State(count: 5))))
    #expect(page.contains(.text("Viewed 5")))
    store.send(.screen(.view(.bump)))
    #expect(page.contains(.text("Viewed 6")))
    store.send(.show(.note("A note")))
    #expect(page.contains(.text("A note")))
    store.send(.show(.nothing))
    #expect(page.contains(.text("Nothing")))
    page.unmount()
  }

  @Test func caseOfADestinationIsPresentedAndDismissed() throws {
    let page = ViewHarness { RootView(store: store) }
    store.send(.present(.edit(Page.State())))
    try page.tap(.button("Edit 0"))
    #expect(page.contains(.button("Edit 1")))
    try page.dismiss()
    #expect(store.destination == nil)
    page.unmount()
  }

  @Test func sheetFollowsTheCaseOfItsStore() throws {
    let page = ViewHarness { RootView(store: store) }
    store.send(.present(.view(Page.State())))
    try page.tap(.button("View 0"))
    #expect(page.contains(.button("View 1")))
    store.send(.present(.edit(Page.State())))
    #expect(!page.contains(.button("View 1")))
    #expect(page.contains(.button("Edit 0")))
    store.send(.present(.view(Page.State(count: 5))))
    #expect(page.contains(.button("View 5")))
    try page.dismiss()
    #expect(store.destination == nil)
    page.unmount()
  }

  @Test func bindingOfOneCaseDoesNotDismissAnotherCase() {
    store.send(.present(.edit(Page.State())))
    let presented = Bindable(store).scope(state: \.destination, action: \.destination)
    presented.view.wrappedValue = nil
    #expect(store.destination?.is(\.edit) == true)
    presented.edit.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test func caseOfAProjectedDestinationIsPresented() throws {
    let page = ViewHarness { RootView(store: store) }
    store.send(.present(.read(Page.State())))
    try page.tap(.button("Read 0"))
    #expect(page.contains(.button("Read 1")))
    try page.dismiss()
    #expect(store.destination == nil)
    page.unmount()
  }

  @Test func aChildHasOneStoreHoweverItIsWritten() {
    store.send(.present(.edit(Page.State())))
    let store = Bindable(store)
    let presented = store.scope(state: \.destination, action: \.destination).wrappedValue
    #expect(presented != nil)
    #expect(store.scope(state: \.$destination, action: \.destination).wrappedValue === presented)
  }

  private static let question = AlertState<Destination.Alert> {
    TextState("Sure?")
  } actions: {
    ButtonState(action: .confirm) { TextState("Yes") }
  }

  @Test func theButtonOfAnAlertSendsItsAction() throws {
    let page = ViewHarness { RootView(store: store) }
    store.send(.present(.alert(Self.question)))
    try page.tap(.button("Yes"))
    #expect(store.confirmations == 1)
    #expect(store.destination == nil)
    page.unmount()
  }

  @Test func theButtonOfAnAlertInACaseSendsItsAction() throws {
    let page = ViewHarness { RootView(store: store) }
    store.send(.present(.warning(Self.question)))
    try page.tap(.button("Yes"))
    #expect(store.confirmations == 10)
    #expect(store.destination == nil)
    page.unmount()
  }
}
#endif
