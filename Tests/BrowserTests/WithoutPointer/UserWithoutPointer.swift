import BrowserTesting
import Testing

@testable import ViewTesting

/// Someone who uses a page without a pointer.
@MainActor
struct UserWithoutPointer {
  /// How the user finds and uses the controls of a page.
  enum Way: CaseIterable, Sendable {
    /// Tab goes from control to control, and the arrow keys from option to option.
    case keyboard
    /// A screen reader finds a control by role and name, and activates it.
    case accessibilityTree
  }

  let page: Page
  let way: Way

  /// The stops of the Tab key after which a control cannot be reached.
  private static let mostStops = 80

  /// Uses a control, such as a button, an option or a link.
  func use(_ query: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    switch way {
    case .keyboard:
      try await reach(query, sourceLocation)
      let isChosen: Bool = try await page.evaluate(
        "document.activeElement.matches('[role=radio][aria-checked=true]')"
      )
      if !isChosen { try await page.press(.enter) }
    case .accessibilityTree:
      try await page.waitFor(query)
      _ = try await page.ask(page.match(of: query), "(this.focus?.(), this.click(), true)")
    }
  }

  /// Types into a field.
  func type(
    _ text: String,
    into query: ElementQuery,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    switch way {
    case .keyboard: try await reach(query, sourceLocation)
    case .accessibilityTree: _ = try await page.ask(page.match(of: query), "(this.focus(), true)")
    }
    try await page.press(.end)
    try await page.type(text)
  }

  /// Presses Tab until a control has the focus, and checks that it can be seen there.
  ///
  /// The user goes back to a control that comes earlier. Behind the last one, the focus leaves the page for the browser.
  private func reach(_ query: ElementQuery, _ sourceLocation: SourceLocation) async throws {
    try await page.waitFor(query)
    for _ in 0..<Self.mostStops {
      if try await hasFocus(query) { return try await expectVisibleFocus(query, sourceLocation) }
      let isEarlier = try await page.ask(
        page.match(of: query),
        "this.compareDocumentPosition(document.activeElement) === Node.DOCUMENT_POSITION_FOLLOWING"
      )
      try await page.press(.tab, with: isEarlier == true ? .shift : [])
    }
    try #require(Bool(false), "Tab does not reach \(query).", sourceLocation: sourceLocation)
  }

  /// Whether a control has the focus, or gets it from another option of its group.
  private func hasFocus(_ query: ElementQuery) async throws -> Bool {
    let group: Int = try await page.evaluate(
      "document.activeElement.closest('[role=radiogroup]')?.querySelectorAll('[role=radio]').length ?? 0"
    )
    for _ in 0..<group where try await !page.isFocused(query) { try await page.press(.arrowRight) }
    return try await page.isFocused(query)
  }

  /// WCAG 2.2: the focus is visible (2.4.7) and not covered (2.4.11), and no other target is within 12 points of its
  /// middle (2.5.8).
  private func expectVisibleFocus(
    _ query: ElementQuery,
    _ sourceLocation: SourceLocation
  ) async throws {
    let complaints: [String] = try await page.evaluate(
      """
      (() => {
        const element = document.activeElement;
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const seen = document.elementFromPoint(x, y);
        const isSeen = seen && (element.contains(seen) || seen.contains(element));
        const targets = [[x - 11, y], [x + 11, y], [x, y - 11], [x, y + 11]].map(([x, y]) =>
          document.elementFromPoint(x, y)?.closest("button, a, input, select, textarea, summary"));
        const rings = [element, ...element.children].some((one) =>
          ["", "::before", "::after"].some((part) => {
            const { outlineStyle, boxShadow } = getComputedStyle(one, part);
            return outlineStyle !== "none" || boxShadow !== "none";
          }));
        return [
          // The window of WebKit has no manager that makes it active, and shows no focus.
          !rings && document.hasFocus() && "has no ring",
          !isSeen && "is covered, or outside of the window",
          targets.some((one) => one && !one.contains(element) && !element.contains(one)) && "is beside another target",
        ].filter(Boolean);
      })()
      """
    )
    #expect(complaints == [], "\(query)", sourceLocation: sourceLocation)
  }
}
