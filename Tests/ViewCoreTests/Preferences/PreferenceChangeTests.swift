import Observation
import Testing
import ViewCore
import ViewTesting

/// Preferences follow the views that provide them.
@MainActor
struct PreferenceChangeTests {
  @Observable @MainActor
  final class Model {
    var names = ["a", "b", "c"]
    var isShown = true
    var id = 0
    var other = ""
  }

  private struct Screen<Content: View>: View {
    let received: Received<[String]>
    @ViewBuilder let content: Content

    var body: some View {
      VStack { content }.onPreferenceChange(NamesKey.self) { received.values.append($0) }
    }
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ForEach(model.names, id: \.self) { Named($0) }
    }
  }

  @Test func rowsThatComeGoAndMoveChangeTheValue() {
    let model = Model()
    let received = Received<[String]>()
    let view = ViewHarness { Screen(received: received) { Rows(model: model) } }
    model.names.append("d")
    _ = view.text
    model.names.removeFirst()
    _ = view.text
    model.names.reverse()
    _ = view.text
    model.names = []
    _ = view.text
    #expect(
      received.values == [
        ["a", "b", "c"], ["a", "b", "c", "d"], ["b", "c", "d"], ["d", "c", "b"], [],
      ]
    )
  }

  @Test func branchesThatComeAndGoChangeTheValue() {
    struct Branches: View {
      let model: Model

      var body: some View {
        if model.isShown { Named("if") } else { Text("else") }
        if model.isShown { Named("optional") }
        Named("\(model.id)").id(model.id)
      }
    }
    let model = Model()
    let received = Received<[String]>()
    let view = ViewHarness { Screen(received: received) { Branches(model: model) } }
    model.isShown = false
    _ = view.text
    model.id = 1
    _ = view.text
    #expect(received.values == [["if", "optional", "0"], ["0"], ["1"]])
  }

  @Test func changeOfAValueRunsTheActionOnceAndSendsNothingElse() throws {
    struct Counter: View {
      @State private var count = 0
      @State private var read: [String] = []

      var body: some View {
        VStack {
          Button("Count") { count += 1 }
          Button("Same") { count += 0 }
          Color.clear.preference(key: NamesKey.self, value: ["\(count / 2)"])
        }
        .onPreferenceChange(NamesKey.self) { read += $0 }
        Text(read.joined(separator: ","))
      }
    }
    let view = ViewHarness { Counter() }
    #expect(view.text.last == "0")
    try view.tap(.button("Count"))
    #expect(view.patches == [])
    try view.tap(.button("Count"))
    #expect(view.patches == [.setText(node: 7, "0,1")])
    try view.tap(.button("Same"))
    #expect(view.patches == [])
  }

  @Test func actionIsThatOfTheLastRunOfTheBody() throws {
    struct Counter: View {
      let received: Received<Int>
      @State private var count = 0

      var body: some View {
        Button("Count") { count += 1 }
          .preference(key: FirstKey.self, value: count)
          .onPreferenceChange(FirstKey.self) { [count] _ in received.values.append(count) }
      }
    }
    let received = Received<Int>()
    let view = ViewHarness { Counter(received: received) }
    try view.tap(.button("Count"))
    #expect(received.values == [0, 1])
  }

  @Test func preferenceIsNotComputedAgainWithoutAChange() throws {
    struct Transformed: View {
      let model: Model
      let runs: Received<Void>

      var body: some View {
        VStack {
          Unrelated(model: model)
          Named("a").transformPreference(NamesKey.self) { _ in runs.values.append(()) }
        }
        .onPreferenceChange(NamesKey.self) { _ in }
        .onPreferenceChange(NestingKey.self) { _ in }
      }
    }
    struct Unrelated: View {
      let model: Model

      var body: some View {
        Text(model.other).preference(key: NestingKey.self, value: model.other)
        if !model.isShown { Named("b") }
      }
    }
    let model = Model()
    let runs = Received<Void>()
    let view = ViewHarness { Transformed(model: model, runs: runs) }
    #expect(runs.values.count == 1)
    model.other = "changed"
    #expect(view.text.first == "changed")
    #expect(runs.values.count == 1)
    model.isShown = false
    #expect(view.text == ["changed", "b", "a"])
    #expect(runs.values.count == 2)
  }

  @Test func removedReaderReceivesNothing() {
    struct Removable: View {
      let model: Model
      let received: Received<[String]>

      var body: some View {
        if model.isShown { Screen(received: received) { Rows(model: model) } }
      }
    }
    let model = Model()
    let received = Received<[String]>()
    let view = ViewHarness { Removable(model: model, received: received) }
    model.isShown = false
    model.names = []
    #expect(view.text == [])
    #expect(received.values == [["a", "b", "c"]])
  }

  @Test func actionMayChangeThePreferenceUntilItSettles() {
    struct Settling: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").preference(key: FirstKey.self, value: count)
          .onPreferenceChange(FirstKey.self) { count = min(($0 ?? 0) + 1, 9) }
      }
    }
    #expect(ViewHarness { Settling() }.text == ["9"])
  }

  @Test func preferenceThatNeverSettlesIsReportedOnceAndCutShort() throws {
    struct Restless: View {
      let received: Received<Int?>
      @State private var count = 0

      var body: some View {
        Button("Count") { count += 1 }
          .preference(key: FirstKey.self, value: count)
          .onPreferenceChange(FirstKey.self) {
            received.values.append($0)
            count += 1
          }
      }
    }
    let received = Received<Int?>()
    var view: ViewHarness?
    withKnownIssue {
      view = ViewHarness { Restless(received: received) }
    } matching: { issue in
      issue.sourceLocation?.fileName == "PreferenceChangeTests.swift"
        && issue.comments.map(\.rawValue) == [
          """
          A preference did not stop changing.

            Key: FirstKey
            Changes: 10

          The action of 'onPreferenceChange' ran after each change and made the next one. The last value was \
          ignored.

          To fix this, let the action set no state on which the value depends, or one that settles.
          """
        ]
    }
    #expect(received.values.compactMap { $0 } == Array(0..<10))
    try view?.tap(.button("Count"))
    #expect(received.values.count == 20)
  }
}
