import Testing
import ViewCore
import ViewTesting

@MainActor
struct FocusStateTests {
  private struct Login: View {
    enum Field: Hashable {
      case name
      case code(Int)
    }

    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var codes = [1, 2]

    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name)
      ForEach(codes, id: \.self) { code in
        TextField("Code \(code)", text: .constant("")).focused($focus, equals: .code(code))
      }
      Text(verbatim: focus.map { "\($0)" } ?? "nobody")
      Button("Second code") { focus = .code(2) }
      Button("Nobody") { focus = nil }
      Button("Remove") { codes.removeLast() }
    }
  }

  private func isFocused(_ name: String, in view: ViewHarness) throws -> Bool {
    try view.attribute("autofocus", of: .textField(name)) != nil
  }

  @Test func focusStateFollowsTheUser() throws {
    let view = ViewHarness { Login() }
    #expect(view.contains(.text("nobody")))
    try view.focus(.textField("Name"))
    #expect(view.contains(.text("name")))
    // The page knows already who has the focus.
    #expect(view.patches == [.setText(node: 4, "name")])

    try view.focus(.textField("Code 1"))
    #expect(view.contains(.text("code(1)")))
    #expect(view.patches == [.setText(node: 4, "code(1)")])
    try view.blur(.textField("Code 1"))
    #expect(view.contains(.text("nobody")))
  }

  private final class Runs {
    var ids: [Int] = []
  }

  private struct Rows: View {
    let runs: Runs
    @FocusState private var focus: Int?

    var body: some View {
      ForEach(0..<30, id: \.self) { id in
        Row(id: id, runs: runs).focused($focus, equals: id)
      }
    }
  }

  private struct Row: View {
    let id: Int
    let runs: Runs

    var body: some View {
      let _ = runs.ids.append(id)
      TextField("Row \(id)", text: .constant(""))
    }
  }

  @Test func focusChangeRunsAffectedViewsOnly() throws {
    let runs = Runs()
    let view = ViewHarness { Rows(runs: runs) }
    runs.ids = []
    try view.focus(.textField("Row 3"))
    #expect(runs.ids == [3])
    runs.ids = []
    try view.focus(.textField("Row 20"))
    #expect(runs.ids.sorted() == [3, 20])
    runs.ids = []
    try view.blur(.textField("Row 20"))
    #expect(runs.ids == [20])
  }

  @Test func theAppMovesTheCursor() throws {
    let view = ViewHarness { Login() }
    try view.tap(.button("Second code"))
    #expect(try isFocused("Code 2", in: view))
    try view.focus(.textField("Name"))
    #expect(try !isFocused("Code 2", in: view))
    try view.tap(.button("Second code"))
    #expect(try isFocused("Code 2", in: view))
    #expect(try !isFocused("Name", in: view))
    try view.tap(.button("Nobody"))
    #expect(try !isFocused("Code 2", in: view))
  }

  @Test func removedFieldLosesItsFocus() throws {
    let view = ViewHarness { Login() }
    try view.focus(.textField("Code 2"))
    #expect(view.contains(.text("code(2)")))
    try view.tap(.button("Remove"))
    #expect(view.contains(.text("nobody")))
  }

  @Test func theFocusIsThereOnTheFirstPage() throws {
    struct Search: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Search", text: .constant(""))
          .focused($isFocused)
          .onAppear { isFocused = true }
      }
    }
    let view = ViewHarness { Search() }
    #expect(try isFocused("Search", in: view))
  }

  private struct Controls: View {
    @FocusState private var first: Bool
    @FocusState private var second: Bool
    @State private var isShown = true
    @State private var isLocked = false

    var body: some View {
      if isShown {
        TextField("First", text: .constant("")).focused($first).disabled(isLocked)
      }
      TextField("Second", text: .constant("")).focused($second)
      Text("\(first) \(second)")
      Button("To the first") { first = true }
      Button("Hide") { isShown = false }
      Toggle("Lock", isOn: $isLocked)
    }
  }

  @Test func aFocusThatTheAppSetIsLostLikeAnyOther() throws {
    let view = ViewHarness { Controls() }
    try view.tap(.button("To the first"))
    #expect(view.contains(.text("true false")))
    try view.focus(.textField("Second"))
    #expect(view.contains(.text("false true")))

    try view.tap(.button("To the first"))
    #expect(view.contains(.text("true false")))
    try view.tap(.button("Hide"))
    #expect(view.contains(.text("false false")))
  }

  @Test func aControlThatCannotBeUsedHasNoFocus() throws {
    let view = ViewHarness { Controls() }
    try view.tap(.button("To the first"))
    try view.tap(.toggle("Lock"))
    #expect(view.contains(.text("false false")))
    try view.tap(.toggle("Lock"))
    try view.tap(.button("To the first"))
    #expect(try isFocused("First", in: view))
  }

  @Test func firstOfSeveralMatchingControlsGetsTheFocus() throws {
    struct Clearable: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        HStack {
          TextField("Name", text: .constant(""))
          Button("Clear") { isFocused = true }
        }
        .focused($isFocused)
        Text("\(isFocused ? "focused" : "not focused")")
      }
    }
    let view = ViewHarness { Clearable() }
    try view.focus(.textField("Name"))
    #expect(view.patches.count == 1)
    #expect(view.contains(.text("focused")))
    try view.tap(.button("Clear"))
    #expect(try isFocused("Name", in: view))
  }

  @Test func aFieldMayBelongToTwoFocuses() throws {
    struct Field: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
        Text(isFocused ? "inner" : "no inner")
      }
    }
    struct Outer: View {
      @FocusState private var focus: Int?

      var body: some View {
        Group { Field() }.focused($focus, equals: 7)
        Text(focus == 7 ? "outer" : "no outer")
        Button("Go") { focus = 7 }
      }
    }
    let view = ViewHarness { Outer() }
    try view.focus(.textField("Name"))
    #expect(view.text.prefix(2) == ["inner", "outer"])
    try view.blur(.textField("Name"))
    #expect(view.text.prefix(2) == ["no inner", "no outer"])
    try view.tap(.button("Go"))
    #expect(try isFocused("Name", in: view))
  }

  @Test func twoFocusesOfOneViewAreNeverBothSet() throws {
    struct Two: View {
      @FocusState private var first: Bool
      @FocusState private var second: Bool

      var body: some View {
        TextField("First", text: .constant("")).focused($first)
        Toggle("Second", isOn: .constant(true)).focused($second)
        Text("\(first) \(second)")
      }
    }
    let view = ViewHarness { Two() }
    try view.focus(.textField("First"))
    #expect(view.contains(.text("true false")))
    try view.focus(.toggle("Second"))
    #expect(view.contains(.text("false true")))
  }

  @Test func controlHasTheFocusWhenTheViewAppears() throws {
    struct Names: View {
      @FocusState private var focus: Int?
      @State private var names = ["", ""]

      var body: some View {
        VStack {
          ForEach(names.indices, id: \.self) { index in
            TextField("Name \(index)", text: $names[index]).focused($focus, equals: index)
          }
        }
        .defaultFocus($focus, 1)
        Text(focus.map { "focus \($0)" } ?? "no focus")
      }
    }
    let view = ViewHarness { Names() }
    #expect(try view.isFocused(.textField("Name 1")))
    #expect(view.text == ["focus 1"])
  }
}
