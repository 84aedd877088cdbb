import BrowserTesting
import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

/// Journeys with a file that cannot be read.
extension StandupsJourney {
  func findABrokenFile() async throws {
    try keep([product])
    let broken = try Data(contentsOf: file).dropLast(10)
    try broken.write(to: file)
    let aside = directory.appendingPathComponent("standups.json.unreadable")
    try await open { live in
      let page = live.page
      try await page.waitFor(.alert("Your file of standups is broken"))
      try await page.waitFor(
        .text(
          """
          It was kept beside \(file.path), under a name that says “unreadable”, and what is shown here \
          takes its place.
          """
        )
      )
      try await device.examine(page, "\(name)-broken")
      // Every window shows the alert until a user acknowledges it.
      try await live.withAnotherPage { other in
        try await other.waitFor(.alert("Your file of standups is broken"))
      }
      try await page.click(.button("OK"))
      try await page.click(.button("Add"))
      try await page.type("Design", into: .textField("Title"))
      try await page.click(.button("Save"))
      try await page.waitFor(.button("Design 1 5 min"))
      #expect(try kept.map(\.title) == ["Design"])
      #expect(try Data(contentsOf: aside) == Data(broken))

      // Once more in the same run.
      try Data("{".utf8).write(to: file)
      try await page.click(.button("Add"))
      try await page.type("Product", into: .textField("Title"))
      try await page.click(.button("Save"))
      try await page.waitFor(.alert("Your file of standups is broken"))
      try await page.click(.button("OK"))
      try await page.waitFor(.button("Product 1 5 min"))
      #expect(try kept.map(\.title) == ["Design", "Product"])
    }
  }

  /// A window that met a file which it could not read shows what is added, and follows when it can.
  func findAnUnreadableFile() async throws {
    // A folder at the place of the file cannot be read.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    try await open { live in
      let page = live.page
      try await page.waitFor(.alert("Something went wrong"))
      try await device.examine(page, "\(name)-unreadable")
      try await page.click(.button("OK"))
      try await page.click(.button("Add"))
      try await page.type("Design", into: .textField("Title"))
      try await page.click(.button("Save"))
      try await page.waitFor(.alert("Something went wrong"))
      try await page.click(.button("OK"))
      try await page.waitFor(.button("Design 1 5 min"))
      let says = "document.body.innerText.includes('\(file.path) cannot be read.')"
      try await page.waitUntil(says)
      try await device.examine(page, "\(name)-unreadable-list")

      try FileManager.default.removeItem(at: file)
      try await page.waitUntil("!\(says)")
      try await page.waitFor(.button("Design 1 5 min"))
      #expect(try kept.map(\.title) == ["Design"])
    }
  }
}
