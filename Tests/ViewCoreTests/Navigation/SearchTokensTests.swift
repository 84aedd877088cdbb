import Testing
import ViewCore
import ViewTesting

/// Tokens in the field of a search.
@MainActor
struct SearchTokensTests {
  private struct Folder: Identifiable, Equatable {
    let id: Int
    var name: String

    static let all = [Folder(id: 1, name: "Inbox"), Folder(id: 2, name: "Drafts")]
  }

  private let field = ElementQuery.searchField("Find")

  private struct Mails: View {
    @State var tokens: [Folder] = []
    @State private var query = ""

    var body: some View {
      NavigationStack {
        Text(verbatim: "\(query)|\(tokens.map(\.id))")
          .searchable(
            text: $query,
            tokens: $tokens,
            suggestedTokens: .constant(Folder.all),
            prompt: "Find"
          ) {
            Text($0.name)
          }
      }
    }
  }

  @Test func suggestedTokenReplacesTheText() throws {
    let view = ViewHarness { Mails() }
    #expect(view.text == ["|[]"])
    try view.focus(field)
    #expect(view.text == ["Cancel", "Inbox", "Drafts", "|[]"])
    try view.type("Dr", into: field)
    try view.tap(.button("Drafts"))
    #expect(view.text == ["Drafts", "Remove", "Cancel", "Inbox", "|[2]"])
    #expect(try view.attribute("value", of: field) == "")
    try view.tap(.button("Inbox"))
    #expect(view.text.last == "|[2, 1]")
  }

  @Test func tokensAreRemoved() throws {
    let view = ViewHarness { Mails(tokens: Folder.all) }
    #expect(view.text == ["Inbox", "Remove", "Drafts", "Remove", "|[1, 2]"])
    let one = ViewHarness { Mails(tokens: Array(Folder.all.prefix(1))) }
    try one.tap(.button("Remove"))
    #expect(one.text == ["|[]"])
    try view.focus(field)
    // A search of tokens goes on without the focus.
    try view.blur(field)
    #expect(view.contains(.button("Cancel")))
    try view.tap(.button("Cancel"))
    #expect(view.text == ["|[]"])
  }

  /// A browser makes the name of the button of its own name and of the text of the token.
  @Test func buttonOfATokenRefersToTheToken() throws {
    let view = ViewHarness { Mails(tokens: Folder.all) }
    let names = view.outline.matches(of: /<span id="(token-\d+)">/).map { String($0.1) }
    #expect(Set(names).count == 2)
    for name in names {
      let button = #"aria-labelledby="\#(name)-button \#(name)" id="\#(name)-button""#
      #expect(view.outline.contains(button))
    }
  }

  @Test func keyRemovesTheLastTokenWithoutAText() throws {
    let view = ViewHarness { Mails(tokens: Folder.all) }
    let press = try #require(KeyPress(named: "Backspace", phase: .down))
    try view.focus(field)
    try view.type("a", into: field)
    try view.send(.key(press), nearest: field)
    #expect(view.text.last == "a|[1, 2]")
    try view.type("", into: field)
    try view.send(.key(press), nearest: field)
    #expect(view.text.last == "|[1]")
  }

  @Test func viewsChangeTheirTokens() throws {
    struct Edited: View {
      @State private var tokens = Folder.all
      @State private var query = ""
      @State private var isPresented = true

      var body: some View {
        NavigationStack {
          Text(verbatim: "\(tokens.map(\.name))")
            .searchable(text: $query, editableTokens: $tokens, isPresented: $isPresented) {
              $folder in
              Button("Rename \(folder.name)") { folder.name = "Archive" }
            }
        }
      }
    }
    let view = ViewHarness { Edited() }
    try view.tap(.button("Rename Drafts"))
    #expect(
      view.text == [
        "Rename Inbox", "Remove", "Rename Archive", "Remove", "Cancel", #"["Inbox", "Archive"]"#,
      ]
    )
  }

  @Test func suggestionAddsAToken() throws {
    struct Suggesting: View {
      @State private var tokens: [Folder] = []
      @State private var query = ""

      var body: some View {
        NavigationStack {
          Text(verbatim: "\(query)|\(tokens.map(\.id))")
            .searchable(text: $query, tokens: $tokens, prompt: Text("Find")) { Text($0.name) }
            .searchSuggestions {
              ForEach(Folder.all) { Text("In \($0.name)").searchCompletion($0) }
            }
        }
      }
    }
    let view = ViewHarness { Suggesting() }
    for _ in 0..<2 {
      try view.focus(field)
      try view.type("in", into: field)
      try view.tap(.button("In Drafts"))
      #expect(view.text == ["Drafts", "Remove", "Cancel", "|[2]"])
    }
  }
}
