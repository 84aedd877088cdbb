#if DEBUG
import BrowserTesting
import Foundation
import Testing

extension InspectorTests {
  @Test func importedRecordingIsShownInTheAppStepByStep() async throws {
    let rows = "document.querySelectorAll('input[type=text], textarea').length"
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Todos.recording")
    try await InspectedApp.run("Todos") { page, inspector in
      try await inspector.keepDownloads(in: folder)
      for _ in 1...3 { try await page.click(.button("Add")) }
      try await page.waitUntil("\(rows) === 3")
      try await inspector.click(.button("Export"))
      #expect(await isSaved(file))
    }
    // Another process of the same build shows what the first one has recorded.
    try await InspectedApp.run("Todos") { page, inspector in
      try await inspector.click(.button("Import"))
      try await inspector.waitFor(.text("Choose File…"))
      try await inspector.chooseFiles([file])
      try await inspector.waitFor(.text("Imported the recording. Choose it among the stores."))
      try await inspector.pick("Todos, no window, store 2 (imported)", in: .picker("Store"))
      try await inspector.click(.text(".addButtonTapped").element(boundBy: 0))
      try await inspector.click(.button("Show in the app"))
      try await page.waitUntil("\(rows) === 3")
      try await inspector.click(.button("Previous action"))
      try await page.waitUntil("\(rows) === 2")
      try await inspector.click(.button("Leave out"))
      try await page.waitUntil("\(rows) === 1")
      try await inspector.click(.button("Next action"))
      try await page.waitUntil("\(rows) === 2")
      try await savePictures(of: inspector, "inspector-imported")
      try await inspector.click(.button("Stop leaving out"))
      try await page.waitUntil("\(rows) === 3")
      try await inspector.click(.button("Show the present"))
      try await page.waitUntil("\(rows) === 0")
    }
  }
}
#endif
