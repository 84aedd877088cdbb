import ConcurrencyExtras
import Testing
import ViewCore
import ViewTesting

@MainActor
struct RefreshTests {
  @Test func listHasButtonThatRefreshesIt() async throws {
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

  /// A view that refreshes until it receives an end, and the steps that it reports.
  @MainActor
  private struct Running {
    let view: ViewHarness
    let ends: AsyncStream<Void>.Continuation
    let steps: AsyncStream<String>

    init(seesEverything: Bool = true) {
      let (end, ends) = AsyncStream<Void>.makeStream()
      let (steps, continuation) = AsyncStream<String>.makeStream()
      self.view = ViewHarness(seesEverything: seesEverything) {
        Runs(log: { continuation.yield($0) }, end: end)
      }
      self.ends = ends
      self.steps = steps
    }

    func next() async -> String? {
      var iterator = steps.makeAsyncIterator()
      return await iterator.next(isolation: MainActor.shared)
    }

    /// Begins and ends one more refresh: had an earlier one been repeated or cancelled, its steps would come first.
    func refreshesOnce() async throws {
      try view.tap(.button("Refresh"))
      #expect(await next() == "begins")
      ends.yield()
      #expect(await next() == "ends")
    }
  }

  @Test func refreshIsNotRepeatedWhenItsScreenComesBack() async throws {
    let running = Running()
    let view = running.view
    try await running.refreshesOnce()
    try await view.wait { !$0.contains(.progressIndicator) }
    try view.tap(.button("Next"))
    try view.goBack()
    try await running.refreshesOnce()
  }

  @Test func refreshContinuesWhileInvisible() async throws {
    let running = Running(seesEverything: false)
    let view = running.view
    try view.scroll(to: .button("Refresh"))
    try view.tap(.button("Refresh"))
    #expect(await running.next() == "begins")
    try view.scroll(to: .text("Row 19"))
    try view.scroll(to: .button("Refresh"))
    #expect(try view.attribute("disabled", of: .button("Refresh")) == "")
    running.ends.yield()
    #expect(await running.next() == "ends")
    try await view.wait { !$0.contains(.progressIndicator) }
    try await running.refreshesOnce()
  }

  @Test func refreshIsCancelledWithItsView() async throws {
    let running = Running()
    try running.view.tap(.button("Refresh"))
    #expect(await running.next() == "begins")
    try running.view.tap(.button("Hide"))
    #expect(await running.next() == "is cancelled")
  }

  @Test func formsAndScrollViewsHaveRefreshButton() {
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
