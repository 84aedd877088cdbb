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
          row.role, row.ariaLabelledByElements[0].innerText
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
        "document.querySelector('dialog').ariaLabelledByElements[0].innerText"
      )
      #expect(title == "New todo")
    }
  }

  @Test func controlsOfNumbersAreCalledByTheirLabels() async throws {
    let content = Form {
      Stepper("Guests", value: .constant(2))
      Slider(value: .constant(1), in: 0...100) {
        Text("Price")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      ProgressView(value: 0.3) {
        Text("Loading")
      } currentValueLabel: {
        Text("30%")
      }
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(ElementQuery(role: "slider", name: "Price"))
      #expect(
        try await live.page.count(of: ElementQuery(role: "progressbar", name: "Loading")) == 1
      )
      #expect(try await live.page.count(of: ElementQuery(role: "group", name: "Guests")) == 1)
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
        "document.querySelector('dialog').ariaLabelledByElements[0].innerText"
      )
      #expect(title == "Choose a colour")
    }
  }

  @Test func thePageSaysInWhichLanguageItIs() async throws {
    try await LivePage.show(Text("Hello")) { live in
      try await live.page.waitFor(.text("Hello"))
      // The app's, and not the person's: its words are what they are.
      #expect(try await live.page.evaluate("document.documentElement.lang === 'en'"))
    }
  }
}
