import Testing
import ViewCore
import ViewTesting

/// The focus of screen readers, which is that of the keyboard.
@MainActor
struct AccessibilityFocusTests {
  private struct Login: View {
    @AccessibilityFocusState private var isErrorFocused: Bool
    @State private var name = ""

    var body: some View {
      Text("Wrong name").accessibilityFocused($isErrorFocused)
      Text(isErrorFocused ? "Error is read" : "Something else is read")
      TextField("Name", text: $name)
      Button("Log in") { isErrorFocused = true }
      Button("Forget") { isErrorFocused = false }
    }
  }

  @Test func appMovesTheFocusToAView() throws {
    let view = ViewHarness { Login() }
    #expect(try !view.isFocused(.text("Wrong name")))
    try view.tap(.button("Log in"))
    #expect(try view.isFocused(.text("Wrong name")))
    #expect(view.contains(.text("Error is read")))
    try view.tap(.button("Forget"))
    #expect(try !view.isFocused(.text("Wrong name")))
  }

  @Test func appLearnsWhereTheUserMovesTheFocus() throws {
    let view = ViewHarness { Login() }
    try view.send(.focus, nearest: .text("Wrong name"))
    #expect(view.contains(.text("Error is read")))
    try view.send(.blur, nearest: .text("Wrong name"))
    #expect(view.contains(.text("Something else is read")))
  }

  @Test func oneOfSeveralViewsHasTheFocus() throws {
    enum Part { case title, total }
    struct Bill: View {
      @AccessibilityFocusState private var part: Part?

      var body: some View {
        Text("Title").accessibilityFocused($part, equals: .title)
        Text("Total").accessibilityFocused($part, equals: .total)
        Button("Pay") { part = .total }
        Text(part == nil ? "none" : "one")
      }
    }
    let view = ViewHarness { Bill() }
    try view.send(.focus, nearest: .text("Title"))
    #expect(view.contains(.text("one")))
    try view.tap(.button("Pay"))
    #expect(try view.isFocused(.text("Total")))
    #expect(try !view.isFocused(.text("Title")))
    try view.send(.blur, nearest: .text("Total"))
    #expect(view.contains(.text("none")))
  }

  @Test func bindingIsPassedOn() throws {
    struct Row: View {
      @AccessibilityFocusState.Binding var isFocused: Bool

      var body: some View {
        Text("Row").accessibilityFocused($isFocused)
        Button("Read") { isFocused = true }
      }
    }
    struct Screen: View {
      @AccessibilityFocusState private var isFocused: Bool

      var body: some View {
        Row(isFocused: $isFocused)
        Text(isFocused ? "read" : "not read")
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Read"))
    #expect(view.contains(.text("read")))
  }
}
