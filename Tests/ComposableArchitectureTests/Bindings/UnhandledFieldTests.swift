@testable import ComposableArchitecture
import ConcurrencyExtras
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Issues about a control's write to observable state that no reducer applies.
@MainActor
struct UnhandledFieldTests {
  @Test func fieldWithoutABindingReducerIsReportedAtItsControl() async {
    let issues = await IssueRecorder.issues {
      let view = ViewHarness { TitleFormView(store: titleStore()) }
      try? view.type("a", into: .textField("Title"))
    }
    let text = text(write: #".set(\.title, "a")"#, field: #"\.title"#)
    #expect(issues == [.init(message: text, line: TitleFormView.controlLine)])
  }

  @Test func fieldThatNoControlWritesIsReportedWhereTheViewDeclaresItsStore() async {
    let view = TitleFormView(store: titleStore())
    let issues = await IssueRecorder.issues { view.title.wrappedValue = "a" }
    let text = text(write: #".set(\.title, "a")"#, field: #"\.title"#)
    #expect(issues == [.init(message: text, line: TitleFormView.line)])
  }

  @Test func fieldThatAButtonWritesIsReportedAtTheButton() async {
    let line: UInt = #line + 4
    let issues = await IssueRecorder.issues {
      let store = titleStore()
      let view = ViewHarness {
        Button("Clear") { store.title = "b" }
      }
      try? view.tap(.button("Clear"))
    }
    let text = text(write: #".set(\.title, "b")"#, field: #"\.title"#)
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func fieldThatATaskOfAButtonWritesIsReportedAtTheButton() async {
    let store = titleStore()
    let line: UInt = #line + 5
    let issues = await IssueRecorder.issues {
      await confirmation { isWritten in
        let task = LockIsolated<Task<Void, Never>?>(nil)
        let view = ViewHarness {
          Button("Clear") {
            task.setValue(
              Task { @MainActor in
                store.title = "b"
                isWritten()
              }
            )
          }
        }
        try? view.tap(.button("Clear"))
        await task.value?.value
      }
    }
    #expect(issues.map(\.line) == [line])
  }

  @Test func partOfAFieldIsNamed() async {
    let view = TitleFormView(store: titleStore())
    let issues = await IssueRecorder.issues { view.street.wrappedValue = "a" }
    let text = text(
      write: [
        "", #"    .set(\.bill, TitleForm.Bill("#, #"      address: TitleForm.Address(street: "a")"#,
        "    ))", "  ",
      ].joined(separator: "\n"),
      field: #"\.bill.address.street"#
    )
    #expect(issues == [.init(message: text, line: TitleFormView.line)])
  }

  @Test func fieldWithoutAnyPlaceIsReportedWhereTheStoreIsMade() async {
    let line: UInt = #line + 1
    let store = Store(initialState: TitleForm.State()) { TitleForm(isBound: false) }
    let issues = await IssueRecorder.issues { store.title = "a" }
    let text = text(write: #".set(\.title, "a")"#, field: #"\.title"#)
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test(arguments: TitleControl.allCases)
  func fieldIsReportedAtEachKindOfControl(control: TitleControl) async {
    let issues = await IssueRecorder.issues {
      let view = ViewHarness { control.view(of: Bindable(titleStore())) }
      try? control.use(view)
    }
    #expect(issues.map(\.line) == [control.line])
  }

  @Test(arguments: TitleWrapper.allCases)
  func fieldIsReportedWhereItsStoreIsDeclared(wrapper: TitleWrapper) async {
    let issues = await IssueRecorder.issues {
      let view = ViewHarness { wrapper.view.environmentObject(titleStore()) }
      try? view.tap(.button("Write"))
    }
    #expect(issues.map(\.line) == [wrapper.line])
  }

  /// The issue of a write to the field of the form.
  private func text(write: String, field: String) -> String {
    #"""
    A control wrote a value, and no reducer applied it.

      TitleForm.Action.binding(\#(write))

      Field: \#(field)

    The state stays as it was, and the control shows the old value again: the body of the feature has \#
    no 'BindingReducer' for 'TitleForm.Action', or a parent does not run the feature.

    To fix this, add 'BindingReducer()' to the body of the feature, before the reducers that use the \#
    written value. If the action is in a case of another action, name the case: \#
    'BindingReducer(action: \.view)'.
    """#
  }

  @Test func fieldOfAStoreOutsideOfViewsIsReportedWhereTheStoreIsDeclared() async {
    let line: UInt = #line + 1
    @UIBindable var store = titleStore()
    let title: UIBinding<String> = $store.title
    let issues = await IssueRecorder.issues { title.wrappedValue = "a" }
    #expect(issues.map(\.line) == [line])
  }

  @Test func fieldOfABindingWithoutDeclarationIsReportedAtTheCallOfTheTest() async {
    let store = titleStore()
    let view = ViewHarness {
      Writer(
        text: Binding {
          store.title
        } set: {
          store.title = $0
        }
      )
    }
    let line: UInt = #line + 1
    let issues = await IssueRecorder.issues { try? view.tap(.button("Write")) }
    #expect(issues.map(\.line) == [line])
  }

  @Test func appliedFieldIsNotReported() async {
    let view = TitleFormView(
      store: Store(initialState: TitleForm.State()) { TitleForm(isBound: true) }
    )
    let issues = await IssueRecorder.issues {
      view.title.wrappedValue = "a"
      view.street.wrappedValue = "b"
    }
    #expect(issues == [])
    #expect(view.store.bill.address.street == "b")
    #expect(view.store.title == "a")
  }
}

@Reducer
private struct TitleForm {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var bill = Bill()
    var isPaid = false
    var count = 0
    var share = 0.5
    var due = Date(timeIntervalSince1970: 0)
    var color = Color.red
  }
  struct Bill: Equatable {
    var address = Address()
  }
  struct Address: Equatable {
    var street = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var isBound: Bool

  var body: some ReducerOf<Self> {
    if isBound { BindingReducer() }
  }
}

private struct TitleFormView: View {
  nonisolated static let line: UInt = #line + 1
  @Bindable var store: StoreOf<TitleForm>

  var title: Binding<String> { $store.title }
  var street: Binding<String> { $store.bill.address.street }

  nonisolated static let controlLine: UInt = #line + 1
  var body: some View { TextField("Title", text: title) }
}

/// A view that writes a text without a control.
private struct Writer: View {
  @Binding var text: String

  var body: some View { Text("Write").onTapGesture { text = "a" } }
}

/// A control that writes a field of the form.
enum TitleControl: CaseIterable {
  case textField, numberField, secureField, textEditor, toggle, picker, slider, stepper, datePicker
  case colorPicker

  fileprivate typealias Form = Bindable<StoreOf<TitleForm>>

  @MainActor
  fileprivate func view(of form: Form) -> AnyView { control.view(form) }

  var line: UInt { control.line }

  private var control: (view: @MainActor (Form) -> AnyView, line: UInt) {
    switch self {
    case .textField:
      ({ AnyView(TextField("Control", text: $0.title)) }, #line)
    case .numberField:
      ({ AnyView(TextField("Control", value: $0.count, format: .number)) }, #line)
    case .secureField:
      ({ AnyView(SecureField("Control", text: $0.title)) }, #line)
    case .textEditor:
      ({ AnyView(TextEditor(text: $0.title).accessibilityLabel("Control")) }, #line)
    case .toggle:
      ({ AnyView(Toggle("Control", isOn: $0.isPaid)) }, #line)
    case .picker:
      ({ AnyView(Picker("Control", selection: $0.count) { Text("One").tag(1) }) }, #line)
    case .slider:
      ({ AnyView(Slider(value: $0.share) { Text("Control") }) }, #line)
    case .stepper:
      ({ AnyView(Stepper("Control", value: $0.count)) }, #line)
    case .datePicker:
      ({ AnyView(DatePicker("Control", selection: $0.due, displayedComponents: .date)) }, #line)
    case .colorPicker:
      ({ AnyView(ColorPicker("Control", selection: $0.color, supportsOpacity: false)) }, #line)
    }
  }

  @MainActor
  fileprivate func use(_ view: ViewHarness) throws {
    switch self {
    case .textField, .secureField, .textEditor: try view.type("a", into: .textField("Control"))
    case .numberField:
      try view.type("2", into: .textField("Control"))
      try view.submit(.textField("Control"))
    case .toggle: try view.tap(.toggle("Control"))
    case .picker: try view.pick("One", in: .picker("Control"))
    case .slider: try view.type("0.75", into: .slider("Control"))
    case .stepper: try view.tap(.button("Increment"))
    case .datePicker: try view.type("2024-05-03", into: .textField("Control"))
    case .colorPicker: try view.type("#0000ff", into: .textField("Control"))
    }
  }
}

@MainActor
private func titleStore() -> StoreOf<TitleForm> {
  Store(initialState: TitleForm.State()) { TitleForm(isBound: false) }
}

/// A property wrapper of a view that holds a store.
enum TitleWrapper: CaseIterable {
  case state, binding, observedObject, stateObject, environmentObject

  @MainActor
  fileprivate var view: AnyView {
    switch self {
    case .state: AnyView(StateForm())
    case .binding: AnyView(BindingOwner())
    case .observedObject: AnyView(ObservedForm(store: titleStore()))
    case .stateObject: AnyView(OwnedForm())
    case .environmentObject: AnyView(EnvironmentForm())
    }
  }

  fileprivate var line: UInt {
    switch self {
    case .state: StateForm.line
    case .binding: BindingOwner.line
    case .observedObject: ObservedForm.line
    case .stateObject: OwnedForm.line
    case .environmentObject: EnvironmentForm.line
    }
  }
}

private struct StateForm: View {
  nonisolated static let line: UInt = #line + 1
  @State private var store = titleStore()

  var body: some View { Writer(text: $store.title) }
}

private struct BindingOwner: View {
  nonisolated static let line: UInt = #line + 1
  @State private var store = titleStore()

  var body: some View { BindingForm(store: $store) }
}

private struct BindingForm: View {
  @Binding var store: StoreOf<TitleForm>

  var body: some View { Writer(text: $store.title) }
}

private struct ObservedForm: View {
  nonisolated static let line: UInt = #line + 1
  @ObservedObject var store: StoreOf<TitleForm>

  var body: some View { Writer(text: $store.title) }
}

private struct OwnedForm: View {
  nonisolated static let line: UInt = #line + 1
  @StateObject private var store = titleStore()

  var body: some View { Writer(text: $store.title) }
}

private struct EnvironmentForm: View {
  nonisolated static let line: UInt = #line + 1
  @EnvironmentObject private var store: StoreOf<TitleForm>

  var body: some View { Writer(text: $store.title) }
}
