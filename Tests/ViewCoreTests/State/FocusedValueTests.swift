import Observation
import Testing
import ViewCore
import ViewTesting

private struct TopicKey: FocusedValueKey {
  typealias Value = String
}

private struct VolumeKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var topic: String? {
    get { self[TopicKey.self] }
    set { self[TopicKey.self] = newValue }
  }

  fileprivate var volume: Binding<Int>? {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }
}

@Observable
private final class Player {
  let name: String

  init(name: String) {
    self.name = name
  }
}

/// Values of the views with the keyboard focus and of the visible screen.
@MainActor
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.topic) private var topic
    @FocusedBinding(\.volume) private var volume
    @FocusedValue(Player.self) private var player

    var body: some View {
      Text(verbatim: "\(topic ?? "none") \(volume ?? 0) \(player?.name ?? "nobody")")
      Button("Louder") { volume = (volume ?? 0) + 1 }
    }
  }

  private struct Fields: View {
    @State private var outer = "outer"
    @State private var volume = 3
    @State private var text = ""

    var body: some View {
      Reader()
      VStack {
        TextField("First", text: $text)
        VStack {
          Button("Inner") { outer = "changed" }
          TextField("Second", text: $text)
        }
        .focusedValue(\.topic, "inner")
      }
      .focusedValue(\.topic, outer)
      .focusedValue(\.volume, $volume)
      TextField("Outside", text: $text)
      Text(verbatim: "volume \(volume)")
    }
  }

  @Test func valueIsThatOfTheViewsAroundTheFocus() throws {
    let view = ViewHarness { Fields() }
    #expect(view.text.first == "none 0 nobody")
    try view.focus(.textField("First"))
    #expect(view.text.first == "outer 3 nobody")
    try view.focus(.textField("Second"))
    #expect(view.text.first == "inner 3 nobody")
    try view.blur(.textField("Second"))
    #expect(view.text.first == "none 0 nobody")
  }

  @Test func newValueIsReadWhileTheFocusStays() throws {
    let view = ViewHarness { Fields() }
    try view.focus(.textField("First"))
    try view.tap(.button("Inner"))
    #expect(view.text.first == "changed 3 nobody")
    try view.tap(.button("Louder"))
    #expect(view.text.first == "changed 4 nobody")
    #expect(view.text.last == "volume 4")
  }

  @Test func controlKeepsTheFocusWhenItsViewRunsAgain() throws {
    let view = ViewHarness { Fields() }
    try view.focus(.textField("First"))
    try view.type("a", into: .textField("First"))
    #expect(try view.isFocused(.textField("First")))
    #expect(view.text.first == "outer 3 nobody")
  }

  private struct Screens: View {
    @State private var isPlayed = true
    @State private var path: [Int] = []

    var body: some View {
      Reader()
      NavigationStack(path: $path) {
        Button("Push") { path = [1] }
          .focusedSceneValue(\.topic, "root")
          .navigationDestination(for: Int.self) { _ in
            Button("Pop") { path = [] }.focusedSceneValue(isPlayed ? Player(name: "Blob") : nil)
          }
      }
      Button("Stop") { isPlayed = false }
    }
  }

  @Test func valueOfAScreenIsReadWhileTheScreenIsVisible() throws {
    let view = ViewHarness { Screens() }
    #expect(view.text.first == "root 0 nobody")
    try view.tap(.button("Push"))
    #expect(view.text.first == "none 0 Blob")
    try view.tap(.button("Stop"))
    #expect(view.text.first == "none 0 nobody")
    try view.tap(.button("Pop"))
    #expect(view.text.first == "root 0 nobody")
  }

  @Test func windowsHaveValuesOfTheirOwn() throws {
    let first = ViewHarness { Fields() }
    let second = ViewHarness { Fields() }
    try first.focus(.textField("First"))
    #expect(first.text.first == "outer 3 nobody")
    #expect(second.text.first == "none 0 nobody")
  }
}
