import Testing
import ViewCore
import ViewTesting

@MainActor
struct SearchableTests {
  private struct Results: View {
    let query: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(isSearching ? "searching \(query)" : "idle \(query)")
      Button("Done") { dismissSearch() }
    }
  }

  private struct Cities: View {
    @State private var query = ""
    @State private var log: [String] = []

    var body: some View {
      NavigationStack {
        VStack {
          Results(query: query)
          Text(verbatim: "\(log)")
        }
        .searchable(text: $query, prompt: "Find a city")
        .onSubmit(of: .search) { log.append("search \(query)") }
        .onSubmit { log.append("text") }
        .navigationTitle("Cities")
      }
    }
  }

  @Test func userSearches() throws {
    let view = ViewHarness { Cities() }
    let field = ElementQuery.searchField("Find a city")
    #expect(view.text == ["Cities", "idle ", "Done", "[]"])
    try view.focus(field)
    #expect(view.text == ["Cities", "Cancel", "searching ", "Done", "[]"])
    try view.type("Graz", into: field)
    try view.submit(field)
    #expect(view.text == ["Cities", "Cancel", "searching Graz", "Done", #"["search Graz"]"#])
    // The typed text still counts when the field has lost the focus.
    try view.blur(field)
    #expect(view.contains(.text("searching Graz")))
  }

  private struct AroundStack: View {
    @State private var query = ""
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Results(query: query)
          NavigationLink("Next") { Text("next") }
          Button("Sheet") { isShown = true }
        }
        .sheet(isPresented: $isShown) { NavigationStack { Text("sheet") } }
      }
      .searchable(text: $query, prompt: "Find a city")
    }
  }

  @Test func fieldAroundStackIsOnItsRoot() throws {
    let view = ViewHarness { AroundStack() }
    let field = ElementQuery.searchField("Find a city")
    try view.focus(field)
    try view.type("Graz", into: field)
    #expect(view.contains(.text("searching Graz")))
    try view.tap(.button("Sheet"))
    #expect(view.contains(.text("sheet")))
    try view.dismiss()
    try view.tap(.button("Next"))
    #expect(!view.contains(field))
    try view.goBack()
    #expect(try view.attribute("value", of: field) == "Graz")
  }

  @Test func firstOfSeveralStacksHasTheFieldAroundThem() throws {
    let view = ViewHarness {
      VStack {
        NavigationStack { Text("one") }
        NavigationStack { Text("two") }
      }
      .searchable(text: .constant("Graz"))
    }
    #expect(try view.attribute("value", of: .searchField("Search")) == "Graz")
  }

  @Test(arguments: ["Cancel", "Done"])
  func searchEnds(by button: String) throws {
    let view = ViewHarness { Cities() }
    let field = ElementQuery.searchField("Find a city")
    try view.focus(field)
    try view.type("Graz", into: field)
    try view.tap(.button(button))
    #expect(view.text == ["Cities", "idle ", "Done", "[]"])
    #expect(try view.attribute("value", of: field) == "")
    #expect(try view.attribute("autofocus", of: field) == nil)
  }

  @Test func leavingEmptyFieldEndsSearch() throws {
    let view = ViewHarness { Cities() }
    let field = ElementQuery.searchField("Find a city")
    try view.focus(field)
    try view.blur(field)
    #expect(view.contains(.text("idle ")))
  }

  @Test func appBeginsAndEndsSearch() throws {
    struct Screen: View {
      @State private var query = "a"
      @State private var isSearching = false

      var body: some View {
        NavigationStack {
          VStack {
            Toggle("Search", isOn: $isSearching)
            Results(query: query)
          }
          .searchable(text: $query, isPresented: $isSearching)
        }
      }
    }
    let view = ViewHarness { Screen() }
    let field = ElementQuery.searchField("Search")
    #expect(try view.attribute("autofocus", of: field) == nil)
    try view.tap(.toggle("Search"))
    #expect(try view.attribute("autofocus", of: field) == "")
    #expect(view.contains(.text("searching a")))
    try view.tap(.button("Cancel"))
    #expect(try view.attribute("checked", of: .toggle("Search")) == nil)
    #expect(view.contains(.text("idle ")))
  }

  @Test func eachSearchableOverloadHasPrompt() {
    let prompt = String("run time")
    let isPresented = Binding.constant(false)
    let text = Binding.constant("")
    let view = ViewHarness {
      NavigationStack {
        Text("a").searchable(text: text)
        Text("b").searchable(text: text, placement: .toolbar, prompt: prompt)
        Text("c").searchable(text: text, prompt: Text("text"))
        Text("d").searchable(text: text, isPresented: isPresented, prompt: "literal")
        Text("e").searchable(text: text, isPresented: isPresented, prompt: prompt + "!")
        Text("f").searchable(
          text: text,
          placement: .navigationBarDrawer(displayMode: .always),
          prompt: "always"
        )
      }
    }
    for name in ["Search", "run time", "text", "literal", "run time!", "always"] {
      #expect(view.contains(.searchField(name)))
    }
  }

  @Test func searchableOutsideAStackShowsNoField() {
    withKnownIssue {
      let view = ViewHarness { Results(query: "").searchable(text: .constant("")) }
      #expect(view.text == ["idle ", "Done"])
      #expect(!view.contains(ElementQuery(role: "searchbox")))
    } matching: {
      $0.description.contains("Modifier: .searchable")
    }
  }
}
