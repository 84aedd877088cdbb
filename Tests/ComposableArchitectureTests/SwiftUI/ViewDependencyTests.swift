#if !canImport(Darwin)
import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

private struct Client: TestDependencyKey {
  var name = "none"
  var place = "nowhere"

  static let testValue = Client()
}

extension DependencyValues {
  fileprivate var client: Client {
    get { self[Client.self] }
    set { self[Client.self] = newValue }
  }
}

/// Views override the dependencies of the views inside.
@MainActor
struct ViewDependencyTests {
  private struct Reader: View {
    @Dependency(\.date.now) private var now
    @Dependency(Client.self) private var client
    @Environment(\.continuousClock) private var clock
    @State private var tapped = ""

    var body: some View {
      Text("\(Int(now.timeIntervalSince1970)), \(client.name), \(client.place)")
      Button("Read") { tapped = "\(client.name) in \(clock is ImmediateClock<Duration>)" }
      Text(tapped)
    }
  }

  private struct Counter: View {
    @State private var count = 1

    var body: some View {
      Button("Count") { count += 1 }
      Reader()
        .dependency(\.date.now, Date(timeIntervalSince1970: TimeInterval(count)))
    }
  }

  private struct ReaderApp: App {
    var body: some Scene {
      WindowGroup { Counter() }
        .dependency(Client(name: "app"))
    }
  }

  @Test func nearestDependencyModifierWins() throws {
    let view = ViewHarness {
      Reader()
        .dependency(\.client.name, "inner")
        .environment(\.continuousClock, ImmediateClock())
        .dependency(Client(name: "outer", place: "outside"))
        .dependency(\.date.now, Date(timeIntervalSince1970: 7))
    }
    #expect(view.text.first == "7, inner, outside")
    try view.tap(.button("Read"))
    #expect(view.text.last == "inner in true")
  }

  @Test func viewShowsChangesOfAnObservableDependency() throws {
    let view = ViewHarness { Counter() }
    #expect(view.contains(.text("1, none, nowhere")))
    try view.tap(.button("Count"))
    #expect(view.contains(.text("2, none, nowhere")))
  }

  @Test func sceneHandsDependenciesToItsWindows() {
    let app = RunningApp(ReaderApp())
    #expect(ViewHarness { app.window }.contains(.text("1, app, nowhere")))
  }

  @Test func environmentHasTheDependencies() {
    struct Name: View {
      @Environment(\.dependencies) private var dependencies

      var body: some View { Text(dependencies[Client.self].name) }
    }
    #expect(ViewHarness { Name().dependency(Client(name: "set")) }.text == ["set"])
    #expect(ViewHarness { Name() }.text == ["none"])
  }

  @Test func currentDependencyWinsOverTheViews() {
    let view = withDependencies {
      $0[Client.self].name = "current"
    } operation: {
      ViewHarness {
        Reader()
          .dependency(Client(name: "view"))
          .dependency(\.date.now, Date(timeIntervalSince1970: 7))
      }
    }
    #expect(view.text.first == "7, current, nowhere")
  }
}
#endif
