import SwiftUI
import SwiftUINavigation

/// Presentations and controls that follow the cases of an enum, in a model without a store.
struct CasesPage: View {
  @State private var shelf = Shelf()

  var body: some View {
    NavigationStack {
      list.navigationBarTitle("Shelf", displayMode: .inline)
    }
    .sheet(unwrapping: $shelf.destination.edit) { $jar in
      JarForm(jar: $jar) { shelf.save(jar) }
    }
    .alert($shelf.destination.alert) { shelf.answer($0) }
    .confirmationDialog($shelf.destination.dialog) { shelf.answer($0) }
  }

  private var list: some View {
    List {
      Section("A sheet of a case") {
        ForEach(shelf.jars) { jar in
          Button {
            shelf.destination = .edit(jar)
          } label: {
            LabeledContent(jar.name, value: jar.content.description)
          }
        }
      }
      Section("Dialogs of a case") {
        Button("Empty all jars…") { shelf.destination = .alert(.emptyAll) }
        Button("Order…") { shelf.destination = .dialog(.order) }
        LabeledContent("Last", value: shelf.note)
      }
      Section("A field of an optional") {
        if let $label = Binding(unwrapping: $shelf.label) {
          TextField("Label", text: $label)
          Button("Remove the label") { shelf.label = nil }
        } else {
          Button("Add a label") { shelf.label = "Pantry" }
        }
      }
      Section("A screen of a case") {
        Button("Write a note") { shelf.destination = .write(shelf.remark) }
        NavigationLink(item: $shelf.destination.weigh) { isActive in
          shelf.destination = isActive ? .weigh(750) : nil
        } destination: { $grams in
          Form { Stepper("\(grams) g", value: $grams, in: 0...1000, step: 50) }
            .navigationBarTitle("Scales")
        } label: {
          Text("Weigh a jar")
        }
        LabeledContent("Note", value: shelf.remark)
      }
    }
    .navigationDestination(unwrapping: $shelf.destination.write) { $remark in
      Form {
        TextField("Note", text: $remark)
        Button("Keep") { shelf.keep(remark) }
      }
      .navigationBarTitle("Note")
    }
  }
}

/// A form whose last row is the one of the case.
private struct JarForm: View {
  @Binding var jar: Jar
  let save: () -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $jar.name)
        switch $jar.content.cases {
        case .grams(let $grams):
          Stepper("\($grams.wrappedValue) g", value: $grams, in: 0...1000, step: 50)
          Button("It is empty") { jar.content = .nothing(isOrdered: false) }
        case .nothing(let $isOrdered):
          Toggle("Ordered", isOn: $isOrdered)
          Button("It is filled") { jar.content = .grams(500) }
        }
      }
      .navigationTitle(jar.name)
      .toolbar { Button("Save", action: save) }
    }
  }
}

private struct Jar: Equatable, Identifiable {
  @CaseBindable
  enum Content: Equatable, CustomStringConvertible {
    case grams(Int)
    case nothing(isOrdered: Bool)

    var description: String {
      switch self {
      case .grams(let grams): "\(grams) g"
      case .nothing(let isOrdered): isOrdered ? "ordered" : "empty"
      }
    }
  }

  let id: Int
  var name: String
  var content: Content
}

/// A model that shows one thing at a time: the cases of its destination exclude each other.
@MainActor
@Observable
private final class Shelf {
  @CasePathable
  enum Destination {
    case edit(Jar)
    case alert(AlertState<Answer>)
    case dialog(ConfirmationDialogState<Answer>)
    case write(String)
    case weigh(Int)
  }

  enum Answer {
    case emptyAll
    case order(String)
  }

  var destination: Destination?
  var label: String? = "Pantry"
  var note = "Nothing yet"
  var remark = "Buy salt"
  var jars = [
    Jar(id: 1, name: "Flour", content: .grams(750)),
    Jar(id: 2, name: "Sugar", content: .nothing(isOrdered: true)),
  ]

  func save(_ jar: Jar) {
    destination = nil
    guard let index = jars.firstIndex(where: { $0.id == jar.id }) else { return }
    jars[index] = jar
  }

  func keep(_ remark: String) {
    destination = nil
    self.remark = remark
  }

  func answer(_ answer: Answer?) {
    switch answer {
    case .emptyAll:
      for index in jars.indices { jars[index].content = .nothing(isOrdered: false) }
      note = "Emptied"
    case .order(let shop): note = "Ordered \(shop)"
    case nil: note = "Cancelled"
    }
  }
}

extension AlertState<Shelf.Answer> {
  fileprivate static let emptyAll = AlertState {
    TextState("Empty all jars?")
  } actions: {
    ButtonState(role: .destructive, action: .emptyAll) { TextState("Empty") }
    ButtonState(role: .cancel) { TextState("Cancel") }
  } message: {
    TextState("What is in them is thrown away.")
  }
}

extension ConfirmationDialogState<Shelf.Answer> {
  fileprivate static let order = ConfirmationDialogState(titleVisibility: .visible) {
    TextState("Order where?")
  } actions: {
    ButtonState(action: .order("at the market")) { TextState("At the market") }
    ButtonState(action: .order("at the mill")) { TextState("At the mill") }
  }
}
