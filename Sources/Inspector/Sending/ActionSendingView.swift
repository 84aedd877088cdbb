#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The values of an action with their controls.
struct ActionSendingView: View {
  let store: StoreOf<ActionSending>
  let entry: InspectedStores.Entry
  let number: Int

  var body: some View {
    let values = entry.recording.editableValues(of: number, with: store.texts)
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(values) { value in
          EditableValueView(value: value, text: text(of: value))
        }
        HStack(spacing: 8) {
          Button("Send") { store.send(.sendButtonTapped(store: entry.id, number: number)) }
            .disabled(!entry.isOpen || values.contains { $0.error != nil })
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
        .buttonStyle(.bordered)
        .font(.subheadline)
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func text(of value: EditableValue) -> Binding<String> {
    Binding {
      value.text
    } set: { text in
      if text != value.text { store.send(.valueChanged(value.id, text)) }
    }
  }
}

/// A value with its name, its control, and the reason why its text is no value.
private struct EditableValueView: View {
  let value: EditableValue
  @Binding var text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      control
      if let error = value.error {
        Text(error).font(.footnote).foregroundStyle(.red)
      }
    }
  }

  @ViewBuilder
  private var control: some View {
    switch value.control {
    case .toggle:
      Toggle(name, isOn: isOn).font(.footnote.monospaced())
    case .choice(let choices):
      title
      Picker(name, selection: $text) {
        ForEach(choices, id: \.self) { Text($0) }
      }
      .labelsHidden()
      .font(.footnote.monospaced())
    case .text:
      title
      TextField(name, text: $text)
        .textFieldStyle(.roundedBorder)
        .autocorrectionDisabled()
    case .constant:
      title
      Text(value.text).font(.footnote.monospaced()).foregroundStyle(.secondary).lineLimit(3)
    }
  }

  private var title: some View {
    Text(name).font(.footnote.monospaced()).foregroundStyle(.tint)
  }

  private var name: String { value.id.isEmpty ? "Action" : value.name }

  private var isOn: Binding<Bool> {
    Binding {
      text == "true"
    } set: {
      text = "\($0)"
    }
  }
}
#endif
