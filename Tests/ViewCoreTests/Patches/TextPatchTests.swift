import Testing
import ViewCore
import ViewTesting

@MainActor
struct TextPatchTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Increment") { count += 1 }
        Button("Same") { count += 0 }
      }
    }
  }

  @Test func aChangedLabelIsOnePatch() throws {
    let view = ViewHarness { Counter() }
    #expect(view.text == ["0", "Increment", "Same"])

    try view.tap(.button("Increment"))
    #expect(view.text == ["1", "Increment", "Same"])
    #expect(view.patches == [.setText(node: 2, "1")])
  }

  @Test func equalValueSendsNoPatch() throws {
    let view = ViewHarness { Counter() }
    try view.tap(.button("Same"))
    #expect(view.patches.isEmpty)
  }

  @Test func aChangedStyleIsOnePatch() throws {
    struct Warning: View {
      @State private var isUrgent = false

      var body: some View {
        Text("Low battery").foregroundStyle(isUrgent ? Color.red : .primary)
        Button("Escalate") { isUrgent = true }
      }
    }
    let view = ViewHarness { Warning() }
    try view.tap(.button("Escalate"))
    #expect(view.patches == [.setAttribute(node: 1, name: "style", value: "color:var(--red)")])
  }

  @Test func disablingAControlSetsItsAttribute() throws {
    struct Screen: View {
      @State private var isLocked = false

      var body: some View {
        Group {
          Button("Save") {}
        }
        .disabled(isLocked)
        Toggle("Lock", isOn: $isLocked)
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.toggle("Lock"))
    #expect(view.patches == [.setAttribute(node: 1, name: "disabled", value: "")])
    #expect(throws: HarnessError.self) { try view.tap(.button("Save")) }

    try view.tap(.toggle("Lock"))
    #expect(view.patches == [.removeAttribute(node: 1, name: "disabled")])
  }
}
