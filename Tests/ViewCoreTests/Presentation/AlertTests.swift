import Foundation
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

  @Test func buttonOfAlertActsAndClosesIt() throws {
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

  @Test func escapeTriggersTheCancelButton() throws {
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
    // Disabling the presenting view does not disable the alert.
    try view.tap(.button("Yes"))
    #expect(log == ["no", "yes"])
  }

  @Test func alertWithoutButtonsGetsOneThatClosesIt() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Tell"))
    #expect(view.text.suffix(2) == ["Just so you know", "OK"])
    try view.tap(.button("OK"))
    #expect(!view.contains(.alert("Just so you know")))
  }

  @Test func alertGetsCancelButtonWhereEachOfItsOwnIsDestructive() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var log: [String] = []

      var body: some View {
        Text(verbatim: "\(log)").alert("Delete?", isPresented: $isShown) {
          Button("This one", role: .destructive) { log.append("one") }
          Button("All", role: .destructive) { log.append("all") }
        }
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.text == ["[]", "Delete?", "This one", "All", "Cancel"])
    try view.tap(.button("Cancel"))
    #expect(view.text == ["[]"])
  }

  @Test func alertWithAButtonThatIsNotDestructiveGetsNoCancelButton() {
    let view = ViewHarness {
      Text("Shown").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep") {}
      }
    }
    #expect(view.text == ["Shown", "Delete?", "Delete", "Keep"])
  }

  @Test func alertOfOneDestructiveButtonAsValueGetsCancelButton() throws {
    let view = ViewHarness {
      Text("Shown").alert(isPresented: .constant(true)) {
        Alert(title: Text("Delete?"), dismissButton: .destructive(Text("Delete")))
      }
    }
    #expect(view.text == ["Shown", "Delete?", "Delete", "Cancel"])
  }

  @Test func alertWithNothingButFieldGetsButton() throws {
    let view = ViewHarness {
      Text("Shown").alert("Name", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
      }
    }
    #expect(view.contains(.button("OK")))
  }

  @Test func alertWithoutButtonsGetsAnOKButtonWhileItHasNone() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var canRetry = false

      var body: some View {
        Text(verbatim: "\(isShown)").alert("Offline", isPresented: $isShown) {
          if canRetry { Button("Retry") {} }
        } message: {
          Text("Nothing can be loaded.").onAppear { canRetry = true }
        }
      }
    }
    struct Bare: View {
      @State private var isShown = true
      private let canRetry = false

      var body: some View {
        Text(verbatim: "\(isShown)").alert("Offline", isPresented: $isShown) {
          if canRetry { Button("Retry") {} }
        }
      }
    }
    let view = ViewHarness { Bare() }
    #expect(view.text == ["true", "Offline", "OK"])
    try view.tap(.button("OK"))
    #expect(view.text == ["false"])
    // It goes when the app has one after all.
    #expect(
      ViewHarness { Screen() }.text == ["true", "Offline", "Nothing can be loaded.", "Retry"]
    )
  }

  @Test func everyKindOfTitlePresentsData() throws {
    struct Screen<Content: View>: View {
      let content: (Binding<Bool>) -> Content
      @State private var isShown = true

      var body: some View {
        content($isShown)
      }
    }
    let number: Int? = 3
    let key = ViewHarness {
      Screen { isShown in
        Text("below").alert("Take \(2)?", isPresented: isShown, presenting: number) {
          Button("Take \($0)") {}
        }
      }
    }
    #expect(key.text == ["below", "Take 2?", "Take 3"])
    let string = ViewHarness {
      Screen { isShown in
        Text("below").alert(String("Take?"), isPresented: isShown, presenting: number) {
          Button("Take \($0)") {}
        } message: {
          Text("\($0) are left.")
        }
      }
    }
    #expect(string.text == ["below", "Take?", "3 are left.", "Take 3"])
    let none = ViewHarness {
      Screen { isShown in
        Text("below").alert("Take?", isPresented: isShown, presenting: Int?.none) { _ in }
      }
    }
    #expect(none.text == ["below"])
  }

  @Test func errorIsTheTitleOfItsAlert() throws {
    struct Offline: LocalizedError {
      let errorDescription: String? = "The network is gone."
      let recoverySuggestion: String? = "Try again later."
    }
    struct Screen: View {
      @State private var isShown = true
      let error: Offline?

      var body: some View {
        Text(verbatim: "\(isShown)").alert(isPresented: $isShown, error: error) { _ in
        } message: {
          Text($0.recoverySuggestion ?? "")
        }
      }
    }
    let view = ViewHarness { Screen(error: Offline()) }
    #expect(view.text == ["true", "The network is gone.", "Try again later.", "OK"])
    #expect(ViewHarness { Screen(error: nil) }.text == ["true"])
  }

  @Test func alertCanBeValue() throws {
    struct Failure: Identifiable {
      let id: Int
    }
    struct Screen: View {
      @State private var failure: Failure? = Failure(id: 4)
      @State private var isAsking = false
      @State private var log: [String] = []

      var body: some View {
        Text(verbatim: "\(log)")
          .alert(item: $failure) { failure in
            Alert(title: Text("Failure \(failure.id)"), message: Text("Sorry."))
          }
        Button("Ask") { isAsking = true }
          .alert(isPresented: $isAsking) {
            Alert(
              title: Text("Sure?"),
              primaryButton: .destructive(Text("Yes")) { log.append("yes") },
              secondaryButton: .cancel { log.append("cancelled") }
            )
          }
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.text == ["[]", "Failure 4", "Sorry.", "OK", "Ask"])
    try view.tap(.button("OK"))
    try view.tap(.button("Ask"))
    try view.tap(.button("Yes"))
    try view.tap(.button("Ask"))
    try view.dismiss()
    #expect(view.text == [#"["yes", "cancelled"]"#, "Ask"])
  }
}
