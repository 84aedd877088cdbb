import ConcurrencyExtras
import Testing
import ViewCore
import ViewTesting

@MainActor
struct RefreshTests {
  @Test func aListHasAButtonThatRefreshesIt() async throws {
    let (answers, answer) = AsyncStream<String>.makeStream()
    struct Names: View {
      let answers: AsyncStream<String>
      @State private var names = ["One"]

      var body: some View {
        List(names, id: \.self) { Text($0) }
          .refreshable {
            for await name in answers {
              names.append(name)
              break
            }
          }
      }
    }
    let view = ViewHarness { Names(answers: answers) }
    #expect(view.text == ["One"])
    try view.tap(.button("Refresh"))
    try await view.wait { $0.contains(.progressIndicator) }
    #expect(try view.attribute("disabled", of: .button("Refresh")) == "")
    answer.yield("Two")
    try await view.wait { !$0.contains(.progressIndicator) }
    #expect(view.text == ["One", "Two"])
    #expect(try view.attribute("disabled", of: .button("Refresh")) == nil)
  }

  @Test func formsAndScrollViewsHaveOneToo() {
    let view = ViewHarness {
      Group {
        Form { Text("a") }
        ScrollView { Text("b") }
        Text("c")
      }
      .refreshable {}
    }
    #expect(view.outline.matches(of: /class="refresh"/).count == 2)
    #expect(!ViewHarness { List { Text("a") } }.contains(.button("Refresh")))
  }
}
