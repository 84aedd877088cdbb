import Dependencies
import Foundation
import Sharing
import Testing
import ViewCore
import ViewTesting
import ViewValues
import WebSwiftUI

/// Values in the user defaults.
@MainActor
struct AppStorageTests {
  private enum Theme: String { case light, dark }
  private enum Level: Int { case low = 1, high }

  private struct Settings: View {
    @AppStorage("isSoundOn") private var isSoundOn = true
    @AppStorage("count") private var count = 0

    var body: some View {
      Toggle("Sound", isOn: $isSoundOn)
      Button("Count \(count)") { count += 1 }
      Text(verbatim: isSoundOn ? "loud" : "quiet")
    }
  }

  private var defaults: UserDefaults {
    @Dependency(\.defaultAppStorage) var defaults
    return defaults
  }

  @Test func changesOfViewsAreStored() throws {
    let view = ViewHarness { Settings() }
    #expect(view.text.suffix(2) == ["Count 0", "loud"])
    #expect(defaults.object(forKey: "isSoundOn") == nil)
    try view.tap(.toggle("Sound"))
    try view.tap(.button("Count 0"))
    #expect(view.text.suffix(2) == ["Count 1", "quiet"])
    #expect(defaults.object(forKey: "isSoundOn") as? Bool == false)
    #expect(defaults.integer(forKey: "count") == 1)
    let other = ViewHarness { Settings() }
    #expect(other.text.suffix(2) == ["Count 1", "quiet"])
  }

  @Test func viewsOfAllWindowsFollowAChange() throws {
    let first = ViewHarness { Settings() }
    let second = ViewHarness { Settings() }
    try first.tap(.button("Count 0"))
    #expect(second.text.suffix(2) == ["Count 1", "loud"])
  }

  @Test func viewFollowsSharedValuesAndUserDefaults() {
    let view = ViewHarness { Settings() }
    @Shared(.appStorage("count")) var count = 0
    $count.withLock { $0 = 5 }
    #expect(view.text.contains("Count 5"))
    defaults.set(6, forKey: "count")
    #expect(view.text.contains("Count 6"))
    #expect(count == 6)
    defaults.removeObject(forKey: "count")
    #expect(view.text.contains("Count 0"))
  }

  @Test func sharedValueFollowsAView() throws {
    @Shared(.appStorage("count")) var count = 3
    let view = ViewHarness { Settings() }
    try view.tap(.button("Count 3"))
    #expect(count == 4)
  }

  private struct All: View {
    @AppStorage("number") private var number = 1.5
    @AppStorage("text") private var text = "a"
    @AppStorage("url") private var url = URL(filePath: "/a")
    @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 1)
    @AppStorage("data") private var data = Data([1])
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("level") private var level = Level.low
    @AppStorage("maybeOn") private var maybeOn: Bool?
    @AppStorage("maybeCount") private var maybeCount: Int?
    @AppStorage("maybeNumber") private var maybeNumber: Double?
    @AppStorage("maybeText") private var maybeText: String?
    @AppStorage("maybeURL") private var maybeURL: URL?
    @AppStorage("maybeDate") private var maybeDate: Date?
    @AppStorage("maybeData") private var maybeData: Data?
    @AppStorage("maybeTheme") private var maybeTheme: Theme?
    @AppStorage("maybeLevel") private var maybeLevel: Level?

    var body: some View {
      Text(verbatim: "\(number) \(text) \(url.path) \(date.timeIntervalSinceReferenceDate)")
      Text(verbatim: "\(data.count) \(theme) \(level)")
      Text(
        verbatim: [
          maybeOn.map { "\($0)" }, maybeCount.map { "\($0)" }, maybeNumber.map { "\($0)" },
          maybeText, maybeURL?.path, maybeDate.map { "\($0.timeIntervalSinceReferenceDate)" },
          maybeData.map { "\($0.count)" }, maybeTheme?.rawValue, maybeLevel.map { "\($0)" },
        ]
        .compactMap(\.self).joined(separator: " ")
      )
      Button("Set") {
        (number, text, url, data) = (2.5, "b", URL(filePath: "/b"), Data([1, 2]))
        (date, theme, level) = (Date(timeIntervalSinceReferenceDate: 2), .dark, .high)
        (maybeOn, maybeCount, maybeNumber, maybeText) = (true, 7, 0.5, "c")
        (maybeURL, maybeData) = (URL(filePath: "/c"), Data([1, 2, 3]))
        (maybeDate, maybeTheme) = (Date(timeIntervalSinceReferenceDate: 3), .dark)
        maybeLevel = .high
      }
      Button("Clear") { (maybeOn, maybeText, maybeTheme) = (nil, nil, nil) }
    }
  }

  @Test func eachTypeIsStored() throws {
    let view = ViewHarness { All() }
    #expect(view.text.prefix(3) == ["1.5 a /a 1.0", "1 light low", ""])
    try view.tap(.button("Set"))
    let changed = ["2.5 b /b 2.0", "2 dark high", "true 7 0.5 c /c 3.0 3 dark high"]
    #expect(view.text.prefix(3) == changed[...])
    let other = ViewHarness { All() }
    #expect(other.text.prefix(3) == changed[...])
    #expect(defaults.string(forKey: "theme") == "dark")
    #expect(defaults.integer(forKey: "level") == 2)
    try view.tap(.button("Clear"))
    #expect(view.text[2] == "7 0.5 /c 3.0 3 high")
    #expect(defaults.object(forKey: "maybeText") == nil)
  }

  @Test func unknownRawValueIsTheDefault() {
    defaults.set("blue", forKey: "theme")
    let view = ViewHarness { All() }
    #expect(view.text[1] == "1 light low")
  }

  private struct Stored: View {
    @AppStorage private var text: String

    init(_ name: String, store: UserDefaults? = nil) {
      _text = AppStorage(wrappedValue: "nothing", name, store: store)
    }

    var body: some View { Text(verbatim: text) }
  }

  @Test func viewReadsTheUserDefaultsThatItNames() {
    let own = UserDefaults.inMemory
    let around = UserDefaults.inMemory
    own.set("own", forKey: "text")
    around.set("around", forKey: "text")
    let view = ViewHarness {
      Stored("text")
      Stored("text", store: own)
      Stored("text").defaultAppStorage(around)
      Stored("text", store: own).defaultAppStorage(around)
    }
    #expect(view.text == ["nothing", "own", "around", "own"])
    around.set("changed", forKey: "text")
    #expect(view.text == ["nothing", "own", "changed", "own"])
  }

  @Test func viewMayMakeTheObjectOfItsSuiteEachTime() throws {
    struct Counter: View {
      @AppStorage("count", store: UserDefaults(suiteName: "AppStorageTests")) private var count = 0
      @State private var runs = 0

      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Run \(runs)") { runs += 1 }
      }
    }
    defer { UserDefaults().removePersistentDomain(forName: "AppStorageTests") }
    UserDefaults().removePersistentDomain(forName: "AppStorageTests")
    let view = ViewHarness {
      Counter()
      Counter()
    }
    try view.tap(.button("Count 0").element(boundBy: 0))
    try view.tap(.button("Run 0").element(boundBy: 0))
    #expect(view.text == ["Count 1", "Run 1", "Count 1", "Run 0"])
  }

  @Test func viewReadsAnotherNameWhenItChanges() throws {
    struct Choice: View {
      @State private var name = "first"

      var body: some View {
        Stored(name)
        Button("Other") { name = "second" }
      }
    }
    defaults.set("one", forKey: "first")
    defaults.set("two", forKey: "second")
    let view = ViewHarness { Choice() }
    #expect(view.text.first == "one")
    try view.tap(.button("Other"))
    #expect(view.text.first == "two")
  }

  @Test func eachUserHasValuesOfTheirOwn() throws {
    func window(_ id: String) -> ViewHarness {
      var values = EnvironmentValues()
      values.windowUser = WindowUser(id: id)
      return ViewHarness(environment: values) { Settings() }
    }
    let anna = window("anna")
    try anna.tap(.button("Count 0"))
    #expect(anna.text.contains("Count 1"))
    #expect(window("anna").text.contains("Count 1"))
    #expect(window("bert").text.contains("Count 0"))
    #expect(ViewHarness { Settings() }.text.contains("Count 0"))
  }

  private final class Service {
    var onDone: () -> Void = {}
  }

  /// A view that does not read its value before code elsewhere sets it.
  private struct Visit: View {
    let service: Service
    @AppStorage("isSeen") private var isSeen = false
    @State private var shownValue = "unknown"

    var body: some View {
      Button("Register") { service.onDone = { isSeen = true } }
      Button("Call") { service.onDone() }
      Button("Look") { shownValue = "\(isSeen)" }
      Text(verbatim: shownValue)
    }
  }

  private func visit(of id: String, _ service: Service) -> ViewHarness {
    var values = EnvironmentValues()
    values.windowUser = WindowUser(id: id)
    return ViewHarness(environment: values) { Visit(service: service) }
  }

  private func isSeen(by id: String) throws -> Bool {
    let view = visit(of: id, Service())
    try view.tap(.button("Look"))
    return view.text.last == "true"
  }

  @Test func valueIsThatOfItsWindowIfAnotherWindowUsesItFirst() throws {
    let service = Service()
    let (anna, bob) = (visit(of: "anna", service), visit(of: "bob", service))
    try anna.tap(.button("Register"))
    try bob.tap(.button("Call"))
    #expect(try isSeen(by: "anna"))
    #expect(try !isSeen(by: "bob"))
    try anna.tap(.button("Look"))
    #expect(anna.text.last == "true")
  }

  @Test func valueIsThatOfItsWindowIfCodeOfNoWindowUsesItFirst() throws {
    let service = Service()
    let anna = visit(of: "anna", service)
    try anna.tap(.button("Register"))
    service.onDone()
    #expect(try isSeen(by: "anna"))
    #expect(try !isSeen(by: "bob"))
    #expect(defaults.object(forKey: "isSeen") == nil)
  }

  @Test func modelHasAValueOutsideOfViews() {
    struct Model {
      @AppStorage("count") var count = 2
    }
    let model = Model()
    #expect(model.count == 2)
    model.count = 3
    #expect(Model().count == 3)
    #expect(defaults.integer(forKey: "count") == 3)
  }
}
