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

  private struct Runs: View {
    let log: (String) -> Void
    let end: AsyncStream<Void>
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        if isShown {
          List {
            NavigationLink("Next") { Text("Second") }
            ForEach(0..<20) { Text("Row \($0)") }
          }
          .refreshable {
            log("begins")
            for await _ in end { break }
            log(Task.isCancelled ? "is cancelled" : "ends")
          }
        }
      }
      Button("Hide") { isShown = false }
    }
  }

  /// Waits for the work that has begun on the main actor to come to where it waits itself.
  private func settle() async {
    await Task(priority: .userInitiated) {}.value
  }

  @Test func aRefreshIsNotRepeatedWhenItsScreenComesBack() async throws {
    let (end, continuation) = AsyncStream<Void>.makeStream()
    var log: [String] = []
    let view = ViewHarness { Runs(log: { log.append($0) }, end: end) }
    try view.tap(.button("Refresh"))
    continuation.yield()
    try await view.wait { _ in log == ["begins", "ends"] }
    try view.tap(.button("Next"))
    try view.goBack()
    await settle()
    #expect(log == ["begins", "ends"])
  }

  @Test func aRefreshGoesOnOutOfSight() async throws {
    let (end, continuation) = AsyncStream<Void>.makeStream()
    var log: [String] = []
    let view = ViewHarness(seesEverything: false) { Runs(log: { log.append($0) }, end: end) }
    try view.scroll(to: .button("Refresh"))
    try view.tap(.button("Refresh"))
    try await view.wait { _ in log == ["begins"] }
    try view.scroll(to: .text("Row 19"))
    try view.scroll(to: .button("Refresh"))
    await settle()
    #expect(log == ["begins"])
    #expect(try view.attribute("disabled", of: .button("Refresh")) == "")
    continuation.yield()
    try await view.wait { !$0.contains(.progressIndicator) }
    #expect(log == ["begins", "ends"])
  }

  @Test func aRefreshIsCancelledWhenItsViewGoes() async throws {
    let (ended, continuation) = AsyncStream<String>.makeStream()
    let (end, _) = AsyncStream<Void>.makeStream()
    let view = ViewHarness { Runs(log: { continuation.yield($0) }, end: end) }
    try view.tap(.button("Refresh"))
    var steps = ended.makeAsyncIterator()
    #expect(await steps.next() == "begins")
    try view.tap(.button("Hide"))
    #expect(await steps.next() == "is cancelled")
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
