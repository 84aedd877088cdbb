import Testing
import ViewCore
import ViewTesting

/// The calls of `onAppear`, `onDisappear` and `task` for screens that are pushed, covered and popped.
@MainActor
struct NavigationLifetimeTests {
  @MainActor
  fileprivate final class Log {
    private let lines = AsyncStream<String>.makeStream()

    func append(_ line: String) {
      lines.continuation.yield(line)
    }

    /// The next lines, in alphabetical order: tasks start and end when they get their turn.
    func next(_ count: Int) async -> [String] {
      var taken: [String] = []
      for await line in lines.stream {
        taken.append(line)
        if taken.count == count { break }
      }
      return taken.sorted()
    }
  }

  private struct Stack: View {
    let log: Log
    @State var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Next", value: 1)
          .logged("root", log)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).logged("\(number)", log)
          }
      }
    }
  }

  @Test func coveredScreenDisappears() async throws {
    let log = Log()
    let view = ViewHarness { Stack(log: log) }
    #expect(await log.next(2) == ["+root", "task root"])
    try view.tap(.button("Next"))
    #expect(await log.next(4) == ["+1", "-root", "end root", "task 1"])
    try view.tap(.button("Back"))
    #expect(await log.next(4) == ["+root", "-1", "end 1", "task root"])
    view.unmount()
    #expect(await log.next(2) == ["-root", "end root"])
  }

  @Test func onlyTheTopOfADeepLinkAppears() async throws {
    let log = Log()
    let view = ViewHarness { Stack(log: log, path: [1, 2]) }
    #expect(await log.next(2) == ["+2", "task 2"])
    try view.goBack()
    #expect(await log.next(4) == ["+1", "-2", "end 2", "task 1"])
  }

  @Test func valueOfTaskThatChangesOnCoveredScreenStartsNothing() async throws {
    struct Screen: View {
      let log: Log
      @State private var path = [1]
      @State private var id = 0

      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .task(id: id) { log.append("task \(id)") }
            .navigationDestination(for: Int.self) { _ in Button("Change") { id += 1 } }
        }
      }
    }
    let log = Log()
    let view = ViewHarness { Screen(log: log) }
    try view.tap(.button("Change"))
    try view.tap(.button("Change"))
    try view.goBack()
    #expect(await log.next(1) == ["task 2"])
  }

  @Test func sheetAboveScreenCoversNothing() async throws {
    let log = Log()
    struct Screen: View {
      let log: Log
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }
            .onDisappear { log.append("-root") }
            .sheet(isPresented: $isShown) {
              Text("above")
                .onAppear { log.append("+sheet") }
                .onDisappear { log.append("-sheet") }
            }
        }
      }
    }
    let view = ViewHarness { Screen(log: log) }
    try view.tap(.button("Show"))
    try view.dismiss()
    #expect(await log.next(2) == ["+sheet", "-sheet"])
  }
}

extension View {
  fileprivate func logged(_ name: String, _ log: NavigationLifetimeTests.Log) -> some View {
    self
      .onAppear { log.append("+\(name)") }
      .onDisappear { log.append("-\(name)") }
      .task {
        log.append("task \(name)")
        for await _ in AsyncStream<Void>.makeStream().stream {}
        log.append("end \(name)")
      }
  }
}
