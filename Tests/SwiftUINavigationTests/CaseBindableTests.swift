import SwiftUINavigation
import Testing
import ViewCore
import ViewTesting

/// Views of the cases of an enum, with bindings to what they hold.
@MainActor
struct CaseBindableTests {
  @CaseBindable
  fileprivate enum Mode: Equatable {
    case editing(String)
    case moving(x: Int, y: Int)
    case reading
  }

  private struct ModeView: View {
    @State var mode = Mode.editing("a")

    var body: some View {
      Text(verbatim: "\(mode)")
      Button("Read") { mode = .reading }
      switch $mode.cases {
      case .editing(let text):
        TextField("Text", text: text)
        Button("Double") { text.wrappedValue += text.wrappedValue }
        Button("Move") { mode = .moving(x: 1, y: 2) }
      case .moving(let place):
        Stepper("x", value: place.x)
      case .reading:
        Text("Nothing to edit")
      }
    }
  }

  @Test func casesOfABindingHaveBindings() throws {
    let view = ViewHarness { ModeView() }
    try view.type("b", into: .textField("Text"))
    try view.tap(.button("Double"))
    #expect(view.text.first == "editing(\"bb\")")
    try view.tap(.button("Move"))
    #expect(view.text.first == "moving(x: 1, y: 2)")
    try view.tap(.button("Increment"))
    #expect(view.text.first == "moving(x: 2, y: 2)")
    try view.tap(.button("Read"))
    #expect(view.contains(.text("Nothing to edit")))
  }

  @Test func bindingOfAnEarlierCaseChangesNothing() {
    var mode = Mode.editing("a")
    let binding = Binding {
      mode
    } set: {
      mode = $0
    }
    guard case .editing(let text) = binding.cases else {
      Issue.record("The case is another one.")
      return
    }
    mode = .reading
    text.wrappedValue = "b"
    #expect(mode == .reading)
    #expect(text.wrappedValue == "a")
  }

  @Test func enumHasCasePaths() {
    #expect(Mode.editing("a").is(\.editing))
    #expect(Mode.allCasePaths.map { $0 } == [\.editing, \.moving, \.reading])
  }
}
