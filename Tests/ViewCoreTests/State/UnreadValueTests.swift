import Foundation
import Observation
import Testing
import ViewCore
import ViewTesting

/// Controls show a value that no body of the app reads.
@MainActor
struct UnreadValueTests {
  @Observable
  final class Model<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private struct OfState<Value, Content: View>: View {
    @State var value: Value
    let other: Value
    @ViewBuilder let content: (Binding<Value>) -> Content

    var body: some View {
      content($value)
      Button("Change") { value = other }
    }
  }

  private struct OfChild<Value, Content: View>: View {
    @State var value: Value
    let other: Value
    @ViewBuilder let content: (Binding<Value>) -> Content

    var body: some View {
      Child(value: $value, content: content)
      Button("Change") { value = other }
    }

    private struct Child: View {
      @Binding var value: Value
      @ViewBuilder let content: (Binding<Value>) -> Content

      var body: some View { content($value) }
    }
  }

  private struct OfModel<Value, Content: View>: View {
    @State var model: Model<Value>
    let other: Value
    @ViewBuilder let content: (Binding<Value>) -> Content

    var body: some View {
      content($model.value)
      Button("Change") { model.value = other }
    }
  }

  /// Expects that a change shows what is there where the value was so from the beginning.
  private func expectFollows<Value, Content: View>(
    _ value: Value,
    _ other: Value,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let goal = ViewHarness { OfState(value: other, other: other, content: content) }.outline
    func expectFollows(_ view: some View) throws {
      let view = ViewHarness { view }
      #expect(view.outline != goal, sourceLocation: location)
      try view.tap(.button("Change"))
      #expect(view.outline == goal, sourceLocation: location)
    }
    try expectFollows(OfState(value: value, other: other, content: content))
    try expectFollows(OfChild(value: value, other: other, content: content))
    try expectFollows(OfModel(model: Model(value), other: other, content: content))
  }

  @Test func unreadValueOfAToggleIsKept() throws {
    try expectFollows(false, true) { Toggle("A", isOn: $0) }
    try expectFollows(false, true) { Toggle("A", isOn: $0).toggleStyle(.checkbox) }
    try expectFollows(false, true) { Toggle("A", isOn: $0).toggleStyle(.button) }
    try expectFollows(false, true) { isOn in List { Toggle("A", isOn: isOn) } }
    try expectFollows(false, true) { isOn in Menu("M") { Toggle("A", isOn: isOn) } }
    try expectFollows([false, true], [true, true]) { Toggle("A", sources: $0, isOn: \.self) }
  }

  @Test func unreadSelectionIsKept() throws {
    let options = ForEach(1..<3) { Text("\($0)").tag($0) }
    let day = Date(timeIntervalSince1970: 0)
    try expectFollows(1, 2) { value in
      Picker("A", selection: value) { options }.pickerStyle(.segmented)
    }
    try expectFollows(1, 2) { value in
      Picker("A", selection: value) { options }.pickerStyle(.inline)
    }
    try expectFollows(1, 2) { value in Menu("M") { Picker("A", selection: value) { options } } }
    try expectFollows(1, 2) { value in TabView(selection: value) { options } }
    try expectFollows(nil, Int?(2)) { value in List(selection: value) { options } }
    try expectFollows([], Set([2])) { value in List(selection: value) { options } }
    try expectFollows(day, day.addingTimeInterval(86400)) { DatePicker("A", selection: $0) }
  }

  @Test func unreadNumberIsKept() throws {
    try expectFollows(1, 2) { Stepper("A", value: $0, in: 1...2) }
    try expectFollows(1, 2) { Stepper("A", value: $0, format: .number) }
    try expectFollows(1.0, 2.0) { Slider(value: $0, in: 1...2) }
  }

  @Test func unreadTextIsKept() throws {
    try expectFollows("a", "b") { TextField("A", text: $0) }
    try expectFollows("a", "b") { TextField("A", text: $0, axis: .vertical) }
    try expectFollows(1, 2) { TextField("A", value: $0, format: .number) }
    try expectFollows("a", "b") { SecureField("A", text: $0) }
    try expectFollows("a", "b") { TextEditor(text: $0) }
    try expectFollows("a", "b") { text in NavigationStack { Text("A").searchable(text: text) } }
  }

  @Test func unreadDisclosureStateIsKept() throws {
    try expectFollows(false, true) { isOpen in
      DisclosureGroup("A", isExpanded: isOpen) { Text("in") }
    }
    try expectFollows(false, true) { isOpen in
      List { Section("A", isExpanded: isOpen) { Text("in") } }
    }
  }

  @Test func tapOfAnUnreadToggleIsVisible() throws {
    struct Screen: View {
      @State private var isOn = false

      var body: some View { Toggle("A", isOn: $isOn).toggleStyle(.button) }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("A"))
    #expect(try view.attribute("aria-pressed", of: .button("A")) == "true")
    #expect(try view.attribute("class", of: .button("A")) == "button prominent")
    try view.tap(.button("A"))
    #expect(try view.attribute("aria-pressed", of: .button("A")) == "false")
  }
}
