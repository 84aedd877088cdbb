import Testing
import ViewTesting

extension Page {
  /// The texts that a user cannot see as a whole, because the window or an area that does not scroll ends before them.
  ///
  /// A text whose lines the app limits is no such text, and neither is the label of a button that leads back.
  func cutTexts() async throws -> [String] {
    try await evaluate(
      """
      (() => {
        const tolerance = 2, exceptions = "svg, .clamp, .head, .middle, .back, .unseen, .aside, .commands, [data-shrink]";
        const isOutside = ([first, last], [start, end]) => first < start - tolerance || last > end + tolerance;
        const isReached = (node, overflow, size, room) => ["auto", "scroll"].includes(overflow) && size > room;
        const isCut = (box, node) => {
          for (let area = node; area !== document.documentElement; area = area.parentElement) {
            const style = getComputedStyle(area), edges = area.getBoundingClientRect();
            const isOut = {
              x: style.overflowX !== "visible" && isOutside([box.left, box.right], [edges.left, edges.right]),
              y: style.overflowY !== "visible" && isOutside([box.top, box.bottom], [edges.top, edges.bottom]),
            };
            const isThere = isReached(area, style.overflowX, area.scrollWidth, area.clientWidth)
              || isReached(area, style.overflowY, area.scrollHeight, area.clientHeight);
            if (isThere) return false;
            if (isOut.x || isOut.y) return true;
          }
          return isOutside([box.left, box.right], [0, document.documentElement.clientWidth]);
        };
        const cut = [];
        for (const root of document.querySelectorAll("#window, dialog[open]")) {
          const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const text = texts.currentNode, node = text.parentElement;
            if (!text.data.trim() || node.closest(exceptions) || !node.checkVisibility({ visibilityProperty: true })) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            if ([...range.getClientRects()].some((box) => box.width > 0 && isCut(box, node))) cut.push(text.data.slice(0, 60));
          }
          for (const menu of root.querySelectorAll("select.choices")) {
            const style = getComputedStyle(menu), context = document.createElement("canvas").getContext("2d");
            context.font = style.font;
            const text = menu.selectedOptions[0]?.text ?? "";
            const room = menu.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            if (menu.checkVisibility() && context.measureText(text).width > room + tolerance) cut.push(text);
          }
        }
        if (document.documentElement.scrollWidth > innerWidth) cut.push("The window scrolls to the side.");
        return [...new Set(cut)];
      })()
      """
    )
  }
}

/// Expects that a page shows all of its texts, soon after its window has another size.
@MainActor
func expectNothingCut(
  on page: Page,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  var cut = try await page.cutTexts()
  // A view that reads the size of the window follows after an answer of the app.
  for _ in 1...20 where !cut.isEmpty {
    try await page.rest()
    cut = try await page.cutTexts()
  }
  #expect(cut == [], "\(name)", sourceLocation: sourceLocation)
}
