import BrowserTesting
import Foundation
import Testing

/// The rules of WCAG that axe-core can check in a page.
enum Audit {
  /// The script of axe-core, whose place `Scripts/install-axe` prints.
  static let scriptPath = ProcessInfo.processInfo.environment["AXE_CORE"]

  /// Whether axe-core is there, or has to be.
  static var isExpected: Bool {
    scriptPath != nil || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// Checks what a page shows against WCAG 2.2, levels A and AA.
  ///
  /// - Returns: A line for each rule that an element breaks.
  @MainActor
  static func violations(on page: Page) async throws -> [String] {
    let path = try #require(scriptPath, "Scripts/install-axe gets axe-core for AXE_CORE.")
    let isLoaded: Bool = try await page.evaluate("'axe' in window")
    if !isLoaded {
      let script = try String(contentsOfFile: path, encoding: .utf8)
      let _: Bool = try await page.evaluate("(() => { \(script); return true; })()")
    }
    // The page updates the tab stops of its areas when it has laid out a frame.
    return try await page.evaluate(
      """
      new Promise((done) => requestAnimationFrame(() => setTimeout(done))).then(() => axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        resultTypes: ["violations"],
      })).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) =>
          `${id}: ${html.slice(0, 200)}: ${failureSummary.split("\\n").slice(1).join(" ").slice(0, 300)}`)))
      """
    )
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test where axe-core is there, or has to be.
  static var needsAudit: Self {
    .enabled(
      if: Audit.isExpected,
      "'Scripts/install-axe' gets axe-core, whose place AXE_CORE names."
    )
  }

  /// Runs a test where the size of letters can be changed.
  static var needsSizesOfLetters: Self {
    .enabled(if: Browser.Engine.default == .chromium, "Chromium alone changes it for one page.")
  }
}
