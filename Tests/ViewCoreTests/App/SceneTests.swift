import Observation
import Testing
import ViewCore
import ViewTesting

/// The scenes and windows of an app.
@MainActor
struct SceneTests {
  @Observable
  fileprivate final class Log {
    var phases: [ScenePhase] = []
  }

  fileprivate struct Screen: View {
    @Environment(Log.self) private var log
    @Environment(\.font) private var font

    var body: some View {
      Text(verbatim: "\(log.phases.count), \(font == .title)")
    }
  }

  fileprivate struct PhasesApp: App {
    @Environment(\.scenePhase) private var phase
    @State private var log = Log()
    @State private var count = 0

    var body: some Scene {
      WindowGroup(count == 0 ? "None" : "Some") {
        Screen()
        Button("Count \(count)") { count += 1 }
      }
      .onChange(of: phase) { _, phase in log.phases.append(phase) }
      .onChange(of: phase) { log.phases.append(phase) }
      .onChange(of: phase, perform: { log.phases.append($0) })
      .environment(log)
      .environment(\.font, .title)
    }
  }

  @Test func modifiersOfAScenePassValuesOnAndFollowEachWindow() throws {
    let app = RunningApp(PhasesApp())
    let first = ViewHarness { app.window }
    let second = ViewHarness { app.window }
    #expect(first.text == ["0, true", "Count 0"])
    first.setSeen(false)
    #expect(first.text == ["3, true", "Count 0"])
    #expect(second.text == ["3, true", "Count 0"])
    try second.tap(.button("Count 0"))
    #expect(first.text == ["3, true", "Count 1"])
    second.setSeen(false)
    #expect(first.text == ["6, true", "Count 1"])
  }

  @Test func aWindowHasATitle() throws {
    let app = RunningApp(PhasesApp())
    #expect(app.title == "None")
    try ViewHarness { app.window }.tap(.button("Count 0"))
    #expect(app.title == "Some")
  }

  private struct PlainApp: App {
    var body: some Scene { WindowGroup { Text("Plain") } }
  }

  @Test func aWindowWithoutATitleHasNone() {
    let app = RunningApp(PlainApp())
    #expect(app.title == nil)
    #expect(ViewHarness { app.window }.text == ["Plain"])
  }
}
