import BrowserTesting
import Testing
import ViewCore

/// Leading and trailing places in right-to-left layout.
@MainActor
@Suite(.needsBrowser)
struct RightToLeftTests {
  @Test func neutralTextStartsAtTheRightInRightToLeft() async throws {
    let content = VStack {
      TextField("Phone", text: .constant("0123"))
      TextField("Name", text: .constant("Blob"))
      TextField("Amount", text: .constant("12")).multilineTextAlignment(.trailing)
      TextField("Middle", text: .constant("12")).multilineTextAlignment(.center)
      TextEditor(text: .constant("0123"))
    }
    .environment(\.layoutDirection, .rightToLeft)
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.textField("Phone"))
      let sides: [String] = try await live.page.evaluate(
        "[...document.querySelectorAll('input, textarea')].map((node) => getComputedStyle(node).textAlign)"
      )
      #expect(sides == ["right", "right", "left", "center", "right"])
    }
  }

  @Test func deleteButtonIsFlushWithTheEndOfItsRow() async throws {
    let content = List {
      ForEach(["Blob"], id: \.self) { Text($0) }.onDelete { _ in }
    }
    .environment(\.layoutDirection, .rightToLeft)
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.swipe(.text("Blob"), x: 90)
      try await page.waitFor(.button("Delete"))
      let places = try await Places(page)
      let (row, button) = (try await places.first(".row"), try await places.first(".row-delete"))
      #expect(button.left == row.left)
      #expect(button.right < row.right)
    }
  }
}
