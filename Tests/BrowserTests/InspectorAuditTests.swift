#if DEBUG
import BrowserTesting
import ComposableArchitecture
import Testing
import ViewCore

@testable import Inspector

/// The pages of the inspector break no rule of WCAG 2.2, levels A and AA, that a program can check.
@MainActor
@Suite(.needsBrowser, .needsAudit)
struct InspectorAuditTests {
  private static let wide = Page.Screen(width: 1280, height: 800)
  private static let narrow = Page.Screen(width: 320, height: 640)

  @Test func eachPartOfTheInspectorBreaksNoRule() async throws {
    try await InspectedApp.run("Standups") { page, inspector in
      try await page.click(.button("Add"))
      try await page.type("Design", into: .textField("Title"))
      try await inspector.show(on: Self.wide)
      try await inspector.waitFor(.text(".standupsList(.addStandupButtonTapped)"))
      // No row that is added moves the one that is clicked.
      try await inspector.click(.button("Pause"))
      try await expectNoViolations(on: inspector, "timeline")
      for panel in ["Time", "Causes"] { try await inspector.click(.option(panel)) }
      try await inspector.click(.text(".standupsList(.addStandupButtonTapped)"))
      for part in ["Change", "Action", "State", "Screen"] {
        try await inspector.click(.option(part))
        try await expectNoViolations(on: inspector, part.lowercased())
      }
      try await inspector.click(.button("Pick an element"))
      try await page.waitUntil("document.querySelector('[data-pick]') !== null")
      try await expectNoViolations(on: inspector, "picking")
      try await page.click(.textField("Title"))
      try await inspector.waitUntil("document.body.innerText.includes('StandupFormView')")
      try await expectNoViolations(on: inspector, "element")
    }
  }

  @Test func inspectorFromRightToLeftBreaksNoRule() async throws {
    let stores = InspectedStores()
    let store = stores.recordingNewStores { Store(initialState: Ledger.State()) { Ledger() } }
    for index in 0..<200 { store.send(Ledger.action(index)) }
    let view = InspectorWindow(of: stores).environment(\.layoutDirection, .rightToLeft)
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.show(on: Self.wide)
      try await page.waitUntil("document.querySelector('.list > .row-button, .list .row-button')")
      #expect(
        try await page.evaluate("getComputedStyle(document.querySelector('.list')).direction")
          == "rtl"
      )
      try await expectNoViolations(on: page, "timeline")
      try await page.click(.option("Effects (0)"))
      try await page.waitForAbsence(of: .row)
      try await expectNoViolations(on: page, "effects")
    }
  }

  @Test func inspectorWithoutStoresBreaksNoRule() async throws {
    try await LivePage.show(InspectorWindow(of: InspectedStores())) { live in
      try await live.page.waitFor(.text("No stores yet"))
      try await expectNoViolations(on: live.page, "nothing")
    }
  }

  /// Checks a page in light and dark, in a window of 320 points, and with letters of twice the size.
  private func expectNoViolations(on page: Page, _ name: String) async throws {
    for scheme in [Page.ColorScheme.light, .dark] {
      try await page.prefer(scheme, reducesMotion: true)
      try await expectNoViolationsAtRest(on: page, "\(name) in \(scheme)")
    }
    try await page.show(on: Self.narrow)
    try await expectToFit(page, "\(name) at 320 points")
    try await expectNoViolationsAtRest(on: page, "\(name) at 320 points")
    try await page.show(on: Self.wide)
    try await setTextSize("200%", of: page)
    try await expectToFit(page, "\(name) in large letters")
    try await expectNoViolationsAtRest(on: page, "\(name) in large letters")
    try await setTextSize("", of: page)
  }

  private func expectNoViolationsAtRest(on page: Page, _ name: String) async throws {
    try await endOfMotion(on: page)
    let violations = try await Audit.violations(on: page)
    #expect(violations == [], "\(name)")
  }

  private func setTextSize(_ size: String, of page: Page) async throws {
    let _: Bool = try await page.evaluate(
      "(document.documentElement.style.fontSize = '\(size)', true)"
    )
  }

  /// Expects that nothing has to be scrolled to the side, apart from areas that do so on purpose.
  private func expectToFit(_ page: Page, _ name: String) async throws {
    let failure = try await page.failure {
      try await $0.waitUntil(
        """
        [document.documentElement, ...document.querySelectorAll("#window, dialog[open], .list, .segments")]
          .every((node) => node.scrollWidth <= node.clientWidth)
        """
      )
    }
    guard failure != nil else { return }
    let wide: [String] = try await page.evaluate(
      """
      [...document.querySelectorAll("#window *")].filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
        .map((node) => `${node.outerHTML.slice(0, 120)} ${node.getBoundingClientRect().right}`).slice(0, 12)
      """
    )
    Issue.record("\(name) is too wide: \(wide)")
  }
}
#endif
