import ViewTesting

/// The settings in which pictures are kept: each has a width of its own, and the widest one is dark.
enum Look: String, CaseIterable {
  case phone
  case tablet
  case wide

  /// Shows a page in this setting without motion, up to a height of 2,000 points.
  @MainActor
  func show(_ page: Page) async throws {
    try await page.prefer(scheme, reducesMotion: true)
    try await page.show(on: Page.Screen(width: width, height: 800))
    try await page.settle()
    let height: Int = try await page.evaluate("document.documentElement.scrollHeight")
    try await page.show(on: Page.Screen(width: width, height: min(height, 2000)))
    try await page.settle()
  }

  private var width: Int {
    switch self {
    case .phone: 390
    case .tablet: 820
    case .wide: 1280
    }
  }

  private var scheme: Page.ColorScheme { self == .wide ? .dark : .light }
}

extension Page {
  /// Waits until nothing moves and all images and rows are there, stops what moves forever, and hides what changes by
  /// itself.
  fileprivate func settle() async throws {
    try await waitUntil(
      """
      (() => {
        document.activeElement?.blur();
        for (const node of document.querySelectorAll("[data-identifier='changing']")) node.style.visibility = "hidden";
        const motions = document.getAnimations();
        const endless = motions.filter((motion) => motion.effect?.getTiming().iterations === Infinity);
        for (const motion of endless) {
          motion.pause();
          motion.currentTime = 0;
        }
        const missesRows = [...document.querySelectorAll("[data-rows]")].some((gap) => {
          const { top, bottom, height } = gap.getBoundingClientRect();
          return height > 0 && top < innerHeight && bottom > 0;
        });
        return motions.length === endless.length && !missesRows && [...document.images].every((image) => image.complete);
      })()
      """
    )
  }
}
