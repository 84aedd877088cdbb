import BrowserTesting
import ComposableArchitecture
import Foundation
import Testing

@testable import TrappingApp

/// An app in a process of its own that receives a termination signal.
@MainActor
@Suite(.needsBrowser)
struct StoppedAppTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func stoppedAppNotifiesItsPagesAndExitsCleanly(signal: Int32) async throws {
    try await Browser.withShared { browser in
      let app = try await ServingProcess(
        "Counter",
        arguments: ["--port", "0", "--host", "127.0.0.3"]
      )
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Increment"))
        try await page.waitFor(.text("1"))
        #expect(await app.end(by: signal) == 0)
        try await page.waitFor(.text("The app was stopped. Waiting for it to come back…"))
        let again = try await ServingProcess(
          "Counter",
          arguments: ["--port", app.port, "--host", "127.0.0.3"]
        )
        // The page continues by itself, with a new session.
        try await page.waitFor(.text("0"))
        try await page.click(.button("Increment"))
        try await page.waitFor(.text("1"))
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
  }

  @Test func crashedAppNotifiesItsPagesWhichBeginAnew() async throws {
    try await Browser.withShared { browser in
      let app = try await ServingProcess(
        "Counter",
        arguments: ["--port", "0", "--host", "127.0.0.5"]
      )
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Increment"))
        try await page.waitFor(.text("1"))
        _ = await app.end(by: SIGILL)
        try await page.waitUntil(
          "document.querySelector('#status').innerText.startsWith('The app crashed with all its windows.')"
        )
        let again = try await ServingProcess(
          "Counter",
          arguments: ["--port", app.port, "--host", "127.0.0.5"]
        )
        try await page.waitFor(.text("0"))
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
  }

  #if DEBUG
  @Test(
    .needsLines(of: "TrappingApp"),
    arguments: [
      ("Fatal error", nil, "stop()", "fatalError(\"The app stops.\")"),
      ("Index out of range", "Array.subscript.getter", "read(_:at:)", "names[index]"),
      ("Nil", nil, "unwrap(_:)", "name!"),
    ]
  )
  func trapIsShownWithItsFunctionLineAndCode(
    button: String,
    call: String?,
    function: String,
    code: String
  ) async throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../TrappingApp/TrappingApp.swift")
    let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains(code) }) + 1
    let app = try await ServingProcess("TrappingApp", arguments: ["--port", "0"])
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button(button))
        let status = "document.querySelector('#status').innerText"
        try await page.waitUntil("\(status).startsWith('The app crashed')")
        // The search in the debug information waits for the processor, as all tests do.
        try await page.waitUntil("\(status).includes('terminal')", timeout: .seconds(60))
        let text: String = try await page.evaluate(status)
        let cause =
          call.map { "A trap of '\($0)'" }
          ?? "A trap, such as 'fatalError', an unwrapped 'nil' or an index out of range,"
        #expect(
          text == """
            The app crashed with all its windows. They start again when it is back. \(cause) in \
            '\(function)' at TrappingApp.swift:\(line), '\(code)'. See the terminal for details.
            """
        )
      }
    }
  }

  private typealias Recording = StoreRecording<TrappingFeature.State, TrappingFeature.Action>

  /// The main thread crashes in the reducer, and goes on while the effect crashes.
  @Test(arguments: [
    ("Reducer", TrappingFeature.Action.reducerTrapped, 2), ("Effect", nil, 3),
  ])
  func lastActionsAreInAFileThatTheTerminalAndThePageName(
    button: String,
    unfinished: TrappingFeature.Action?,
    count: Int
  ) async throws {
    let app = try await ServingProcess(
      "TrappingApp",
      arguments: ["--port", "0", "--inspector"],
      addresses: 2
    )
    var text = ""
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Count 0"))
        try await page.click(.button("Count 1"))
        try await page.waitFor(.button("Count 2"))
        try await page.click(.button(button))
        let status = "document.querySelector('#status').innerText"
        try await page.waitUntil("\(status).includes('The recording of')", timeout: .seconds(60))
        text = try await page.evaluate(status)
      }
    }
    _ = await app.ending()
    let match = try #require(text.firstMatch(of: /The recording of .* is in '([^']*)'\./))
    let path = String(match.output.1)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(await app.output().contains("is in '\(path)'."))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)

    // Another build: the tests are an executable of their own.
    let data = try Data(contentsOf: URL(filePath: path))
    let recording = try Recording(data: data, allowsOtherBuilds: true)
    #expect(recording.actions.map(\.stateAfter.count) == Array([1, 2, 2].prefix(count)))
    #expect(recording.unfinishedAction?.action == unfinished)
    #expect(recording.unfinishedAction.map(\.stateBefore.count) ?? 2 == 2)
    #expect(try recording.replay { TrappingFeature() } == .equal(count: count))
  }

  /// A trap in a run that the inspector has asked for ends the process, too.
  ///
  /// The terminal and the file name what was left out.
  @Test func actionThatTrapsWithoutAnotherIsInAFileWithIt() async throws {
    let app = try await ServingProcess(
      "TrappingApp",
      arguments: ["--port", "0", "--inspector"],
      addresses: 2
    )
    try await withPage(at: app.address) { page in
      try await page.click(.button("Count 0"))
      try await page.waitFor(.button("Count 1"))
      try await page.click(.button("Divide"))
      try await page.waitFor(.button("Count 12"))
      let inspector = try await page.openAnother(app.addresses[1])
      try await closing(inspector) {
        try await inspector.click(.text(".counted"))
        try await inspector.click(.button("Leave out"))
        try await inspector.click(.text(".divided"))
        let status = "document.querySelector('#status').innerText"
        try await page.waitUntil("\(status).includes('was left out')", timeout: .seconds(60))
      }
    }
    _ = await app.ending()
    let output = await app.output()
    let match = try #require(
      output.firstMatch(
        of: /The app has not failed by itself: (.*) The recording of it .* is in '([^']*)'\./
      )
    )
    #expect(
      match.output.1 == """
        'TrappingFeature' was handling '.divided', action 2, once more without action 1, which was left out.
        """
    )
    let path = String(match.output.2)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let data = try Data(contentsOf: URL(filePath: path))
    let recording = try Recording(data: data, allowsOtherBuilds: true)
    #expect(recording.actions.map(\.stateAfter.count) == [1, 12])
    #expect(recording.unfinishedAction?.action == .divided)
    #expect(recording.unfinishedAction?.stateBefore.count == 0)
    #expect(recording.unfinishedAction?.repetition == .withoutAction(1))
    #expect(try recording.replay { TrappingFeature() } == .equal(count: 2))
  }

  @Test func crashedAppWithoutTheInspectorLeavesItsLastActionsInAFileToo() async throws {
    let app = try await ServingProcess("TrappingApp", arguments: ["--port", "0"])
    try await withPage(at: app.address) { page in
      try await page.click(.button("Count 0"))
      try await page.waitFor(.button("Count 1"))
      try await page.click(.button("Reducer"))
      let status = "document.querySelector('#status').innerText"
      try await page.waitUntil("\(status).includes('The recording of')", timeout: .seconds(60))
    }
    _ = await app.ending()
    let output = await app.output()
    let match = try #require(output.firstMatch(of: /The recording of .* is in '([^']*)'\./))
    let path = String(match.output.1)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(!output.contains("Its inspector is at"))
    let data = try Data(contentsOf: URL(filePath: path))
    let recording = try Recording(data: data, allowsOtherBuilds: true)
    #expect(recording.unfinishedAction?.action == .reducerTrapped)
    #expect(recording.actions.map(\.event) == ["Tap on button “Count 0”"])
  }

  /// The app may be back before a developer has read where it crashed.
  @Test func textOfACrashStaysUntilTheUserClosesIt() async throws {
    // The name of the recording comes in every build, the place of the crash only where the build knows it.
    let host = ["--host", "127.0.0.6"]
    let app = try await ServingProcess("TrappingApp", arguments: ["--port", "0"] + host)
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        let status = "document.querySelector('#status').innerText"
        try await page.click(.button("Reducer"))
        try await page.waitUntil("\(status).includes('The recording of')", timeout: .seconds(60))
        let text: String = try await page.evaluate(status)
        _ = await app.ending()
        let path = try #require(text.firstMatch(of: /The recording of .* is in '([^']*)'\./)).output
          .1
        defer { try? FileManager.default.removeItem(atPath: String(path)) }
        let again = try await ServingProcess("TrappingApp", arguments: ["--port", app.port] + host)
        let isBack = """
          !document.querySelector('[inert]') && \(status).includes('The recording of') && \(status).endsWith(' Close')
          """
        try await page.waitUntil(isBack, timeout: .seconds(60))
        try await page.reload()
        try await page.waitUntil(isBack, timeout: .seconds(60))
        try await page.click(.button("Close"))
        #expect(try await page.evaluate(status) == "")
        try await page.reload()
        try await page.waitFor(.button("Nil"))
        #expect(try await page.evaluate(status) == "")
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
  }
  #endif

  /// The state that the page showed as saved is in the file, although an effect writes it.
  @Test func stoppedAppKeepsTheLastSavedValue() async throws {
    let home = TemporaryHome()
    try await Browser.withShared { browser in
      let app = try await ServingProcess(
        "Standups",
        arguments: ["--port", "0", "--host", "127.0.0.4"],
        home: home.url
      )
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Add"))
        try await page.type("Design", into: .textField("Title"))
        let _: Bool = try await page.evaluate(
          """
          new Promise((done) => {
            new MutationObserver(() => { if (!document.querySelector("dialog")) done(true); })
              .observe(document.body, { childList: true, subtree: true });
            [...document.querySelectorAll("dialog button")].find((one) => one.innerText === "Save").click();
          })
          """
        )
        #expect(await app.end(by: SIGTERM) == 0)
      }
    }
    let files = FileManager.default.enumerator(at: home.url, includingPropertiesForKeys: nil)
    let file = files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "standups.json" }
    let text = try String(contentsOf: try #require(file), encoding: .utf8)
    #expect(text.contains("Design"))
  }

  @Test(arguments: [["--retention", "-1"], ["--message-limit", "1"], ["--file-limit", "0"]])
  func appReportsInvalidOptions(arguments: [String]) async throws {
    let app = try AppProcess("Counter", arguments: arguments)
    #expect(await app.ending() == 64)
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["APP_FOLDER"] != nil,
      "'Scripts/test-release' names a release build."
    ),
    arguments: ["--inspector", "--no-record", "--build-messages"]
  )
  func releaseBuildRefusesOptionsOfDebugBuilds(option: String) async throws {
    let app = try AppProcess("Counter", arguments: ["--port", "0", option])
    #expect(await app.ending() == 1)
  }
}
