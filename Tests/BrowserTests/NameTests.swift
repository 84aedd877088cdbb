import ViewCore
import ViewTesting
import Testing

/// What elements are called for those who do not see the page.
@MainActor
@Suite(.needsBrowser)
struct NameTests {
  @Test func rowsOfFormsThatCanBeReachedAreCalledWhatTheyShow() async throws {
    let content = Form { ForEach(["Blob"], id: \.self) { Text($0) }.onDelete { _ in } }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelector('.row[tabindex]') !== null")
      let row: [String] = try await live.page.evaluate(
        """
        ((row) => [
          row.role, document.getElementById(row.getAttribute("aria-labelledby")).innerText
        ])(document.querySelector(".row"))
        """
      )
      #expect(row == ["group", "Blob"])
    }
  }

  @Test func aSheetIsCalledByItsTitle() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) {
      NavigationStack { Text("Content").navigationTitle("New todo") }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitUntil("document.querySelector('dialog[open]') !== null")
      let title: String = try await live.page.evaluate(
        """
        document.getElementById(
          document.querySelector("dialog").getAttribute("aria-labelledby")
        ).innerText
        """
      )
      #expect(title == "New todo")
    }
  }

  @Test func aSheetWithoutATitleIsCalledWhatItSaysFirst() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) {
      VStack {
        Text("Choose a colour")
        Button("Red") {}
      }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.button("Red"))
      let title: String = try await live.page.evaluate(
        """
        document.getElementById(
          document.querySelector("dialog").getAttribute("aria-labelledby")
        ).innerText
        """
      )
      #expect(title == "Choose a colour")
    }
  }

  @Test func thePageSaysInWhichLanguageItIs() async throws {
    try await LivePage.show(Text("Hello")) { live in
      try await live.page.waitFor(.text("Hello"))
      #expect(try await live.page.evaluate("document.documentElement.lang === navigator.language"))
    }
  }
}
