import Foundation
import ViewTesting

/// Saves screenshots of a page, if the environment names a folder for them.
@MainActor
func savePictures(of page: Page, _ name: String) async throws {
  guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
  for (screen, screenName) in [(Page.Screen.desktop, "desktop"), (.phone, "phone")] {
    for scheme in [Page.ColorScheme.light, .dark] {
      try await page.show(on: screen)
      try await page.prefer(scheme, reducesMotion: true)
      let file = URL(fileURLWithPath: folder)
        .appendingPathComponent("\(name)-\(screenName)-\(scheme).png")
      try await page.screenshot().write(to: file)
    }
  }
}

/// Saves pictures of all that a page shows, also of what is below the edge of the window.
@MainActor
func saveWholePictures(
  of page: Page,
  _ name: String,
  on screens: [Page.Screen] = [.desktop, .phone]
) async throws {
  guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
  for screen in screens {
    try await page.show(on: screen)
    var whole = screen
    whole.height = min(try await page.evaluate("document.documentElement.scrollHeight"), 2400)
    try await page.show(on: whole)
    for scheme in [Page.ColorScheme.light, .dark] {
      try await page.prefer(scheme, reducesMotion: true)
      let file = URL(fileURLWithPath: folder)
        .appendingPathComponent("\(name)-\(screen.width)-\(scheme).png")
      try await page.screenshot().write(to: file)
    }
  }
}
