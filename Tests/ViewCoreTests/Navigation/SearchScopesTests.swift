import Testing
import ViewCore
import ViewTesting

/// The choice below a search field.
@MainActor
struct SearchScopesTests {
  private let field = ElementQuery.searchField("Search")

  private struct Mail: View {
    var activation = SearchScopeActivation.automatic
    @State private var query = ""
    @State private var scope = "all"

    var body: some View {
      NavigationStack {
        Text("\(scope) with \(query)")
          .searchable(text: $query)
          .searchScopes($scope, activation: activation) {
            Text("All").tag("all")
            Text("Unread").tag("unread")
          }
      }
    }
  }

  @Test func scopesAreShownDuringASearch() throws {
    let view = ViewHarness { Mail() }
    #expect(view.text == ["all with "])
    try view.focus(field)
    #expect(view.text == ["Cancel", "Scope", "All", "Unread", "all with "])
    try view.tap(ElementQuery(role: "radio", name: "Unread"))
    #expect(view.text.last == "unread with ")
    try view.tap(.button("Cancel"))
    #expect(view.text == ["unread with "])
  }

  @Test func scopesWaitForAText() throws {
    let view = ViewHarness { Mail(activation: .onTextEntry) }
    try view.focus(field)
    #expect(view.text == ["Cancel", "all with "])
    try view.type("a", into: field)
    #expect(view.text == ["Cancel", "Scope", "All", "Unread", "all with a"])
    try view.type("", into: field)
    #expect(view.text == ["Cancel", "all with "])
  }
}
