import Testing
import ViewCore
import ViewTesting

/// A state that many views read.
@MainActor
struct StateReadersTests {
  private struct Readers: View {
    @State private var count = 100
    @State private var text = "a"

    var body: some View {
      Button("Fewer") { count = 1 }
      Button("More") { count = 100 }
      Button("Change") { text += "a" }
      ForEach(0..<count) { index in Reader(index: index, text: $text) }
    }
  }

  private struct Reader: View {
    let index: Int
    @Binding var text: String

    var body: some View { Text("\(index) \(text)") }
  }

  @Test func allReadersRunWhenAStateChanges() throws {
    let view = ViewHarness { Readers() }
    try view.tap(.button("Change"))
    #expect(view.text.dropFirst(3) == (0..<100).map { "\($0) aa" }[...])
    #expect(view.patches.count == 100)
  }

  @Test func readersThatComeAndGoAreFound() throws {
    let view = ViewHarness { Readers() }
    for _ in 0..<5 {
      try view.tap(.button("Fewer"))
      try view.tap(.button("More"))
    }
    try view.tap(.button("Change"))
    #expect(view.text.dropFirst(3) == (0..<100).map { "\($0) aa" }[...])
  }
}
