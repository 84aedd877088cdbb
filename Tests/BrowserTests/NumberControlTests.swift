import BrowserHost
import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Sliders and steppers with real input.
@MainActor
@Suite(.needsBrowser)
struct NumberControlTests {
  private struct Settings: View {
    @State private var volume = 0.0
    @State private var guests = 2
    @State private var isOn = true
    @State private var name = ""

    var body: some View {
      Form {
        Section("Sound") {
          Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
          Text("Volume is \(Int(volume))")
          Toggle("Loud", isOn: $isOn)
        }
        Section {
          Stepper("Guests: \(guests)", value: $guests, in: 1...3)
          TextField("Name", text: $name)
          ProgressView("Saving", value: volume, total: 10)
        } footer: {
          Text("Nobody is forgotten.")
        }
      }
    }
  }

  @Test func aSliderIsMovedByClickAndKey() async throws {
    try await LivePage.show(Settings()) { live in
      let page = live.page
      try await page.click(.slider("Volume"))
      try await page.waitFor(.text("Volume is 5"))
      try await page.press(.arrowRight)
      try await page.waitFor(.text("Volume is 6"))
      #expect(live.log.all == [])
      try await savePicture(of: page)
    }
  }

  @Test func aStepperStopsAtItsBounds() async throws {
    try await LivePage.show(Settings()) { live in
      let page = live.page
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("Guests: 3"))
      let canGoOn = try await page.isEnabled(.button("Increment"))
      #expect(!canGoOn)
      try await page.click(.button("Decrement"))
      try await page.waitFor(.text("Guests: 2"))
    }
  }

  private func savePicture(of page: Page) async throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    for scheme in [Page.ColorScheme.light, .dark] {
      try await page.prefer(scheme)
      let file = URL(fileURLWithPath: folder).appendingPathComponent("controls-\(scheme).png")
      try await page.screenshot().write(to: file)
    }
  }
}
