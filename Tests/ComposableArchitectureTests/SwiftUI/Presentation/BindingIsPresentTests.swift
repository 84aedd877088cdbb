#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore

@MainActor
struct BindingIsPresentTests {
  @Reducer
  struct Child {
    struct State {}
    enum Action { case close }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State { @Presents var child: Child.State? }
    enum Action { case child(PresentationAction<Child.Action>) }
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$child, action: \.child) { Child() }
    }
  }

  @Test func bindingFollowsThePresentedStore() {
    @Bindable var store = Store(initialState: Parent.State(child: Child.State())) { Parent() }
    let isPresented: Binding<Bool> = Binding($store.scope(state: \.child, action: \.child))
    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = false
    #expect(store.child == nil)
    #expect(!isPresented.wrappedValue)
  }

  @Test func bindingIsTrueForAValueAndClearsIt() {
    var name: String? = "Blob"
    let isNamed: Binding<Bool> = Binding(Binding(get: { name }, set: { name = $0 }))
    #expect(isNamed.wrappedValue)
    isNamed.wrappedValue = true
    #expect(name == "Blob")
    isNamed.wrappedValue = false
    #expect(name == nil)
    #expect(!isNamed.wrappedValue)
  }

  @Test func aValueThatIsNotKnownIsNotPresented() {
    var name: String?
    let isNamed: Binding<Bool> = Binding(Binding(get: { name }, set: { name = $0 }))
    withKnownIssue {
      isNamed.wrappedValue = true
    } matching: {
      $0.description.contains(
        "'true' was written to a binding that is 'true' while a value of 'String' is presented"
      )
    }
    #expect(name == nil)
  }
}
#endif
