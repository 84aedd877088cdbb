import Testing
import ViewTesting

/// Expects that a page fills windows of the widths of a tablet and of desktops: its screen, its bars and its lists span the
/// window, and nothing is wider than it.
@MainActor
func expectToFillWideWindows(_ page: Page) async throws {
  for width in [820, 1280, 1920] {
    try await page.show(on: Page.Screen(width: width, height: 900))
    let misfits: [String] = try await page.evaluate(
      """
      (() => {
        const width = (node) => Math.round(node.getBoundingClientRect().width);
        const shown = (query) => [...document.querySelectorAll(`#window ${query}`)]
          .filter((node) => node.checkVisibility() && !node.closest("dialog"));
        const window = document.documentElement.clientWidth;
        const misfits = document.documentElement.scrollWidth > window ? ["the page"] : [];
        const [screen] = shown(".screen");
        if (screen && width(screen) < window) misfits.push("the screen");
        for (const list of shown(".list, .form")) {
          const around = list.parentElement;
          if (around.matches(".screen, .content") && width(list) < window) misfits.push("a list");
        }
        for (const bar of shown(".screen > .bar")) {
          if (width(bar) < width(bar.parentElement)) misfits.push(bar.innerText);
        }
        return misfits;
      })()
      """
    )
    #expect(misfits == [], "in a window of \(width) points")
  }
  try await page.show(on: .desktop)
}
