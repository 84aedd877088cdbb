import Testing
import ViewCore
import ViewTesting

@MainActor
struct AlertTests {
  private struct Screen: View {
    @State private var isDeleting = false
    @State private var isTold = false
    @State private var log: [String] = []
    @State private var name: String? = "list"

    var body: some View {
      VStack {
        Text(verbatim: "\(log) \(isDeleting)")
        Button("Delete…") { isDeleting = true }
        Button("Tell") { isTold = true }
      }
      .alert(
        Text("Delete?"),
        isPresented: $isDeleting,
        presenting: name,
        actions: { name in
          Button("Delete \(name)", role: .destructive) { log.append("deleted \(name)") }
          Button("Cancel", role: .cancel) {}
        },
        message: { Text("The \($0) cannot be restored.") }
      )
      .alert("Just so you know", isPresented: $isTold) {}
    }
  }

  @Test func aButtonOfAnAlertActsAndClosesIt() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Delete…"))
    #expect(view.contains(.alert("Delete?")))
    #expect(view.contains(.heading("Delete?")))
    #expect(view.contains(.text("The list cannot be restored.")))
    try view.tap(.button("Delete list"))
    #expect(view.contains(.text(#"["deleted list"] false"#)))
  }

  @Test func cancellingDoesNothingElse() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Delete…"))
    try view.tap(.button("Cancel"))
    #expect(view.contains(.text("[] false")))
    try view.tap(.button("Delete…"))
    try view.dismiss()
    #expect(view.contains(.text("[] false")))
  }

  @Test func escapeIsTheCancelButton() throws {
    var log: [String] = []
    let view = ViewHarness {
      Form {
        Text("below").alert(String("Sure?"), isPresented: .constant(true)) {
          Button("Yes") { log.append("yes") }
          Button("No", role: .cancel) { log.append("no") }
        }
      }
      .disabled(true)
    }
    try view.dismiss()
    #expect(log == ["no"])
    // What is disabled below the alert does not lock the alert.
    try view.tap(.button("Yes"))
    #expect(log == ["no", "yes"])
  }

  @Test func anAlertWithoutButtonsGetsOneThatClosesIt() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Tell"))
    #expect(view.text.suffix(2) == ["Just so you know", "OK"])
    try view.tap(.button("OK"))
    #expect(!view.contains(.alert("Just so you know")))
  }
}
