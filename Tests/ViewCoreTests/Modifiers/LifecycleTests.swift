import Testing
import ViewCore
import ViewTesting

@MainActor
struct LifecycleTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  @Test func viewsAppearFromTheInsideOutAndDisappearOnce() throws {
    struct Screen: View {
      @State private var isShown = true
      let log: Log

      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown {
          VStack {
            Text("Inner")
              .onAppear { log.entries.append("inner appeared") }
              .onDisappear { log.entries.append("inner disappeared") }
          }
          .onAppear { log.entries.append("outer appeared") }
        }
      }
    }
    let log = Log()
    let view = ViewHarness { Screen(log: log) }
    #expect(log.entries == ["inner appeared", "outer appeared"])
    try view.tap(.button("Toggle"))
    #expect(log.entries.last == "inner disappeared")
    view.unmount()
    #expect(log.entries.count == 3)
  }

  @Test func stateSetInOnAppearIsOnTheFirstPage() {
    struct Screen: View {
      @State private var title = "loading"

      var body: some View {
        Text(title).onAppear { title = "ready" }
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.text == ["ready"])
    #expect(view.patches.isEmpty)
  }

  @Test func taskRunsUntilTheViewDisappears() async throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var state = "none"
      let ended: AsyncStream<Void>.Continuation

      var body: some View {
        Button("Toggle") { isShown.toggle() }
        Text(state)
        if isShown {
          Text("Working").task {
            state = "started"
            for await _ in AsyncStream<Never>(unfolding: { await suspendUntilCancelled() }) {}
            state = "cancelled \(Task.isCancelled)"
            ended.yield()
          }
        }
      }
    }
    let (stream, ended) = AsyncStream<Void>.makeStream()
    let view = ViewHarness { Screen(ended: ended) }
    try await view.wait { $0.text.contains("started") }
    try view.tap(.button("Toggle"))
    for await _ in stream { break }
    #expect(view.text == ["Toggle", "cancelled true"])
  }

  @Test func taskRestartsWhenItsValueChanges() async throws {
    struct Screen: View {
      @State private var id = 1
      @State private var loaded: [Int] = []

      var body: some View {
        Button("Next") { id += 1 }
        Text(verbatim: "\(loaded)")
          .task(id: id) { loaded.append(id) }
      }
    }
    let view = ViewHarness { Screen() }
    try await view.wait { $0.text.contains("[1]") }
    try view.tap(.button("Next"))
    try await view.wait { $0.text.contains("[1, 2]") }
  }

  @Test func onChangeSeesTheOldAndTheNewValue() throws {
    struct Screen: View {
      @State private var count = 0
      let log: Log

      var body: some View {
        Button("\(count)") { count += 1 }
          .onChange(of: count) { log.entries.append("\($0) to \($1)") }
          .onChange(of: count, initial: true) { log.entries.append("changed") }
      }
    }
    let log = Log()
    let view = ViewHarness { Screen(log: log) }
    #expect(log.entries == ["changed"])
    try view.tap(.button("0"))
    #expect(log.entries == ["changed", "0 to 1", "changed"])
  }

  /// Before there was a form with two values, this was how to have the old one.
  @Test func deprecatedOnChangeRunsTheActionOfTheOldValue() throws {
    struct Screen: View {
      @State private var count = 0
      @State private var other = 0
      let log: Log

      var body: some View {
        Button("Count") { count += 1 }
        Button("Other") { other += 1 }
        Text("\(count) \(other)")
          .onChange(of: count) { [count, other] new in
            log.entries.append("\(count) to \(new), \(other)")
          }
      }
    }
    let log = Log()
    let view = ViewHarness { Screen(log: log) }
    try view.tap(.button("Count"))
    try view.tap(.button("Other"))
    try view.tap(.button("Count"))
    #expect(log.entries == ["0 to 1, 0", "1 to 2, 1"])
  }

  @Test func updatesThatNeverEndAreReportedAndCutShort() {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)")
          .onAppear { count += 1 }
          .onChange(of: count) { count += 1 }
      }
    }
    withKnownIssue {
      _ = ViewHarness { Restless() }
    } matching: { issue in
      issue.description.contains("The updates of a screen did not end.")
    }
  }
}

/// Suspends until the task is cancelled.
private func suspendUntilCancelled() async -> Never? {
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
  return nil
}
