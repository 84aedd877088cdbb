#if DEBUG
import BrowserTesting
import Foundation
import Testing

/// The inspector of Standups in windows of several sizes.
///
/// With `PICTURES` set, the pages are kept as pictures. `inspector-screen-1280-light` and `inspector-element-1280-light` are in
/// docs/images.
@MainActor
@Suite(.needsBrowser)
struct InspectorLookTests {
  /// A phone, a tablet and a desktop.
  private static let screens = [
    Page.Screen(width: 390, height: 844, scale: 2, isMobile: true),
    Page.Screen(width: 820, height: 1180), Page.Screen(width: 1280, height: 800),
  ]

  @Test func pagesOfTheInspectorFitEachWindow() async throws {
    try await InspectedApp.run("Standups") { page, inspector in
      try await page.click(.button("Add"))
      try await page.type("Design", into: .textField("Title"))
      try await inspector.waitFor(.text(".standupsList(.addStandupButtonTapped)"))
      try await expectToFit(inspector, "timeline")
      try await inspector.show(on: Self.screens[2])
      // No row that is added moves the one that is clicked.
      try await inspector.click(.button("Pause"))
      try await inspector.click(.text(".standupsList(.addStandupButtonTapped)"))
      for part in ["Change", "Action", "State", "Screen"] {
        try await inspector.click(.option(part))
        try await expectToFit(inspector, part.lowercased())
        try await inspector.show(on: Self.screens[2])
      }
      try await inspector.click(.button("Pick an element"))
      try await page.waitUntil("document.querySelector('[data-pick]') !== null")
      try await expectToFit(inspector, "picking")
      try await page.click(.textField("Title"))
      try await inspector.waitUntil(
        "document.body.innerText.includes('StandupFormView')"
      )
      try await expectToFit(inspector, "element")
    }
  }

  @Test func rowsOfALongTimelineAreAsHighAsTheirContent() async throws {
    try await InspectedApp.run("Todos") { page, inspector in
      for _ in 1...40 { try await page.click(.button("Add")) }
      for screen in [Self.screens[0], Self.screens[2]] {
        try await inspector.show(on: screen)
        try await inspector.waitUntil(
          """
          (() => {
            const rows = [...document.querySelectorAll(".list > .row")];
            return rows.length >= 20 && rows.every((row) => row.scrollHeight <= row.clientHeight);
          })()
          """
        )
        try await savePicture(of: inspector, "inspector-rows-\(screen.width)")
      }
    }
  }

  @Test func arrowKeysTakeTheFocusAndTheScrollingAlong() async throws {
    try await InspectedApp.run("Todos") { page, inspector in
      for _ in 1...40 { try await page.click(.button("Add")) }
      try await inspector.show(on: Self.screens[2])
      let row = "document.querySelector('.list .row.picked')"
      try await inspector.waitUntil("document.querySelectorAll('.list > .pickable').length >= 20")
      try await inspector.waitUntil(
        "document.querySelector('.list > .pickable').focus() || true"
      )
      for _ in 1...25 {
        try await inspector.press(.arrowDown)
      }
      try await inspector.waitUntil(
        """
        (() => {
          const row = \(row);
          if (!row || document.activeElement.parentElement !== row) return false;
          const { top, bottom } = row.getBoundingClientRect();
          const rows = [...row.parentElement.querySelectorAll(".pickable")];
          return rows.indexOf(row) >= 20 && top >= 0 && bottom <= innerHeight;
        })()
        """
      )
      try await inspector.press(.tab)
      try await inspector.waitUntil("!document.activeElement.closest('.pickable')")
    }
  }

  /// Expects that nothing is wider than the window.
  private func expectToFit(_ page: Page, _ name: String) async throws {
    for screen in Self.screens {
      try await page.show(on: screen)
      try await page.waitUntil(
        """
        [document.documentElement, ...document.querySelectorAll(".segments")]
          .every((node) => node.scrollWidth <= node.clientWidth)
        """
      )
      try await savePicture(of: page, "inspector-\(name)-\(screen.width)")
    }
  }

  private func savePicture(of page: Page, _ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    for scheme in [Page.ColorScheme.dark, .light] {
      try await page.prefer(scheme, reducesMotion: true)
      let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(scheme).png")
      try await page.screenshot().write(to: file)
    }
  }
}
#endif
