import Testing
import ViewCore
import ViewTesting

@MainActor
struct SheetTests {
  private struct Item: Identifiable {
    let id: Int
    var title = ""
  }

  private struct Editor: View {
    let title: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text("Editing \(title)")
      Text("\(isPresented ? "presented" : "not presented")")
      Button("Count \(count)") { count += 1 }
      Button("Done") { dismiss() }
    }
  }

  private struct Screen: View {
    @State private var item: Item?
    @State private var isHelpShown = false
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(verbatim: item.map { "item \($0.id)" } ?? "no item")
        Text(verbatim: "\(log)")
        Button("Edit") { item = Item(id: 1, title: "first") }
        Button("Help") { isHelpShown = true }
      }
      .sheet(item: $item, onDismiss: { log.append("closed") }) { item in
        Editor(title: item.title)
        Button("Rename") { self.item?.title = "renamed" }
        Button("Next") { self.item = Item(id: item.id + 1, title: "second") }
      }
      .sheet(isPresented: $isHelpShown) { Text("Help is here") }
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func sheetHasLayoutDirectionOfPresentingView(direction: LayoutDirection) {
    let view = ViewHarness {
      Text("Below")
        .sheet(isPresented: .constant(true)) { Text("Sheet") }
        .environment(\.layoutDirection, direction)
    }
    let turned = view.outline.contains(#/<dialog class="sheet"[^>]* dir="rtl"/#)
    #expect(turned == (direction == .rightToLeft))
  }

  @Test func sheetIsPresentedWhileItsItemExists() throws {
    let view = ViewHarness { Screen() }
    #expect(!view.contains(.dialog))
    try view.tap(.button("Edit"))
    #expect(view.contains(.dialog))
    #expect(view.contains(.text("Editing first")))
    #expect(view.contains(.text("presented")))

    try view.tap(.button("Done"))
    #expect(!view.contains(.dialog))
    #expect(view.contains(.text("no item")))
    #expect(view.contains(.text(#"["closed"]"#)))
  }

  @Test func userClosesSheetOnce() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Edit"))
    try view.dismiss()
    #expect(view.contains(.text("no item")))
    #expect(view.contains(.text(#"["closed"]"#)))
    #expect(throws: HarnessError.self) { try view.dismiss() }
  }

  @Test func sameItemKeepsTheSheetAndAnotherOneStartsAnew() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Edit"))
    try view.tap(.button("Count 0"))
    try view.tap(.button("Rename"))
    #expect(view.contains(.text("Editing renamed")))
    #expect(view.contains(.button("Count 1")))
    try view.tap(.button("Next"))
    #expect(view.contains(.text("Editing second")))
    #expect(view.contains(.button("Count 0")))
  }

  @Test func nothingBelowASheetCanBeUsed() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Help"))
    #expect(view.contains(.text("Help is here")))
    #expect(throws: HarnessError.self) { try view.tap(.button("Edit")) }
  }

  @Test func severalSheetsAreStacked() throws {
    struct Nested: View {
      let depth: Int
      @State private var isShown = false

      var body: some View {
        Button("Deeper \(depth)") { isShown = true }
          .sheet(isPresented: $isShown) { Nested(depth: depth + 1) }
      }
    }
    let view = ViewHarness { List { Nested(depth: 0) } }
    try view.tap(.button("Deeper 0"))
    try view.tap(.button("Deeper 1"))
    #expect(view.contains(.button("Deeper 2")))
    try view.dismiss()
    #expect(view.contains(.button("Deeper 1")))
    try view.dismiss()
    #expect(view.contains(.button("Deeper 0")))
  }

  @Test func initialSheetIsOnTheFirstPage() {
    struct Linked: View {
      @State private var item: Item? = Item(id: 1, title: "linked")

      var body: some View {
        Text("below").fullScreenCover(item: $item) { Editor(title: $0.title) }
      }
    }
    let view = ViewHarness { Linked() }
    #expect(view.contains(.text("Editing linked")))
  }

  @Test func sheetDoesNotRunAgainWithPresentingView() throws {
    struct Content: View {
      let number: Int
      let ran: () -> Void

      var body: some View {
        let _ = ran()
        Text("Number \(number)")
      }
    }
    struct Presenter: View {
      let ran: () -> Void
      @State private var count = 0

      var body: some View {
        Text("below").sheet(isPresented: .constant(true)) {
          Content(number: count / 2, ran: ran)
          Button("Count \(count)") { count += 1 }
        }
      }
    }
    var runs = 0
    let ran = { runs += 1 }
    let view = ViewHarness { Presenter(ran: ran) }
    #expect(runs == 1)
    try view.tap(.button("Count 0"))
    #expect(runs == 1)
    try view.tap(.button("Count 1"))
    #expect(view.contains(.text("Number 1")))
    #expect(runs == 2)
  }

  @Test func closingTheWindowDismissesNothing() throws {
    var log: [String] = []
    let view = ViewHarness {
      Text("below").sheet(isPresented: .constant(true), onDismiss: { log.append("dismissed") }) {
        Text("above").onDisappear { log.append("gone") }
      }
    }
    view.unmount()
    #expect(log == ["gone"])
  }

  @Test func sheetCanPreventInteractiveDismissal() throws {
    struct Form: View {
      @Environment(\.presentationMode) private var presentationMode
      @State private var isDirty = true

      var body: some View {
        Text(verbatim: "presented: \(presentationMode.wrappedValue.isPresented)")
          .interactiveDismissDisabled(isDirty)
        Button("Save") { isDirty = false }
        Button("Done") { presentationMode.wrappedValue.dismiss() }
      }
    }
    struct Presenter: View {
      @State private var isShown = true

      var body: some View {
        Button("Edit") { isShown = true }.sheet(isPresented: $isShown) { Form() }
      }
    }
    let view = ViewHarness { Presenter() }
    #expect(view.contains(.text("presented: true")))
    try view.dismiss()
    #expect(view.contains(.dialog))
    try view.tap(.button("Done"))
    #expect(!view.contains(.dialog))
    try view.tap(.button("Edit"))
    try view.tap(.button("Save"))
    try view.dismiss()
    #expect(!view.contains(.dialog))
  }

  @Test func screenInSheetCanPreventInteractiveDismissal() throws {
    struct Presenter: View {
      @State private var isShown = true

      var body: some View {
        Text(verbatim: "\(isShown)").sheet(isPresented: $isShown) {
          NavigationStack {
            NavigationLink("Next") { Text("Top").interactiveDismissDisabled() }
          }
        }
      }
    }
    let view = ViewHarness { Presenter() }
    try view.tap(.button("Next"))
    try view.dismiss()
    #expect(view.contains(.text("Top")))
    try view.tap(.button("Back"))
    try view.dismiss()
    #expect(view.text == ["false"])
  }
}
