import BrowserTesting
import ViewTesting

extension LivePage {
  /// Compares the page, which frames have changed, with a page that is opened now.
  ///
  /// Some attributes follow after the layout, so pages that differ have a moment to become equal.
  ///
  /// - Parameter condition: The condition in JavaScript that holds once the new page shows the same.
  /// - Returns: The lines that differ, if there are any.
  /// - Throws: An error of the browser.
  @MainActor
  func differenceFromNewPage(where condition: String) async throws -> [String]? {
    var difference: [String]?
    try await withAnotherPage { newPage in
      try await newPage.waitUntil(condition)
      let deadline = ContinuousClock.now + .seconds(5)
      repeat {
        difference = try await differingLines(from: newPage)
      } while difference != nil && .now < deadline
    }
    return difference
  }

  @MainActor
  private func differingLines(from newPage: Page) async throws -> [String]? {
    let lines: [String] = try await page.evaluate(Self.document)
    let newLines: [String] = try await newPage.evaluate(Self.document)
    guard lines != newLines else { return nil }
    return lines.difference(from: newLines).map { change in
      switch change {
      case .insert(let offset, let line, _): "+ \(offset): \(line)"
      case .remove(let offset, let line, _): "- \(offset): \(line)"
      }
    }
  }

  /// The elements of the page with their attributes and texts, line by line, in the next frame.
  private static let document = """
    new Promise((done) => requestAnimationFrame(() => setTimeout(done))).then(() =>
      [...document.querySelectorAll("#window *, dialog *")].map((node) =>
      node.localName + [...node.attributes].filter(({ name }) => !["id", "style"].includes(name))
        .map(({ name, value }) => ` ${name}=${value}`).sort().join("")
        + [...node.childNodes].filter((child) => child.nodeType === 3 && child.data).map((child) => ` "${child.data}"`).join("")))
    """
}
