import Testing
import ViewTesting

/// Checks a state of a page for people who use it otherwise, and saves its pictures.
///
/// In Chromium the state breaks no rule of WCAG that a program can check: in light, in dark, and from right to left with
/// letters of twice the size. No text is cut with these letters, nor in a window of 320 points. The page is then as on a
/// desktop.
@MainActor
func examine(
  _ page: Page,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await savePictures(of: page, name)
  let isChromium: Bool = try await page.evaluate("navigator.userAgent.includes('Chrome')")
  guard isChromium, Audit.isExpected else { return }
  for scheme in [Page.ColorScheme.light, .dark] {
    try await page.prefer(scheme, reducesMotion: true)
    try await endOfMotion(on: page)
    let violations = try await Audit.violations(on: page)
    #expect(violations == [], "\(name) in \(scheme)", sourceLocation: sourceLocation)
  }
  try await fromRightToLeftInLargeLetters(page) {
    let violations = try await Audit.violations(on: page)
    #expect(violations == [], "\(name) in large letters", sourceLocation: sourceLocation)
    try await expectNothingCut(
      on: page,
      "\(name) in large letters",
      sourceLocation: sourceLocation
    )
  }
  try await page.show(on: Page.Screen(width: 320, height: 640))
  try await endOfMotion(on: page)
  try await expectNothingCut(
    on: page,
    "\(name) in a window of 320 points",
    sourceLocation: sourceLocation
  )
  try await page.show(on: .desktop)
  try await page.prefer(.light)
}

/// Shows a page from right to left, with letters of twice the size, and then as it was.
@MainActor
func fromRightToLeftInLargeLetters(_ page: Page, _ check: () async throws -> Void) async throws {
  func show(_ size: Double, _ direction: String) async throws {
    try await page.setLetterSize(size)
    let _: Bool = try await page.evaluate("(document.documentElement.dir = '\(direction)', true)")
  }
  try await show(32, "rtl")
  try await endOfMotion(on: page)
  try await check()
  try await show(16, "")
}

/// Waits for the animations that end, such as the one of a screen that has been pushed.
@MainActor
func endOfMotion(on page: Page) async throws {
  let _: Bool = try await page.evaluate(
    """
    Promise.allSettled(document.getAnimations()
      .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished)).then(() => true)
    """
  )
}
