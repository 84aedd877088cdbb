import BrowserTesting
import Foundation
import PostgresServer
import Testing

/// Windows that go on when the process of their app has ended.
@MainActor
@Suite(.needsBrowser)
struct KeptSessionTests {
  private let home = TemporaryHome()

  /// Starts the app, at the port of an earlier run if there was one.
  private func start(
    _ app: String = "KeptApp",
    at port: String = "0",
    sessions: String? = nil,
    options: [String] = []
  ) async throws -> ServingProcess {
    try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
    let file = home.url.appendingPathComponent("sessions.sqlite").path
    return try await ServingProcess(
      app,
      arguments: ["--port", port, "--sessions", sessions ?? file] + options,
      home: home.url
    )
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func windowGoesOnAfterTheEndOfTheProcess(signal: Int32) async throws {
    try await expectThatAWindowGoesOn(afterThe: signal)
  }

  @Test(
    .enabled(if: PostgresServer.isExpected, "'Scripts/install-postgresql' installs PostgreSQL."),
    arguments: [SIGKILL, SIGTERM]
  )
  func windowInADatabaseGoesOnAfterTheEndOfTheProcess(signal: Int32) async throws {
    let database = try PostgresServer.shared.get().makeDatabase()
    try await expectThatAWindowGoesOn(afterThe: signal, in: database)
  }

  @Test func encryptedWindowGoesOnWithItsKeyAndBeginsAnewWithAnotherOne() async throws {
    let keys = home.url.appendingPathComponent("session.keys")
    func write(_ bytes: UInt8...) throws {
      try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
      let lines = bytes.map { Data(repeating: $0, count: 32).base64EncodedString() }
      try Data(lines.joined(separator: "\n").utf8).write(to: keys)
    }
    let options = ["--session-keys", keys.path]
    try write(1)
    let app = try await start(options: options)
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Trip"))
        try await page.waitFor(.heading("Trip 1"))
        try await page.type("a secret", into: .textField("Note"))
        try await page.waitFor(.text("Note: a secret"))
        _ = await app.end(by: SIGTERM)
        for name in try FileManager.default.contentsOfDirectory(atPath: home.url.path)
        where name.hasPrefix("sessions.sqlite") {
          let bytes = try Data(contentsOf: home.url.appendingPathComponent(name))
          #expect(bytes.range(of: Data("a secret".utf8)) == nil)
        }
        try await page.markContent()
        try write(2, 1)
        let next = try await start(at: app.port, options: options)
        try await page.waitForNewContent()
        try await page.waitFor(.text("Note: a secret"))
        _ = await next.end(by: SIGTERM)
        try await page.markContent()
        try write(3)
        let last = try await start(at: app.port, options: options)
        try await page.waitForNewContent()
        try await page.waitFor(.text("Count 0, taps 0"))
        try await page.waitUntil(
          "document.querySelector('#status').innerText === "
            + "'The app has changed, and this window begins anew.'"
        )
        #expect(await last.end(by: SIGTERM) == 0)
      }
    }
  }

  private func expectThatAWindowGoesOn(
    afterThe signal: Int32,
    in sessions: String? = nil
  ) async throws {
    let app = try await start(sessions: sessions)
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        for count in 1...3 {
          try await page.click(.button("Count"))
          try await page.waitFor(.text("Count \(count), taps \(count)"))
        }
        try await page.click(.button("Trip"))
        try await page.click(.button("Next"))
        try await page.waitFor(.heading("Trip 2"))
        try await page.type("half a sent", into: .textField("Note"))
        try await page.waitFor(.text("Note: half a sent"))
        try await page.markContent()
        _ = await app.end(by: signal)
        let again = try await start(at: app.port, sessions: sessions)
        try await page.waitForNewContent()
        try await page.waitFor(.heading("Trip 2"))
        try await page.waitFor(.text("Note: half a sent"))
        // The field has its focus back, so the user goes on typing.
        try await page.waitUntil("document.activeElement?.value === 'half a sent'")
        try await page.type("ence")
        try await page.waitFor(.text("Note: half a sentence"))
        try await page.goBack()
        try await page.waitFor(.heading("Trip 1"))
        try await page.goBack()
        try await page.waitFor(.text("Count 3, taps 3"))
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
  }

  /// The elements have other numbers in the next process.
  @Test func coveredScreenIsScrolledAsBefore() async throws {
    let app = try await start()
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.show(on: Page.Screen(width: 390, height: 180))
        // The numbers of this screen are not used again.
        try await page.click(.button("Trip"))
        try await page.waitFor(.heading("Trip 1"))
        try await page.goBack()
        try await page.click(.button("Trip"))
        try await page.waitFor(.heading("Trip 1"))
        let down = "document.scrollingElement.scrollTop"
        let _: Bool = try await page.evaluate("(\(down) = 20, true)")
        try await page.markContent()
        try await page.waitUntil("\(down) === 20")
        // A click of the driver would scroll to the link.
        let links = "[...document.querySelectorAll('button')].filter((b) => b.innerText === 'Next')"
        let _: Bool = try await page.evaluate("(\(links)[0].click(), true)")
        try await page.waitFor(.heading("Trip 2"))
        _ = await app.end(by: SIGKILL)
        let again = try await start(at: app.port)
        try await page.waitForNewContent()
        try await page.waitFor(.heading("Trip 2"))
        try await page.goBack()
        try await page.waitFor(.heading("Trip 1"))
        try await page.waitUntil("\(down) === 20")
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
  }

  /// The command 'swift package live' reports builds over standard input.
  @Test func failedBuildIsShownOnThePageWhichGoesOn() async throws {
    let app = try await start(options: ["--build-messages"])
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Count"))
        try app.write("The build failed.\nTrips.swift:7:1: error: no 'x'\0")
        try await page.waitUntil(
          "document.querySelector('#status').innerText.startsWith('The build failed.\\nTrips.swift:7:1')"
        )
        try await page.click(.button("Count"))
        try await page.waitFor(.text("Count 2, taps 2"))
        try app.write("\0")
        try await page.waitUntil("document.querySelector('#status').innerText === ''")
        // The command has ended.
        try app.closeInput()
        #expect(await app.ending() == 0)
      }
    }
  }

  @Test func unsavedEventsAreRepeatedOnce() async throws {
    let app = try await start()
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Count"))
        try await page.waitFor(.text("Count 1, taps 1"))
        // Some of these are saved when the process ends, some were handled, and some never arrived.
        let _: Bool = try await page.evaluate(
          """
          (() => {
            const button = [...document.querySelectorAll("button")].find((b) => b.innerText === "Count");
            let clicks = 0;
            const timer = setInterval(() => {
              button.click();
              if (++clicks === 40) clearInterval(timer);
            }, 5);
            return true;
          })()
          """
        )
        try await page.waitUntil("Number(/Count (\\d+),/.exec(document.body.innerText)[1]) >= 9")
        _ = await app.end(by: SIGKILL)
        let again = try await start(at: app.port)
        try await page.waitFor(.text("Count 41, taps 41"))
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
  }

  #if os(Linux)
  /// The files of the app may have so many bytes, as on a disk that has no more room.
  @Test func windowGoesOnWhenTheDiskIsFull() async throws {
    try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
    let app = try await ServingProcess(
      "/bin/bash",
      arguments: [
        "-c", "trap '' XFSZ; ulimit -f 256; exec \"$0\" --port 0 --sessions \"$1\"",
        AppProcess.url(of: "KeptApp").path, home.url.appendingPathComponent("sessions.sqlite").path,
      ],
      home: home.url
    )
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        // The log of the file grows with each save.
        for count in 1...60 {
          try await page.click(.button("Count"))
          try await page.waitFor(.text("Count \(count), taps \(count)"))
        }
        try await page.click(.button("Trip"))
        try await page.waitFor(.heading("Trip 1"))
      }
    }
    #expect(await app.end(by: SIGTERM) == 0)
    #expect(await app.output().components(separatedBy: "Windows are not kept").count == 2)
  }
  #endif

  @Test func windowThatNobodyKeepsBeginsAnew() async throws {
    let app = try await start("Counter")
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Increment"))
        try await page.waitFor(.text("1"))
        _ = await app.end(by: SIGKILL)
        let again = try await start("Counter", at: app.port)
        try await page.waitFor(.text("0"))
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
  }
}
