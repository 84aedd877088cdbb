#if DEBUG
import OpenCombine
import Testing
import ViewTesting

@testable import ViewCore

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ViewCodeTests {
  private final class Log {
    var codes: [String: ViewCode?] = [:]

    func note(_ deed: String) {
      codes[deed] = ViewCode.current
    }
  }

  private struct Sample: View {
    let log: Log
    @State private var count = 0
    @State private var isLoaded = false
    @State private var isRefreshed = false
    @State private var title = ""

    var body: some View {
      List {
        if count == 0 {
          Text("Zero")
            .onAppear { log.note("appearance") }
            .onDisappear { log.note("disappearance") }
            .onReceive(Just(1)) { _ in log.note("value") }
        }
        if isLoaded { Text("Loaded") }
        if isRefreshed { Text("Refreshed") }
        Button("Count") {
          log.note("tap")
          count += 1
        }
        TextField("Title", text: $title)
          .onSubmit { log.note("return key") }
      }
      .onChange(of: count) { log.note("change") }
      .onChange(of: count, initial: true) { old, new in
        log.note(old == new ? "first value" : "later value")
      }
      .onChange(of: count) { (_: Int) in log.note("changed value") }
      .refreshable {
        log.note("refresh")
        isRefreshed = true
      }
      .task {
        log.note("task")
        await Task {
          await Task.yield()
          log.note("task of a task")
        }.value
        isLoaded = true
      }
    }
  }

  @Test func codeOfAViewKnowsTheModifierThatItBelongsTo() async throws {
    let log = Log()
    let view = ViewHarness { Sample(log: log) }
    try await view.waitFor(.text("Loaded"))
    try view.submit(.textField("Title"))
    try view.tap(.button("Count"))
    try view.tap(.button("Refresh"))
    try await view.waitFor(.text("Refreshed"))
    #expect(
      log.codes == [
        "appearance": .onAppear, "change": .onChange, "changed value": .onChange,
        "disappearance": .onDisappear, "first value": .onChange, "later value": .onChange,
        "refresh": .refreshable, "return key": .onSubmit, "tap": nil, "task": .task,
        "task of a task": .task, "value": .onReceive,
      ]
    )
    #expect(ViewCode.current == nil)
  }
}
#endif
