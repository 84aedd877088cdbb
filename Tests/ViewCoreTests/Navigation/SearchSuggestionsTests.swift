import Testing
import ViewCore
import ViewTesting

@MainActor
struct SearchSuggestionsTests {
  private let field = ElementQuery.searchField("Find a city")

  private struct Cities: View {
    @State private var query = ""

    var body: some View {
      NavigationStack {
        Text("results for \(query)")
          .searchable(text: $query, prompt: "Find a city")
          .searchSuggestions {
            Text("Recent")
            ForEach(["Graz", "Linz"].filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) {
              Text($0).searchCompletion($0)
            }
          }
      }
    }
  }

  @Test func suggestionsAreShownDuringASearch() throws {
    let view = ViewHarness { Cities() }
    #expect(view.text == ["results for "])
    try view.focus(field)
    #expect(view.text == ["Cancel", "Recent", "Graz", "Linz", "results for "])
    try view.type("L", into: field)
    #expect(view.text == ["Cancel", "Recent", "Linz", "results for L"])
    try view.tap(.button("Cancel"))
    #expect(view.text == ["results for "])
    try view.focus(field)
    #expect(view.contains(.button("Graz")))
  }

  @Test func pickedSuggestionCompletesTheText() throws {
    let view = ViewHarness { Cities() }
    try view.focus(field)
    try view.tap(.button("Graz"))
    #expect(try view.attribute("value", of: field) == "Graz")
    #expect(view.text == ["Cancel", "results for Graz"])
    try view.type("Gra", into: field)
    #expect(view.text == ["Cancel", "Recent", "Graz", "results for Gra"])
  }

  @Test func suggestionsLeaveWithTheReturnKey() throws {
    let view = ViewHarness { Cities() }
    try view.focus(field)
    try view.type("Li", into: field)
    try view.submit(field)
    #expect(view.text == ["Cancel", "results for Li"])
  }

  @Test func suggestionsKeepTheirStateOfTheSearch() throws {
    let view = ViewHarness { Cities() }
    try view.focus(field)
    try view.type("Li", into: field)
    try view.blur(field)
    // The tab key leads from the field to the suggestions.
    #expect(view.contains(.button("Linz")))
    try view.tap(.button("Linz"))
    #expect(view.contains(.text("results for Linz")))
  }

  @Test func fieldAroundAStackHasSuggestions() throws {
    struct Around: View {
      @State var query = ""

      var body: some View {
        NavigationStack { Text("results for \(query)") }
          .searchable(text: $query, prompt: "Find a city")
          .searchSuggestions { Text("Graz").searchCompletion("Graz") }
      }
    }
    let view = ViewHarness { Around() }
    try view.focus(field)
    try view.tap(.button("Graz"))
    #expect(view.text == ["Cancel", "results for Graz"])
  }

  @Test func fieldInsideHasNoSuggestionsOfTheOneAround() throws {
    struct Nested: View {
      @State private var query = ""
      @State private var inner = ""

      var body: some View {
        NavigationStack {
          Text("outside")
            .sheet(isPresented: .constant(true)) {
              NavigationStack { Text("inside").searchable(text: $inner, prompt: "Find a street") }
            }
            .searchable(text: $query, prompt: "Find a city")
            .searchSuggestions { Text("Graz").searchCompletion("Graz") }
        }
      }
    }
    let view = ViewHarness { Nested() }
    try view.focus(.searchField("Find a street"))
    #expect(!view.contains(.button("Graz")))
  }

  @Test func completionElsewhereIsAPlainView() {
    let view = ViewHarness { Text("Graz").searchCompletion("Graz") }
    #expect(view.text == ["Graz"])
    #expect(!view.contains(.button("Graz")))
  }
}
