import Observation
import SwiftUINavigation
import Testing
import ViewCore
import ViewTesting

/// The forms of earlier versions, with the label `unwrapping:`.
@MainActor
struct UnwrappingTests {
  @Test func sheetAndCoverEditTheirValue() throws {
    let model = Model()
    let view = ViewHarness { ModelView(model: model) }
    for name in ["Sheet", "Cover", "Popover", "Sheet of a case"] {
      try view.tap(.button(name))
      #expect(view.contains(.text("a")), "\(name)")
      try view.tap(.button("Rename"))
      #expect(view.contains(.text("a!")), "\(name)")
      try view.tap(.button("Close"))
      #expect(!view.contains(.text("a!")), "\(name)")
      #expect(model.name == nil && model.cover == nil && model.popover == nil, "\(name)")
      #expect(model.destination == nil, "\(name)")
    }
  }

  @Test func sheetStaysWithAnotherValue() throws {
    let model = Model()
    let view = ViewHarness { ModelView(model: model) }
    model.name = "a"
    try view.tap(.button("Rename"))
    model.name = "b"
    #expect(view.contains(.text("b")))
    #expect(view.count(of: .button("Rename")) == 1)
  }

  @Test func alertsAndDialogsPerformTheActionOfAButton() throws {
    let model = Model()
    let view = ViewHarness { ModelView(model: model) }
    for name in ["Alert", "Dialog", "Alert of a case", "Dialog of a case"] {
      model.actions = []
      try view.tap(.button(name))
      try view.tap(.button("Yes"))
      #expect(model.actions == [.confirm], "\(name)")
      #expect(model.alert == nil && model.dialog == nil && model.destination == nil, "\(name)")
    }
  }

  @Test func alertAndDialogOfAValueHaveATitle() throws {
    let model = Model()
    let view = ViewHarness { ValueView(model: model) }
    model.name = "Blob"
    #expect(view.contains(.text("Delete Blob?")))
    #expect(view.contains(.text("Blob is gone then.")))
    try view.tap(.button("Delete"))
    #expect(model.name == nil)
    model.destination = .edit("Blob Jr.")
    #expect(view.contains(.text("Move Blob Jr.?")))
    try view.tap(.button("Move"))
    #expect(model.destination == nil)
  }

  @Test func linkAsksTheAppForItsItem() throws {
    let model = Model()
    let view = ViewHarness { NavigationStack { LinkView(model: model) } }
    try view.tap(.button("Open"))
    #expect(view.contains(.text("Screen of opened")))
    #expect(model.navigations == [true])
    try view.goBack()
    #expect(model.navigations == [true, false])
    #expect(model.destination == nil)
  }

  @Test func screenIsPushedForAValue() throws {
    let model = Model()
    struct Root: View {
      @Bindable var model: Model

      var body: some View {
        Text("Root").navigationDestination(unwrapping: $model.name) { $name in
          Text("Screen of \(name)")
        }
      }
    }
    let view = ViewHarness { NavigationStack { Root(model: model) } }
    model.name = "a"
    #expect(view.contains(.text("Screen of a")))
    try view.goBack()
    #expect(model.name == nil)
  }

  @Test func bindingsOfCases() {
    var value: Model.Destination? = .edit("a")
    let binding = Binding {
      value
    } set: {
      value = $0
    }
    let path: AnyCasePath<Model.Destination, String> = /Model.Destination.edit
    let name = binding.case(path)
    #expect(name.wrappedValue == "a")
    #expect(name.isPresent().wrappedValue)
    #expect(binding.isPresent(path).wrappedValue)
    name.wrappedValue = "b"
    #expect(value == .edit("b"))
    name.isPresent().wrappedValue = true
    #expect(value == .edit("b"))
    name.isPresent().wrappedValue = false
    #expect(value == nil)
    // A late write does not bring the case back.
    name.wrappedValue = "c"
    #expect(value == nil)
    #expect(!binding.isPresent(path).wrappedValue)
  }

  @Test func bindingOfTheValueOfACase() throws {
    var value = Model.Destination.edit("a")
    let binding = Binding {
      value
    } set: {
      value = $0
    }
    let path: AnyCasePath<Model.Destination, String> = /Model.Destination.edit
    let name = try #require(Binding(unwrapping: binding, case: path))
    name.wrappedValue = "b"
    #expect(value == .edit("b"))
    value = .other
    #expect(name.wrappedValue == "b")
    name.wrappedValue = "c"
    #expect(value == .other)
    #expect(Binding(unwrapping: binding, case: path) == nil)
  }
}

@Observable
@MainActor
private final class Model {
  enum Destination: Equatable {
    case edit(String)
    case alert(AlertState<Action>)
    case dialog(ConfirmationDialogState<Action>)
    case other
  }

  enum Action { case confirm }

  var name: String?
  var cover: String?
  var popover: String?
  var alert: AlertState<Action>?
  var dialog: ConfirmationDialogState<Action>?
  var destination: Destination?
  var actions: [Action?] = []
  var navigations: [Bool] = []

  static var anAlert: AlertState<Action> {
    AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .confirm) { TextState("Yes") }
    }
  }

  static var aDialog: ConfirmationDialogState<Action> {
    ConfirmationDialogState {
      TextState("Which?")
    } actions: {
      ButtonState(action: .confirm) { TextState("Yes") }
    }
  }
}

private struct ModelView: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      Button("Sheet") { model.name = "a" }
      Button("Cover") { model.cover = "a" }
      Button("Popover") { model.popover = "a" }
      Button("Sheet of a case") { model.destination = .edit("a") }
      Button("Alert") { model.alert = Model.anAlert }
      Button("Dialog") { model.dialog = Model.aDialog }
      Button("Alert of a case") { model.destination = .alert(Model.anAlert) }
      Button("Dialog of a case") { model.destination = .dialog(Model.aDialog) }
    }
    .sheet(unwrapping: $model.name) { Editor(name: $0) { model.name = nil } }
    .fullScreenCover(unwrapping: $model.cover) { Editor(name: $0) { model.cover = nil } }
    .popover(unwrapping: $model.popover) { Editor(name: $0) { model.popover = nil } }
    .sheet(unwrapping: $model.destination, case: /Model.Destination.edit) {
      Editor(name: $0) { model.destination = nil }
    }
    .alert(unwrapping: $model.alert) { model.actions.append($0) }
    .confirmationDialog(unwrapping: $model.dialog) { model.actions.append($0) }
    .alert(unwrapping: $model.destination, case: /Model.Destination.alert) {
      model.actions.append($0)
    }
    .confirmationDialog(unwrapping: $model.destination, case: /Model.Destination.dialog) {
      model.actions.append($0)
    }
  }
}

private struct Editor: View {
  @Binding var name: String
  let close: () -> Void

  var body: some View {
    Text(name)
    Button("Rename") { name += "!" }
    Button("Close", action: close)
  }
}

private struct ValueView: View {
  @Bindable var model: Model

  var body: some View {
    Text("Root")
      .alert(title: { Text("Delete \($0)?") }, unwrapping: $model.name) { _ in
        Button("Delete") {}
      } message: {
        Text("\($0) is gone then.")
      }
      .confirmationDialog(
        title: { Text("Move \($0)?") },
        titleVisibility: .visible,
        unwrapping: $model.destination,
        case: /Model.Destination.edit
      ) { _ in
        Button("Move") {}
      }
  }
}

private struct LinkView: View {
  @Bindable var model: Model

  var body: some View {
    NavigationLink(unwrapping: $model.destination, case: /Model.Destination.edit) { isActive in
      model.navigations.append(isActive)
      model.destination = isActive ? .edit("opened") : nil
    } destination: { $name in
      Text("Screen of \(name)")
    } label: {
      Text("Open")
    }
  }
}
