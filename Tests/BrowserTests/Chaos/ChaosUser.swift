import BrowserTesting
import Foundation
import Fuzzing
import ViewTesting

/// A user of ``ChaosView`` over a bad connection, who knows what the app should show.
@MainActor
struct ChaosUser {
  let live: LivePage
  let connection: FaultyConnection
  private(set) var presses = ""
  private(set) var name = ""
  private(set) var depth = 0
  private(set) var isSheetShown = false

  init(of live: LivePage, over connection: FaultyConnection) {
    self.live = live
    self.connection = connection
  }

  private var page: Page { live.page }

  /// Does a step, if it is possible on the screen.
  mutating func perform(_ step: ChaosStep) async throws {
    switch step {
    case .press(let letter): try await press(letter)
    case .type(let text): try await type(text)
    case .push where !isSheetShown: try await push()
    case .pop where !isSheetShown && depth > 0: try await pop()
    case .push, .pop: break
    case .toggleSheet: try await toggleSheet()
    case .fault(let fault): try await suffer(fault)
    }
  }

  /// The text that each screen shows in the end.
  var summary: String { "<\(presses)|\(name)>" }

  private mutating func press(_ letters: String) async throws {
    for letter in letters.map(String.init) {
      try await page.click(.button(letter))
      presses += letter
    }
  }

  private mutating func type(_ text: String) async throws {
    try await page.click(.textField("Name"))
    try await page.press(.end)
    try await page.type(text)
    name += text
  }

  private mutating func push() async throws {
    try await page.click(.button("Deeper"))
    depth += 1
    try await page.waitFor(.heading("Screen \(depth)"))
  }

  private mutating func pop() async throws {
    try await page.goBack()
    depth -= 1
    try await page.waitFor(.heading("Screen \(depth)"))
  }

  private mutating func toggleSheet() async throws {
    try await page.click(.button("Sheet"))
    isSheetShown.toggle()
    if isSheetShown {
      try await page.waitFor(.dialog)
    } else {
      try await page.waitForAbsence(of: .dialog)
    }
  }

  private mutating func suffer(_ fault: ChaosFault) async throws {
    switch fault {
    case .cut: connection.cut()
    case .cutInFrame(let direction): connection.set(\.cutsNextFrame, direction)
    case .late:
      connection.set(\.holdsNextFrame, true)
      connection.cut()
    case .delay(let milliseconds): connection.set(\.delay, .milliseconds(milliseconds))
    case .frames(let areRepeated): connection.set(\.repeatsFrames, areRepeated)
    case .silence(let letters):
      connection.set(\.losesEverything, true)
      try await press(letters)
      // A frame that is sent after a loss must not arrive, as no network does that.
      try await connection.cutAndWait()
      connection.set(\.losesEverything, false)
    case .offline(let letters):
      try await page.setOffline(true)
      connection.cut()
      try await press(letters)
      try await page.setOffline(false)
    case .sleep(let seconds, let letters):
      try await live.sleep(for: .seconds(seconds), over: connection)
      try await press(letters)
    case .busyApp(let letters):
      Task { @MainActor in
        let end = ContinuousClock.now + .milliseconds(200)
        while .now < end {}
      }
      try await press(letters)
    }
  }
}
