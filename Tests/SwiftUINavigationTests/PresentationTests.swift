import Observation
import SwiftUINavigation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct PresentationTests {
  @Test func aSheetOfACaseChangesItsItem() throws {
    let model = Model()
    let view = ViewHarness { ModelView(model: model) }
    try view.tap(.button("Edit"))
    #expect(view.contains(.text("a")))
    try view.tap(.button("Rename"))
    #expect(view.contains(.text("a!")))
    #expect(model.destination?.is(\.edit) == true)
    try view.tap(.button("Close"))
    #expect(model.destination == nil)
  }

  @Test func anAlertPerformsTheActionOfItsButton() async throws {
    let model = Model()
    let view = ViewHarness { ModelView(model: model) }
    try view.tap(.button("Delete"))
    #expect(view.contains(.text("Sure?")))
    try view.tap(.button("Yes"))
    #expect(model.actions == [.confirm])
    #expect(model.destination == nil)
  }

  @Test func aDialogPerformsTheActionOfItsButton() async throws {
    let model = Model()
    let view = ViewHarness { ModelView(model: model) }
    try view.tap(.button("Choose"))
    try view.tap(.button("This"))
    #expect(model.actions == [.confirm])
    #expect(model.destination == nil)
  }

  @Test func aScreenOfACaseIsPushed() throws {
    let model = Model()
    let view = ViewHarness { NavigationStack { ModelView(model: model) } }
    try view.tap(.button("Show"))
    #expect(view.contains(.text("Screen 7")))
    try view.goBack()
    #expect(model.destination == nil)
  }

  private struct Renamed: View {
    @State private var name: String? = "Blob"
    @State private var log = ""

    var body: some View {
      Text("log: \(log)")
        .alert(item: $name) { _ in
          Text("Rename")
        } actions: { $name in
          TextField("Name", text: $name)
          Button("Save") { log = name }
        }
    }
  }

  @Test func actionsOfAnAlertChangeItsItem() throws {
    let view = ViewHarness { Renamed() }
    try view.type("Blob Jr.", into: .textField("Name"))
    try view.tap(.button("Save"))
    #expect(view.text == ["log: Blob Jr."])
  }

  @Test func aViewKeepsTheStateOfItsContent() throws {
    let view = ViewHarness {
      WithState(initialValue: 1) { $count in
        Button("\(count)") { count += 1 }
      }
    }
    try view.tap(.button("1"))
    #expect(view.contains(.button("2")))
  }
}

private struct Item: Identifiable {
  let id = 1
  var name = "a"
}

@Observable
@MainActor
private final class Model {
  @CasePathable
  enum Destination {
    case edit(Item)
    case alert(AlertState<Action>)
    case dialog(ConfirmationDialogState<Action>)
    case screen(Int)
  }

  enum Action { case confirm }

  var destination: Destination?
  var actions: [Action?] = []
}

private struct ModelView: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      Button("Edit") { model.destination = .edit(Item()) }
      Button("Delete") {
        model.destination = .alert(
          AlertState {
            TextState("Sure?")
          } actions: {
            ButtonState(action: .confirm) { TextState("Yes") }
          }
        )
      }
      Button("Choose") {
        model.destination = .dialog(
          ConfirmationDialogState {
            TextState("Which?")
          } actions: {
            ButtonState(action: .confirm) { TextState("This") }
          }
        )
      }
      Button("Show") { model.destination = .screen(7) }
    }
    .sheet(item: $model.destination.edit) { $item in
      Text(item.name)
      Button("Rename") { item.name += "!" }
      Button("Close") { model.destination = nil }
    }
    .alert($model.destination.alert) { action in
      model.actions.append(action)
    }
    .confirmationDialog($model.destination.dialog) { action in
      model.actions.append(action)
    }
    .navigationDestination(item: $model.destination.screen) { number in
      Text("Screen \(number)")
    }
  }
}
