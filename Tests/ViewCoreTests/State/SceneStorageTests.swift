import Foundation
import Testing
import ViewCore
import ViewTesting
import ViewValues

/// Values that belong to a window.
@MainActor
struct SceneStorageTests {
  private enum Folder: String { case inbox, sent }
  private enum Level: Int { case low = 1, high }

  private struct Counter: View {
    @SceneStorage("count") private var count = 1

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Screen: View {
    @State private var isShown = true

    var body: some View {
      if isShown { Counter() }
      Button("Toggle") { isShown.toggle() }
    }
  }

  @Test func valueStaysWhenItsViewsLeaveTheScreen() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Count 1"))
    try view.tap(.button("Toggle"))
    #expect(view.text == ["Toggle"])
    try view.tap(.button("Toggle"))
    #expect(view.text == ["Count 2", "Toggle"])
  }

  @Test func viewsOfOneWindowShareAValue() throws {
    let view = ViewHarness {
      VStack { Counter() }
      HStack { Counter() }
    }
    try view.tap(.button("Count 1").element(boundBy: 0))
    #expect(view.text == ["Count 2", "Count 2"])
    let other = ViewHarness { Counter() }
    #expect(other.text == ["Count 1"])
  }

  private struct All: View {
    @SceneStorage("isOn") private var isOn = false
    @SceneStorage("number") private var number = 1.5
    @SceneStorage("text") private var text = "a"
    @SceneStorage("url") private var url = URL(filePath: "/a")
    @SceneStorage("data") private var data = Data([1])
    @SceneStorage("folder") private var folder = Folder.inbox
    @SceneStorage("level") private var level = Level.low
    @SceneStorage("maybeOn") private var maybeOn: Bool?
    @SceneStorage("maybeCount") private var maybeCount: Int?
    @SceneStorage("maybeNumber") private var maybeNumber: Double?
    @SceneStorage("maybeText") private var maybeText: String?
    @SceneStorage("maybeURL") private var maybeURL: URL?
    @SceneStorage("maybeData") private var maybeData: Data?
    @SceneStorage("maybeFolder") private var maybeFolder: Folder?
    @SceneStorage("maybeLevel") private var maybeLevel: Level?

    var body: some View {
      Text(verbatim: "\(isOn) \(number) \(text) \(url.path) \(data.count) \(folder) \(level)")
      let isMissing =
        maybeOn == nil && maybeCount == nil && maybeNumber == nil && maybeText == nil
        && maybeURL == nil && maybeData == nil && maybeFolder == nil && maybeLevel == nil
      Text(verbatim: isMissing ? "nothing" : "\(maybeText ?? "") \(maybeFolder?.rawValue ?? "")")
      Toggle("On", isOn: $isOn)
      TextField("Text", text: $text)
      Button("Set") {
        folder = .sent
        maybeText = "b"
        maybeFolder = .sent
      }
    }
  }

  @Test func eachTypeHasAValue() throws {
    let view = ViewHarness { All() }
    #expect(view.text.prefix(2) == ["false 1.5 a /a 1 inbox low", "nothing"])
    try view.tap(.toggle("On"))
    try view.type("c", into: .textField("Text"))
    try view.tap(.button("Set"))
    #expect(view.text.prefix(2) == ["true 1.5 c /a 1 sent low", "b sent"])
  }

  private func harness(_ values: WindowValues) -> ViewHarness {
    var environment = EnvironmentValues()
    environment.windowValues = values
    return ViewHarness(environment: environment) { All() }
  }

  @Test func valuesGoOnInTheNextProcess() throws {
    let values = WindowValues(keeping: [:])
    let view = harness(values)
    try view.tap(.toggle("On"))
    try view.type("c", into: .textField("Text"))
    try view.tap(.button("Set"))
    let changes = values.takeChanges().values
    #expect(
      changes.mapValues { String(decoding: $0, as: UTF8.self) } == [
        "scene/isOn/Bool": "true", "scene/text/String": #""c""#,
        "scene/folder/Folder": #""sent""#, "scene/maybeText/Optional<String>": #""b""#,
        "scene/maybeFolder/Optional<Folder>": #""sent""#,
      ]
    )
    let next = harness(WindowValues(keeping: changes))
    #expect(next.text.prefix(2) == ["true 1.5 c /a 1 sent low", "b sent"])
  }

  @Test func valueThatCannotBeDecodedIsTheDefault() {
    let values = WindowValues(keeping: ["scene/isOn/Bool": Data("7".utf8)])
    #expect(harness(values).text.first == "false 1.5 a /a 1 inbox low")
    #expect(values.takeChanges().unreadable == ["scene/isOn/Bool": Data("7".utf8)])
  }

  @Test func numberThatIsNotFiniteIsKept() throws {
    let data = try KeptCoding.encode(Double.infinity)
    #expect(try KeptCoding.decode(Double.self, from: data) == .infinity)
  }

  @Test func windowWithoutAServerThatKeepsSessionsKeepsNothing() throws {
    let values = WindowValues()
    let view = harness(values)
    try view.tap(.toggle("On"))
    #expect(values.takeChanges().values == [:])
  }
}
